// The page around the app: the start, the network, a new version, Back, and what the app asks of it.

import assert from "node:assert/strict";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";

import { DIST, Phone, host, journeys, pocket } from "./harness.mjs";
import { browser, server, withPocket } from "./stage.mjs";

const words = JSON.parse(readFileSync(new URL("../page/words.json", import.meta.url), "utf8"));
const { places, steps } = journeys().evening;
const start = steps.find((step) => step.text === "start").at;

/// A page that is not opened yet, in a context of its own that is closed after `act`.
const withPhone = (asked, act) => withPocket(asked, async (context) => act(await Phone.in(context, server.address), context));

test("it says how far it has come, and gives way to the app", () => withPhone({ language: "fr" }, async (phone) => {
    // The program comes in two halves.
    let go;
    const wait = new Promise((done) => { go = done; });
    await phone.page.route(/app_bg\.wasm/, async (route) => {
        await wait;
        await route.continue();
    });
    await phone.page.goto(phone.address);
    await phone.page.getByText(words.fr.loading).waitFor();
    assert.equal(await phone.page.locator("#progress").isVisible(), true);
    assert.equal(await phone.page.locator("html").getAttribute("lang"), "fr");
    await phone.picture("loading-fr");
    go();
    await phone.drawn();
    assert.equal(await phone.page.locator("#progress").evaluate((it) => it.value), 1);
    phone.assertWell();
}));

for (const [name, lack, said] of [
    ["WebGL", () => {
        const real = HTMLCanvasElement.prototype.getContext;
        HTMLCanvasElement.prototype.getContext = function (kind, ...more) {
            return kind.startsWith("webgl") ? null : real.call(this, kind, ...more);
        };
    }, "noWebgl"],
    ["WebAssembly", () => { delete globalThis.WebAssembly; }, "noWasm"],
]) {
    test(`without ${name} there is a plain sentence`, () => withPhone({ language: "nb-NO" }, async (phone) => {
        await phone.page.addInitScript(lack);
        await phone.page.goto(phone.address);
        await phone.page.getByText(words.nb[said]).waitFor();
        assert.equal(await phone.page.locator("#progress").isVisible(), false);
        await phone.picture(`without-${name}`);
    }));
}

test("without scripts there is a sentence in every language", () => withPhone({ scripts: false }, async (phone) => {
    await phone.page.goto(phone.address);
    for (const language of Object.keys(words)) {
        assert.equal(await phone.page.locator(`noscript p[lang=${language}]`).isVisible(), true, language);
    }
    await phone.picture("without-scripts");
}));

test("where the program cannot be fetched it can be tried again", () => withPhone({ language: "ar" }, async (phone) => {
    await phone.page.route(/app_bg\.wasm/, (route) => route.fulfill({ status: 503 }));
    await phone.page.goto(phone.address);
    await phone.page.getByText(words.ar.unreachable).waitFor();
    await phone.picture("unreachable-ar");
    await phone.page.unroute(/app_bg\.wasm/);
    await phone.page.getByRole("button", { name: words.ar.again }).tap();
    await phone.drawn();
    assert.equal(await phone.page.locator("html").getAttribute("dir"), "rtl");
}));

test("where the page's own scripts do not come it can be tried again", () => withPhone({ language: "fr" }, async (phone) => {
    await phone.page.route(/words\.js/, (route) => route.abort());
    await phone.page.goto(phone.address);
    await phone.page.getByText(words.fr.unreachable).waitFor();
    await phone.page.unroute(/words\.js/);
    await phone.page.getByRole("button", { name: words.fr.again }).tap();
    await phone.drawn();
}));

test("the program is fetched once", () => withPhone({}, async (phone) => {
    await phone.open();
    await phone.page.evaluate(() => navigator.serviceWorker.ready);
    const programs = new Set(phone.asked.filter((url) => url.includes("app_bg.wasm")));
    assert.equal(programs.size, 1, [...programs].join());
}));

test("it opens without a network after the first visit", () => withPhone({}, async (phone, context) => {
    await phone.open();
    await phone.page.evaluate(() => navigator.serviceWorker.ready);
    await phone.page.waitForFunction(async () => (await navigator.serviceWorker.ready).active?.state === "activated");
    await context.setOffline(true);
    await phone.reload();
    // Also from a shortcut, which has an address of its own.
    await phone.open("?lang=fr");
    assert.equal(await phone.page.locator("html").getAttribute("lang"), "fr");
    phone.assertWell();
}));

test("what else is hosted beside it and below it is left alone", async () => {
    const folder = mkdtempSync(join(tmpdir(), "ardoise-"));
    for (const place of ["", "cards/", "cards/beta/"]) cpSync(DIST, join(folder, place), { recursive: true });
    writeFileSync(join(folder, "cards/rules.html"), "<title>Rules</title>");
    const shared = await host(folder);
    const context = await pocket(browser, {});
    try {
        const phone = await Phone.in(context, shared.address);
        for (const place of ["cards/", "cards/beta/"]) {
            await phone.open(place);
            await phone.page.evaluate(() => navigator.serviceWorker.ready);
        }
        assert.equal(await phone.page.evaluate(async () => (await caches.keys()).length), 2);
        await phone.page.goto(`${shared.address}cards/rules.html`);
        assert.equal(await phone.page.title(), "Rules");
        await context.setOffline(true);
        await phone.open("cards/");
        await phone.open("cards/beta/index.html");
    } finally {
        await context.close();
        shared.close();
        rmSync(folder, { recursive: true });
    }
});

