// Evenings at the table, tapped in with a finger on a phone.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";

import { Phone, follow, journeys, launch } from "./harness.mjs";
import { server, withPocket } from "./stage.mjs";

const { evening, giving, taking, arabic } = journeys();
const told = evening.steps.filter((step) => step.act === "hear").map((step) => step.text);
/// The steps up to the n-th thing that is heard: the first one is the new sheet.
const until = (journey, times) => {
    let heard = 0;
    const end = journey.steps.findIndex((step) => step.act === "hear" && ++heard === times);
    return journey.steps.slice(0, end + 1);
};
/// Where it is said that something is not kept, and the colour of that.
const [BANNER, WARNING] = [[2, 2], "a3241c"];

/// Undoes and redoes, which tells the totals: `what was done, and who has what`.
async function totals(phone) {
    await phone.tap(evening.places.undo);
    await phone.page.waitForFunction(() => document.getElementById("told").textContent.includes(":"));
    const without = await phone.told();
    await phone.page.keyboard.press("Control+Shift+z");
    await phone.page.waitForFunction((before) => document.getElementById("told").textContent !== before, without);
    await phone.wait(220);
    await phone.kept();
    return (await phone.told()).replace(/^.*?\. /s, "");
}
const standing = (text) => text.replace(/^.*?\. /s, "");

test("an evening of ten deals is there again when the page is loaded again", () => withPocket(evening, async (context) => {
    const phone = await Phone.in(context, server.address);
    await phone.page.addInitScript(() => {
        globalThis.persists = 0;
        navigator.storage.persist = async () => { globalThis.persists += 1; return true; };
    });
    await phone.open();
    await phone.picture("home");
    await follow(phone, evening.steps);
    assert.equal(await phone.page.evaluate(() => persists), 1, "the browser is asked once to keep it");
    await phone.picture("evening");
    const last = told[10];
    assert.equal(await phone.told(), last);
    await phone.reload();
    await phone.picture("evening-again");
    assert.equal(await totals(phone), standing(last));
    phone.assertWell();
}));

test("the same without a network", () => withPocket(evening, async (context) => {
    const phone = await (await Phone.in(context, server.address)).open();
    await phone.page.evaluate(() => navigator.serviceWorker.ready);
    await context.setOffline(true);
    await phone.reload();
    await follow(phone, until(evening, 3));
    await phone.reload();
    assert.equal(await totals(phone), standing(told[2]));
    phone.assertWell();
}));

test("of two tabs the second only looks on, and takes over when the first is closed", () => withPocket(evening, async (context) => {
    const first = await (await Phone.in(context, server.address)).open();
    await follow(first, until(evening, 3));
    const second = await (await Phone.in(context, server.address)).open();
    await second.picture("second-tab");
    assert.equal(await second.colour(BANNER), WARNING, "it says so");
    // What the second is told to do changes nothing of what the first has.
    await second.tap(evening.places.undo);
    await second.wait(300);
    await first.page.bringToFront();
    await first.reload();
    assert.equal(await totals(first), standing(told[2]));
    const again = second.page.waitForEvent("load");
    await first.page.close();
    await again;
    await second.drawn();
    await second.page.bringToFront();
    assert.equal(await totals(second), standing(told[2]));
    await second.picture("second-tab-alone");
}));

test("where tabs cannot ask for a lock, the one that comes too late is told", () => withPocket(evening, async (context) => {
    await context.addInitScript(() => Object.defineProperty(navigator, "locks", { value: undefined }));
    const first = await (await Phone.in(context, server.address)).open();
    await follow(first, until(evening, 2));
    const second = await (await Phone.in(context, server.address)).open();
    assert.notEqual(await second.colour(BANNER), WARNING);
    await first.page.bringToFront();
    await follow(first, until(evening, 3).slice(until(evening, 2).length));
    await second.page.bringToFront();
    await second.tap(evening.places.undo);
    await second.paints(BANNER, WARNING);
    await second.page.close();
    await first.page.bringToFront();
    await first.reload();
    assert.equal(await totals(first), standing(told[2]));
}));

