//! Compiles the page into the program.

use slint_build::{CompileError, CompilerConfiguration};

fn main() -> Result<(), CompileError> {
    let configuration = CompilerConfiguration::new().with_style("fluent".into());
    slint_build::compile_with_config("bare.slint", configuration)
}
