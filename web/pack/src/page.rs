//! The files of the page, stamped with the version: a checksum of all that it is made of.

use std::collections::BTreeMap;
use std::error::Error;
use std::fs;
use std::path::Path;

use base64::Engine;
use base64::prelude::BASE64_STANDARD;
use serde_json::{Map, Value};
use sha2::{Digest, Sha256};

/// Every file by its name, in one order on every machine.
type Files = BTreeMap<String, Vec<u8>>;

/// What only the service worker must not keep: itself.
const WORKER: &str = "sw.js";

pub fn lay_out(page: &Path, out: &Path) -> Result<(), Box<dyn Error>> {
    let mut files = read(out)?;
    files.extend(read(page)?);
    let words: Map<String, Value> =
        serde_json::from_slice(&files.remove("words.json").ok_or("no words")?)?;
    let module = format!("export const words = {};\n", Value::Object(words.clone()));
    files.insert("words.js".to_owned(), module.into_bytes());
    let manifest = String::from_utf8(files.remove("manifest.webmanifest").ok_or("no manifest")?)?;
    for (language, said) in &words {
        let name = if language == "en" {
            "manifest.webmanifest".to_owned()
        } else {
            format!("manifest.{language}.webmanifest")
        };
        files.insert(name, manifest_in(&manifest, language, said)?.into_bytes());
    }

    let said = unreachable(&words).to_string();
    let guard = String::from_utf8(files.remove("guard.js").ok_or("no guard")?)?;
    files.insert(
        "guard.js".to_owned(),
        guard.replace("@SAID@", &said).into_bytes(),
    );

    let version = version(&files);
    let bytes = files.get("app_bg.wasm").map_or(0, Vec::len);
    for (name, content) in &mut files {
        if let (true, Ok(text)) = (is_text(name), std::str::from_utf8(content)) {
            let text = text
                .replace("@VERSION@", &version)
                .replace("@BYTES@", &bytes.to_string());
            *content = text.into_bytes();
        }
    }
    let kept: Vec<Value> = files
        .iter()
        .filter(|(name, _)| *name != WORKER)
        .map(|(name, content)| {
            let path = if name == "index.html" { "./" } else { name };
            let sum = format!("sha256-{}", BASE64_STANDARD.encode(Sha256::digest(content)));
            Value::from(vec![path.to_owned(), sum])
        })
        .collect();
    let worker = String::from_utf8(files.remove(WORKER).ok_or("no service worker")?)?;
    let worker = worker.replace("@FILES@", &Value::from(kept).to_string());
    files.insert(WORKER.to_owned(), worker.into_bytes());
    for (name, content) in files {
        fs::write(out.join(name), content)?;
    }
    println!("version {version}");
    Ok(())
}

/// What is said where even the words do not arrive: a sentence and the name of a button, by language.
fn unreachable(words: &Map<String, Value>) -> Value {
    let said = |of: &Value| Value::from(vec![of["unreachable"].clone(), of["again"].clone()]);
    let all = words
        .iter()
        .map(|(language, of)| (language.clone(), said(of)));
    Value::Object(all.collect())
}

fn read(folder: &Path) -> Result<Files, Box<dyn Error>> {
    let mut files = Files::new();
    for file in fs::read_dir(folder)? {
        let path = file?.path();
        if let (true, Some(name)) = (path.is_file(), path.file_name()) {
            files.insert(name.to_string_lossy().into_owned(), fs::read(&path)?);
        }
    }
    Ok(files)
}

/// The manifest with the words of one language in their places.
fn manifest_in(manifest: &str, language: &str, words: &Value) -> Result<String, Box<dyn Error>> {
    let mut text = manifest.replace("@language@", language);
    text = text.replace("@direction@", if language == "ar" { "rtl" } else { "ltr" });
    for (key, word) in words.as_object().ok_or("a language is a table of words")? {
        text = text.replace(
            &format!("@{key}@"),
            word.as_str().ok_or("a word is a text")?,
        );
    }
    serde_json::from_str::<Value>(&text)?;
    Ok(text)
}

fn version(files: &Files) -> String {
    let mut sum = Sha256::new();
    for (name, content) in files {
        sum.update(name.as_bytes());
        sum.update([0]);
        sum.update(Sha256::digest(content));
    }
    sum.finalize()
        .iter()
        .take(6)
        .map(|byte| format!("{byte:02x}"))
        .collect()
}

fn is_text(name: &str) -> bool {
    [".html", ".css", ".js", ".webmanifest"]
        .iter()
        .any(|end| name.ends_with(end))
}