test("what the browser has forgotten it is given again", () => withPocket(evening, async (context) => {
    const phone = await (await Phone.in(context, server.address)).open();
    await follow(phone, until(evening, 3));
    const system = await context.newCDPSession(phone.page);
    await system.send("Storage.clearDataForOrigin", { origin: new URL(server.address).origin, storageTypes: "indexeddb" });
    // It fails at first, and is tried again by itself.
    assert.equal(await totals(phone), standing(told[2]));
    await phone.paints(BANNER, WARNING, false);
    await phone.reload();
    assert.equal(await totals(phone), standing(told[2]));
}));

/// Fills the storage of the browser to its last bytes.
const fill = (page) => page.evaluate(async () => {
    const open = indexedDB.open("junk", 1);
    open.onupgradeneeded = () => open.result.createObjectStore("junk");
    await new Promise((done) => { open.onsuccess = done; });
    for (let size = 16_000_000, at = 0; size > 200; at += 1) {
        const junk = new Uint8Array(size);
        for (let part = 0; part < size; part += 65_536) crypto.getRandomValues(junk.subarray(part, part + 65_536));
        const transaction = open.result.transaction("junk", "readwrite");
        transaction.objectStore("junk").put(junk, at);
        const fits = await new Promise((done) => {
            transaction.oncomplete = () => done(true);
            transaction.onabort = () => done(false);
        });
        if (!fits) size /= 2;
    }
    open.result.close();
});
const empty = (page) => page.evaluate(() => new Promise((done) => { indexedDB.deleteDatabase("junk").onsuccess = done; }));

test("where nothing more can be kept it is said, and kept as soon as there is room", () => withPocket(evening, async (context) => {
    const phone = await Phone.in(context, server.address);
    const system = await context.newCDPSession(phone.page);
    await system.send("Storage.overrideQuotaForOrigin", { origin: new URL(server.address).origin, quotaSize: 60_000_000 });
    await phone.open();
    await phone.page.evaluate(() => navigator.serviceWorker.ready);
    await follow(phone, until(evening, 2));
    const rest = until(evening, 3).slice(until(evening, 2).length).filter((step) => step.act === "tap");
    const save = rest.pop();
    assert.equal(save.text, "save");
    await follow(phone, rest);
    await fill(phone.page);
    await phone.tap(save.at);
    await phone.paints(BANNER, WARNING);
    await phone.picture("full");
    await empty(phone.page);
    // It is tried again by itself.
    await phone.paints(BANNER, WARNING, false);
    await phone.kept();
    await phone.picture("room-again");
    await phone.reload();
    await phone.picture("room-again-loaded");
    assert.equal(await totals(phone), standing(told[2]));
}));

/// Writes into the record of the open sheet, as a fault of the browser's storage would.
const spoil = (page) => page.evaluate(async () => {
    const open = indexedDB.open("ardoise");
    await new Promise((done) => { open.onsuccess = done; });
    const store = open.result.transaction("files", "readwrite").objectStore("files");
    const keys = store.getAllKeys();
    await new Promise((done) => { keys.onsuccess = done; });
    const sheet = keys.result.find((key) => /^sheets\/[^/]+\.json$/.test(key));
    store.put(new TextEncoder().encode('{"half'), sheet);
    await new Promise((done) => { store.transaction.oncomplete = done; });
    open.result.close();
    return keys.result;
});

test("of a damaged record the version before is opened", () => withPocket(evening, async (context) => {
    const phone = await (await Phone.in(context, server.address)).open();
    await follow(phone, until(evening, 3));
    await spoil(phone.page);
    await phone.reload();
    await phone.picture("damaged");
    // It lacks the last deal.
    assert.equal(await phone.page.evaluate(() => history.state?.depth), 1);
    await phone.tap(evening.places.undo);
    await phone.page.keyboard.press("Control+Shift+z");
    await phone.hear(`Redone: New deal 1. ${standing(told[1])}`);
    await phone.page.goBack();
    await phone.settled();
    await phone.picture("damaged-home");
}));

