//! Compiles the pages and the catalogues into the program.

use slint_build::{CompilerConfiguration, DefaultTranslationContext};

fn main() -> Result<(), slint_build::CompileError> {
    println!("cargo::rerun-if-changed=translations");
    // The tests find controls by their ids; a release does not carry them.
    let debug = std::env::var("PROFILE").is_ok_and(|profile| profile == "debug");
    slint_build::compile_with_config(
        "ui/app.slint",
        CompilerConfiguration::new()
            .with_style("fluent".into())
            .with_bundled_translations("translations")
            .with_default_translation_context(DefaultTranslationContext::None)
            .with_debug_info(debug),
    )
}
