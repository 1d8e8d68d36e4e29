use std::process::ExitCode;

fn main() -> ExitCode {
    ardoise::command_line::run(std::env::args_os())
}