/// A system on which texts can be shared and copied; what was is in `given`.
const generous = (page) => page.addInitScript(() => {
    globalThis.given = [];
    Object.defineProperty(navigator, "share", { value: async (what) => { globalThis.given.push(what); } });
    Object.defineProperty(navigator.clipboard, "writeText", { value: async (text) => { globalThis.given.push(text); } });
});

test("a sheet goes out, as a text and as a file, and comes in on another phone", async () => {
    let file;
    await withPocket(giving, async (context) => {
        const phone = await Phone.in(context, server.address);
        await generous(phone.page);
        await phone.open();
        await follow(phone, giving.steps);
        await phone.tap(giving.places["share-text"]);
        await phone.tap(giving.places["copy-text"]);
        const [shared, copied] = await phone.page.evaluate(() => given);
        assert.equal(shared.title, "Coinche to 2000");
        assert.match(shared.text, /^Coinche to 2000\n[^]*Anna[^]*190/);
        assert.equal(copied, shared.text);
        assert.equal(await phone.told(), "Copied. Now it can be pasted elsewhere.");
        const saved = phone.page.waitForEvent("download");
        await phone.tap(giving.places["save-json"]);
        const download = await saved;
        assert.match(download.suggestedFilename(), /^coinche-\d{4}-\d\d-\d\d\.json$/);
        file = await download.path();
        await phone.picture("given");
        phone.assertWell();
        file = { name: download.suggestedFilename(), mimeType: "application/json", buffer: readFileSync(file) };
    });
    await withPocket(taking, async (context) => {
        const phone = await (await Phone.in(context, server.address)).open();
        await follow(phone, taking.steps);
        await phone.picture("before-pick");
        const chooser = phone.page.waitForEvent("filechooser");
        await phone.tap(taking.places["import-pick"]);
        await (await chooser).setFiles(file);
        await phone.wait(500);
        await phone.settled();
        await phone.picture("arrives");
        await phone.tap(taking.places["take-in"]);
        const [taken, opened] = taking.steps.filter((step) => step.act === "hear").map((step) => step.text);
        await phone.hear(taken);
        await phone.kept();
        await phone.reload();
        await phone.tap(taking.places["sheet-running-0"]);
        await phone.hear(opened);
        await phone.picture("taken");
        phone.assertWell();
    });
});

test("in the dark, where the system is", () => withPocket({ ...evening, dark: true }, async (context) => {
    const phone = await (await Phone.in(context, server.address)).open();
    await phone.picture("dark-home");
    const [home] = await phone.page.evaluate(() => [document.querySelector("meta[name=theme-color]").content]);
    await follow(phone, until(evening, 3).filter((step) => step.act !== "shot"));
    await phone.picture("dark");
    assert.equal(`#${await phone.colour([2, 2])}`, home, "the page around it has the colour of the slate");
    const [red, green, blue] = [1, 3, 5].map((at) => parseInt(home.slice(at, at + 2), 16));
    assert.ok(red + green + blue < 200, home);
    phone.assertWell();
}));

test("in Arabic, from right to left", () => withPocket(arabic, async (context) => {
    const phone = await (await Phone.in(context, server.address)).open();
    await follow(phone, arabic.steps);
    await phone.picture("arabic");
    assert.equal(await phone.page.locator("html").getAttribute("dir"), "rtl");
    assert.equal(await phone.page.locator("html").getAttribute("lang"), "ar");
    phone.assertWell();
}));

