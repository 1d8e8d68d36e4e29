//! Shows a window with one word in it.

slint::include_modules!();

fn main() -> Result<(), slint::PlatformError> {
    Bare::new()?.run()
}
