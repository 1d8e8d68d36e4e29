//! Puts the page together: the program with its bindings, the icons, the files of the page, the manifest in each language, and the
//! service worker, which is told what the version is made of.
//!
//! ```sh
//! pack ardoise.wasm web/page ui/icons/ardoise.svg dist
//! ```

mod icon;
mod page;

use std::error::Error;
use std::fs;
use std::path::{Path, PathBuf};

use wasm_bindgen_cli_support::Bindgen;

fn main() -> Result<(), Box<dyn Error>> {
    let arguments: Vec<PathBuf> = std::env::args_os().skip(1).map(PathBuf::from).collect();
    let [program, page, icon, out] = arguments.as_slice() else {
        return Err("say: pack PROGRAM.wasm PAGE ICON.svg OUT".into());
    };
    if out.exists() {
        fs::remove_dir_all(out)?;
    }
    fs::create_dir_all(out)?;
    bind(program, out)?;
    icon::draw(icon, out)?;
    page::lay_out(page, out)?;
    Ok(())
}

/// The program and the module that loads it, as `app_bg.wasm` and `app.js`.
fn bind(program: &Path, out: &Path) -> Result<(), Box<dyn Error>> {
    let mut bindgen = Bindgen::new();
    bindgen
        .input_path(program)
        .out_name("app")
        .typescript(false)
        // Names of functions, which nobody reads there.
        .remove_name_section(true)
        .remove_producers_section(true);
    bindgen.web(true)?;
    bindgen.generate(out)?;
    Ok(())
}