// A scale that is only emulated does not reach what the window library measures.
for (const scale of [1, 2, 3]) {
    test(`sharp and whole at ${scale} pixels a point, also turned around`, async () => {
        const screen = await launch([`--force-device-scale-factor=${scale}`, "--window-size=500,900"]);
        try {
            const context = await screen.newContext({ locale: "en", viewport: null, hasTouch: true });
            const phone = await (await Phone.in(context, server.address)).open();
            const system = await context.newCDPSession(phone.page);
            const { windowId } = await system.send("Browser.getWindowForTarget");
            for (const [width, height] of [[500, 900], [900, 500], [500, 900]]) {
                await system.send("Browser.setWindowBounds", { windowId, bounds: { width, height } });
                await phone.wait(600);
                const seen = await phone.page.evaluate(() => {
                    const canvas = document.getElementById("canvas");
                    return { pixels: [canvas.width, canvas.height], points: [canvas.clientWidth, canvas.clientHeight], page: [innerWidth, innerHeight] };
                });
                assert.equal(seen.page[0], width);
                assert.deepEqual(seen.points, seen.page);
                assert.deepEqual(seen.pixels, seen.page.map((side) => side * scale));
                await phone.picture(`scale-${scale}-${width}`);
            }
            // A tap lands where it is meant to.
            const [width, height] = await phone.page.evaluate(() => [innerWidth, innerHeight]);
            await phone.tap([width / 2, height - (evening.size[1] - evening.places["new-sheet"][1])]);
            await phone.page.waitForFunction(() => history.state?.depth === 1);
            phone.assertWell();
        } finally {
            await screen.close();
        }
    });
}

test("nothing is drawn while nothing moves", () => withPocket(evening, async (context) => {
    const phone = await (await Phone.in(context, server.address)).open();
    await follow(phone, until(evening, 2));
    // The note that tells what was done goes away.
    await phone.wait(8_000);
    const before = await phone.page.evaluate(() => frames_asked);
    await phone.wait(3_000);
    const drawn = (await phone.page.evaluate(() => frames_asked)) - before;
    assert.ok(drawn <= 2, `${drawn} pictures in three seconds`);
}));

test("the edges that the system takes are kept free", () => withPocket(evening, async (context) => {
    const phone = await (await Phone.in(context, server.address)).open();
    const system = await context.newCDPSession(phone.page);
    const before = await phone.picture("edges-none");
    await system.send("Emulation.setSafeAreaInsetsOverride", { insets: { top: 40, bottom: 30, left: 0, right: 0 } });
    await phone.page.setViewportSize({ width: 360, height: 641 });
    await phone.wait(500);
    const now = await phone.picture("edges");
    assert.notDeepEqual(now, before);
    // What was at the top is 40 points lower, and tapped there.
    await phone.tap([evening.places["new-sheet"][0], evening.places["new-sheet"][1] - 29]);
    await phone.page.waitForFunction(() => history.state?.depth === 1);
    phone.assertWell();
}));

test("a name is typed with the keyboard of a phone, letter by letter and by composing", () => withPocket(evening, async (context) => {
    const phone = await (await Phone.in(context, server.address)).open();
    await phone.tap(evening.places["new-sheet"]);
    const field = evening.steps.find((step) => step.act === "type");
    await phone.tap(field.at);
    const hidden = phone.page.locator("body > input");
    assert.equal(await hidden.evaluate((it) => it === document.activeElement), true, "the keyboard has something to write to");
    assert.deepEqual(await hidden.evaluate((it) => [it.getAttribute("autocorrect"), it.spellcheck, getComputedStyle(it).fontSize]), ["off", false, "16px"]);
    const system = await context.newCDPSession(phone.page);
    await system.send("Input.imeSetComposition", { text: "An", selectionStart: 2, selectionEnd: 2 });
    await system.send("Input.imeSetComposition", { text: "Ann", selectionStart: 3, selectionEnd: 3 });
    await system.send("Input.insertText", { text: "Anna" });
    await phone.wait(300);
    await phone.picture("name");
    phone.assertWell();
}));