/// The same files as another version.
function newer() {
    const folder = mkdtempSync(join(tmpdir(), "ardoise-"));
    cpSync(DIST, folder, { recursive: true });
    const worker = join(folder, "sw.js");
    writeFileSync(worker, readFileSync(worker, "utf8").replace(/VERSION = "[0-9a-f]+"/, 'VERSION = "new"'));
    return folder;
}

test("a new version is offered where no sheet is open, and taken when asked for", async () => {
    let folder = DIST;
    const moving = await host(() => folder);
    const context = await pocket(browser, {});
    try {
        const phone = await Phone.in(context, moving.address);
        await phone.open();
        await phone.page.evaluate(() => navigator.serviceWorker.ready);
        await phone.reload();
        const keeps = () => phone.page.evaluate(() => caches.keys());
        const [old] = await keeps();
        const fresh = `ardoise ${moving.address} new`;
        assert.match(old, /^ardoise http:\/\/localhost:\d+\/ [0-9a-f]{12}$/);
        let loads = 0;
        phone.page.on("load", () => { loads += 1; });

        folder = newer();
        await phone.tap(places["new-sheet"]);
        await phone.page.evaluate(async () => { await (await navigator.serviceWorker.ready).update(); });
        await phone.page.waitForFunction(async () => (await navigator.serviceWorker.ready).waiting);
        await phone.wait(300);
        assert.equal(await phone.page.locator("#update").isVisible(), false, "not over an open sheet");
        await phone.page.goBack();
        await phone.page.locator("#update").waitFor();
        assert.equal(await phone.page.locator("#update-words").textContent(), words.en.update);
        await phone.picture("update");
        // By keyboard, there and back.
        const focused = () => phone.page.evaluate(() => document.activeElement.id);
        await phone.page.keyboard.press("F6");
        assert.equal(await focused(), "update-now");
        await phone.page.keyboard.press("F6");
        assert.equal(await focused(), "canvas");
        await phone.wait(500);
        assert.equal(loads, 0, "never by itself");
        await phone.page.locator("#update-later").tap();
        assert.equal(await phone.page.locator("#update").isVisible(), false);

        await phone.reload();
        assert.deepEqual((await keeps()).sort(), [old, fresh].sort(), "a page that is loaded again stays with its version");
        await phone.page.locator("#update-now").tap();
        await phone.page.waitForFunction(async (fresh) => (await caches.keys()).join() === fresh, fresh);
        await phone.drawn();
        phone.assertWell();
    } finally {
        await context.close();
        moving.close();
        if (folder !== DIST) rmSync(folder, { recursive: true });
    }
});

test("Back closes one layer, and leaves the page when none is open", () => withPhone({}, async (phone) => {
    await phone.page.goto(`${phone.address}icon.svg`);
    await phone.open();
    const depth = () => phone.page.evaluate(() => history.state?.depth ?? 0);
    await phone.tap(places["new-sheet"]);
    await phone.page.waitForFunction(() => history.state?.depth === 1);
    const there = await phone.page.title();
    await phone.page.goBack();
    await phone.page.waitForFunction((before) => document.title !== before, there);
    assert.equal(await depth(), 0);
    // For a moment after a page has closed no tap is taken.
    await phone.wait(300);
    // What the app closes by itself is gone from the history as well, and nothing else with it.
    await phone.tap(places["new-sheet"]);
    await phone.page.waitForFunction(() => history.state?.depth === 1);
    await phone.tap(start);
    await phone.wait(300);
    await phone.tap(places["new-deal"]);
    await phone.page.waitForFunction(() => history.state?.depth > 1);
    const deep = await depth();
    await phone.page.keyboard.press("Escape");
    await phone.page.waitForFunction((before) => history.state.depth < before, deep);
    await phone.wait(500);
    assert.equal(await depth(), deep - 1);
    while (await depth() > 0) {
        await phone.page.keyboard.press("Escape");
        await phone.wait(300);
    }
    // Forward does not open it anew.
    await phone.page.evaluate(() => history.forward());
    await phone.wait(500);
    assert.equal(await depth(), 0);
    await phone.page.goBack();
    await phone.page.waitForURL(/icon\.svg$/);
}));

test("a shortcut of the installed app begins a sheet, once", () => withPhone({}, async (phone) => {
    await phone.open("?new=couillon");
    await phone.page.waitForFunction(() => history.state?.depth === 1);
    assert.equal(new URL(phone.page.url()).search, "");
    await phone.picture("shortcut-couillon");
    phone.assertWell();
}));

