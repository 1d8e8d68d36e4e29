// What was built, looked at without a browser.

import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { fileURLToPath, pathToFileURL } from "node:url";

import { DIST } from "./harness.mjs";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const LANGUAGES = ["ar", "en", "fr", "nb", "nl", "sv"];
const words = JSON.parse(readFileSync(join(ROOT, "web/page/words.json"), "utf8"));
const built = (name) => readFileSync(join(DIST, name));
const manifest = (language) => JSON.parse(built(language === "en" ? "manifest.webmanifest" : `manifest.${language}.webmanifest`));

test("every word is there in each language, and none is left in English", () => {
    assert.deepEqual(Object.keys(words).sort(), LANGUAGES);
    const games = ["coinche", "couillon", "koetsieren", "kopknack"];
    for (const language of LANGUAGES) {
        assert.deepEqual(Object.keys(words[language]).sort(), Object.keys(words.en).sort(), language);
        for (const [key, word] of Object.entries(words[language])) {
            assert.ok(word.trim().length > 0, `${language}: ${key}`);
            const same = games.includes(key) || (language === "nl" && key === "updateLater");
            if (language !== "en" && !same) assert.notEqual(word, words.en[key], `${language}: ${key}`);
        }
    }
});

test("a new sheet is called as the app calls it", () => {
    for (const language of LANGUAGES.filter((it) => it !== "en")) {
        const catalogue = readFileSync(join(ROOT, `translations/${language}/LC_MESSAGES/ardoise.po`), "utf8");
        assert.ok(catalogue.includes(`msgid "New sheet"\nmsgstr "${words[language].newSheet}"`), language);
    }
});

test("the page says without scripts, in every language, that it needs them", () => {
    const page = built("index.html").toString();
    const said = page.match(/<noscript>(.*)<\/noscript>/s)[1];
    for (const language of LANGUAGES) assert.match(said, new RegExp(`<p lang="${language}"[^>]*>[^<]{20,}</p>`));
    assert.match(said, /<p lang="ar" dir="rtl">/);
});

test("the languages of the browser are asked in their order", async () => {
    const { spoken, direction } = await import(pathToFileURL(join(DIST, "tongue.js")));
    assert.equal(spoken(["de-DE", "fr-CA", "en"]), "fr");
    assert.equal(spoken(["nn-NO"]), "nb");
    assert.equal(spoken(["ar-EG", "en"]), "ar");
    assert.equal(spoken(["de"]), "en");
    assert.equal(spoken([]), "en");
    assert.deepEqual(LANGUAGES.filter((it) => direction(it) === "rtl"), ["ar"]);
});

test("the policy lets in no script, style or request but our own", () => {
    const page = built("index.html").toString();
    const policy = page.match(/http-equiv="Content-Security-Policy" content="([^"]+)"/)[1];
    assert.match(policy, /^default-src 'none';/);
    assert.match(policy, /script-src 'self' 'wasm-unsafe-eval';/);
    assert.ok(!policy.includes("unsafe-inline") && !policy.includes("'unsafe-eval'") && !policy.includes("http"));
    assert.ok(!/<style|\sstyle=|\son[a-z]+=/.test(page));
    for (const [, inside] of page.matchAll(/<script[^>]*>(.*?)<\/script>/gs)) assert.equal(inside, "");
    assert.ok(page.indexOf("Content-Security-Policy") < page.indexOf("<link"), "it comes before what it is about");
    for (const name of readdirSync(DIST)) {
        if (/\.(html|css|js|webmanifest)$/.test(name) && name !== "app.js") {
            assert.ok(!/https?:\/\/(?!www\.w3\.org)/.test(built(name).toString()), `${name} names another server`);
        }
    }
});

test("it can be installed in every language", () => {
    for (const language of LANGUAGES) {
        const it = manifest(language);
        assert.equal(it.name, "Ardoise");
        assert.equal(it.display, "standalone");
        assert.equal(it.lang, language);
        assert.equal(it.dir, language === "ar" ? "rtl" : "ltr");
        // Who it is follows from where it is hosted.
        assert.equal(it.id, undefined);
        assert.match(it.theme_color, /^#[0-9a-f]{6}$/);
        assert.equal(it.description, words[language].description);
        const games = it.shortcuts.map((shortcut) => new URL(shortcut.url, "http://here/").searchParams.get("new"));
        assert.deepEqual(games, ["coinche", "couillon", "koetsieren", "kopknack"]);
        for (const shortcut of it.shortcuts) assert.ok(shortcut.name.startsWith(words[language].newSheet), shortcut.name);
        const icons = it.icons.map((icon) => `${icon.sizes} ${icon.purpose}`);
        for (const wanted of ["192x192 any", "512x512 any", "512x512 maskable"]) assert.ok(icons.includes(wanted), wanted);
        for (const icon of it.icons.filter((icon) => icon.type === "image/png")) {
            const drawn = built(icon.src);
            assert.equal(`${drawn.readUInt32BE(16)}x${drawn.readUInt32BE(20)}`, icon.sizes);
        }
    }
});

test("what is kept for evenings without a network is all there is, to the byte", () => {
    const worker = built("sw.js").toString();
    const kept = JSON.parse(worker.match(/FILES = JSON\.parse\('(.*)'\)/)[1]);
    const names = readdirSync(DIST).filter((name) => name !== "sw.js").map((name) => name === "index.html" ? "./" : name);
    assert.deepEqual(kept.map(([path]) => path).sort(), names.sort());
    for (const [path, sum] of kept) {
        const content = built(path === "./" ? "index.html" : path);
        assert.equal(sum, `sha256-${createHash("sha256").update(content).digest("base64")}`, path);
    }
    const version = worker.match(/VERSION = "([0-9a-f]{12})"/)[1];
    for (const name of readdirSync(DIST)) {
        if (!/\.(html|css|js|webmanifest)$/.test(name) || name === "app.js") continue;
        assert.ok(!/@[A-Za-z]+@/.test(built(name).toString()), `${name} has a place that nothing was put into`);
        for (const [, named] of built(name).toString().matchAll(/\?v=([^"`]+)"/g)) assert.equal(named, version, name);
    }
});

test("the bare window that the app is weighed against is built as the app is", () => {
    const read = (file) => readFileSync(join(ROOT, file), "utf8");
    const profile = (text) => text.match(/^\[profile\.web\]\n((?:.+\n)+)/m)[1].trim();
    assert.equal(profile(read("web/bare/Cargo.toml")), profile(read("Cargo.toml")));
    const slint = (text) => text.match(/^slint = .*$/gm);
    const [everywhere, desktop, web] = slint(read("Cargo.toml"));
    assert.ok(desktop.includes("accessibility"));
    assert.deepEqual(slint(read("web/bare/Cargo.toml")), [everywhere, web]);
    // What they have in common is of one version, and the bindings are made by the program that they are made for.
    const locked = (file) => new Map([...read(file).matchAll(/name = "(.+)"\nversion = "(.+)"/g)].map(([, name, version]) => [name, version]));
    const app = locked("Cargo.lock");
    for (const name of ["slint", "i-slint-core", "i-slint-backend-winit", "i-slint-renderer-femtovg", "winit", "femtovg", "wasm-bindgen", "web-sys"]) {
        assert.equal(locked("web/bare/Cargo.lock").get(name), app.get(name), name);
    }
    assert.equal(locked("web/pack/Cargo.lock").get("wasm-bindgen-cli-support"), app.get("wasm-bindgen"));
});
