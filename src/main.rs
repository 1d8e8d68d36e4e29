#[cfg(not(target_family = "wasm"))]
fn main() -> std::process::ExitCode {
    ardoise::command_line::run(std::env::args_os())
}

#[cfg(target_family = "wasm")]
fn main() {
    ardoise::browser::run();
}