test("what the app asks of the page", () => withPhone({}, async (phone, context) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await phone.open();
    const { page } = phone;
    assert.equal(await page.evaluate(() => ardoise.copy("Us 190, Them 60")), true);
    assert.equal(await page.evaluate(() => navigator.clipboard.readText()), "Us 190, Them 60");

    const [download] = await Promise.all([
        page.waitForEvent("download"),
        page.evaluate(() => ardoise.download("sheet.json", "application/json", new TextEncoder().encode("{}"))),
    ]);
    assert.equal(download.suggestedFilename(), "sheet.json");
    assert.equal(readFileSync(await download.path(), "utf8"), "{}");

    const [chooser] = await Promise.all([
        page.waitForEvent("filechooser"),
        page.evaluate(() => { globalThis.picked = new Promise((done) => ardoise.pick((name, bytes) => done([name, bytes?.length]))); }),
    ]);
    await chooser.setFiles({ name: "sheets.json", mimeType: "application/json", buffer: Buffer.from("12345") });
    assert.deepEqual(await page.evaluate(() => globalThis.picked), ["sheets.json", 5]);
    // One that is gone by the time it is read.
    const [gone] = await Promise.all([
        page.waitForEvent("filechooser"),
        page.evaluate(() => {
            File.prototype.arrayBuffer = () => Promise.reject(new DOMException("gone", "NotReadableError"));
            globalThis.picked = new Promise((done) => ardoise.pick((...what) => done(what)));
        }),
    ]);
    await gone.setFiles({ name: "sheets.json", mimeType: "application/json", buffer: Buffer.from("12345") });
    assert.deepEqual(await page.evaluate(() => globalThis.picked), ["sheets.json"]);

    // Shared where the system can; what comes of it is told.
    assert.deepEqual(await page.evaluate(async () => {
        const asked = [];
        Object.defineProperty(navigator, "share", { configurable: true, value: async (what) => { asked.push(what); } });
        const yes = [ardoise.canShare(), await ardoise.share("Coinche", "Us 190")];
        for (const why of ["AbortError", "NotAllowedError"]) {
            Object.defineProperty(navigator, "share", { configurable: true, value: async () => { throw new DOMException("no", why); } });
            yes.push(await ardoise.share("Coinche", "Us 190"));
        }
        Object.defineProperty(navigator, "share", { configurable: true, value: undefined });
        return [asked, yes, ardoise.canShare(), await ardoise.share("Coinche", "Us 190")];
    }), [[{ title: "Coinche", text: "Us 190" }], [true, true, true, false], false, false]);

    await page.evaluate(() => ardoise.theme("#123456", false));
    assert.equal(await page.locator("meta[name=theme-color]").getAttribute("content"), "#123456");
    phone.assertWell();
}));

test("the screen stays on while it is asked to, also after the page was out of sight", () => withPhone({}, async (phone) => {
    await phone.open();
    assert.deepEqual(await phone.page.evaluate(async () => {
        const held = [];
        const wakeLock = { request: async () => {
            await new Promise((done) => setTimeout(done, 5));
            const lock = new EventTarget();
            held.push(lock);
            lock.release = () => { held.splice(held.indexOf(lock), 1); lock.dispatchEvent(new Event("release")); };
            return lock;
        } };
        Object.defineProperty(navigator, "wakeLock", { configurable: true, value: wakeLock });
        const soon = () => new Promise((done) => setTimeout(done, 20));
        const seen = [];
        // Twice before the first is answered.
        ardoise.awake(true);
        ardoise.awake(true);
        await soon();
        seen.push(held.length);
        held[0].release();
        document.dispatchEvent(new Event("visibilitychange"));
        await soon();
        seen.push(held.length);
        ardoise.awake(false);
        await soon();
        seen.push(held.length);
        return seen;
    }), [1, 1, 0]);
}));

test("the browser keeps its own keys, and the app has the others", () => withPhone({}, async (phone) => {
    await phone.open();
    // Whether the browser is left to do with the key what it does.
    const left = (key, held = {}) => phone.page.evaluate(([key, held]) => document.getElementById("canvas").dispatchEvent(
        new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...held })), [key, held]);
    for (const [key, held] of [["F5"], ["F12"], ["r", { ctrlKey: true }], ["+", { ctrlKey: true }], ["l", { metaKey: true }], ["ArrowLeft", { altKey: true }]]) {
        assert.equal(await left(key, held), true, key);
    }
    for (const [key, held] of [["Tab"], ["ArrowDown"], ["Escape"], ["z", { ctrlKey: true }], ["n", { ctrlKey: true }]]) {
        assert.equal(await left(key, held), false, key);
    }
}));

test("a program that has gone wrong is said to have stopped", () => withPhone({ language: "sv" }, async (phone) => {
    await phone.open();
    await phone.page.evaluate(() => { setTimeout(() => { throw new WebAssembly.RuntimeError("unreachable"); }); });
    await phone.page.getByText(words.sv.stopped).waitFor();
    await phone.picture("stopped-sv");
}));
