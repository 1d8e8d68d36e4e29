// A phone with the app on it: a page in Chromium that is touched, looked at and listened to.

import assert from "node:assert/strict";
import { mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { chromium } from "playwright-core";

import { serve } from "../serve.mjs";

const HERE = fileURLToPath(new URL(".", import.meta.url));
/// What `web/build` has built.
export const DIST = process.env.DIST ?? join(HERE, "../../dist");
/// Where pictures go, to be looked at.
const PICTURES = process.env.PICTURES ?? join(HERE, "../../target/web-pictures");
/// What `cargo test browser -- --ignored` has written down.
const TAPS = process.env.ARDOISE_TAPS ?? join(HERE, "../../target/web.taps");
/// Until something that is waited for is taken for missing.
const PATIENCE = 30_000;

/// Chromium, drawing without a graphics card.
export function launch(more = []) {
    return chromium.launch({
        executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
        args: [
            "--no-sandbox", "--use-angle=swiftshader", "--enable-unsafe-swiftshader", "--disable-background-networking",
            "--disable-component-update", "--disable-sync", "--no-first-run", ...more,
        ],
    });
}

/// A server of `folder` on a free port, and its address.
export async function host(folder = DIST) {
    const server = serve(folder);
    await new Promise((done) => { server.listen(0, "127.0.0.1", done); });
    return { address: `http://localhost:${server.address().port}/`, close: () => server.close() };
}

/// A context of its own: nothing is kept in it yet.
export function pocket(browser, { language = "en", size = [360, 640], scripts = true, dark = false } = {}) {
    return browser.newContext({
        locale: language,
        colorScheme: dark ? "dark" : "light",
        viewport: { width: size[0], height: size[1] },
        hasTouch: true,
        isMobile: true,
        javaScriptEnabled: scripts,
    });
}

export class Phone {
    constructor(page, address) {
        this.page = page;
        this.address = address;
        /// What went wrong on the page; a test of what goes wrong empties it.
        this.faults = [];
        this.asked = [];
        page.on("pageerror", (error) => this.faults.push(String(error)));
        page.on("console", (message) => {
            if (message.type() === "error") this.faults.push(message.text());
        });
        page.on("request", (request) => this.asked.push(request.url()));
        page.on("dialog", (dialog) => dialog.accept().catch(() => {}));
    }

    /// A page in `context` that is not there yet.
    static async in(context, address) {
        const page = await context.newPage();
        page.setDefaultTimeout(PATIENCE);
        await page.addInitScript(() => {
            addEventListener("securitypolicyviolation", (event) => console.error(`policy: ${event.violatedDirective} ${event.blockedURI}`));
            // Counts what is drawn.
            globalThis.frames_asked = 0;
            const ask = globalThis.requestAnimationFrame.bind(globalThis);
            globalThis.requestAnimationFrame = (then) => {
                globalThis.frames_asked += 1;
                return ask(then);
            };
        });
        return new Phone(page, address);
    }

    async open(path = "") {
        await this.page.goto(this.address + path);
        await this.drawn();
        return this;
    }

    async reload() {
        await this.page.reload();
        await this.drawn();
    }

    async drawn() {
        await this.page.locator("#start").waitFor({ state: "hidden" });
        await this.settled();
    }

    wait(time) {
        return this.page.waitForTimeout(time);
    }

    async tap([x, y]) {
        await this.page.touchscreen.tap(x, y);
        await this.settled();
    }

    /// Waits until what was tapped is drawn and nothing moves, however slow the machine is.
    async settled() {
        let before = -1;
        for (let turn = 0; turn < 50; turn += 1) {
            // A list takes a tap for the begin of a drag until a moment has passed.
            await this.wait(110);
            const now = await this.page.evaluate(() => globalThis.frames_asked);
            if (now === before) return;
            before = now;
        }
    }

    async type(place, text) {
        await this.tap(place);
        await this.page.keyboard.press("Control+a");
        await this.page.keyboard.insertText(text);
        await this.settled();
    }

    told() {
        return this.page.locator("#told").textContent();
    }

    /// Waits until a screen reader is told this.
    async hear(text) {
        try {
            await this.page.waitForFunction((wanted) => document.getElementById("told").textContent === wanted, text, { timeout: 8_000 });
        } catch {
            await this.picture("not-heard");
            assert.equal(await this.told(), text);
        }
    }

    /// Waits until what was done is on the disk.
    async kept() {
        await this.page.locator("html:not([data-saving])").waitFor();
    }

    async picture(name) {
        mkdirSync(PICTURES, { recursive: true });
        return this.page.screenshot({ path: join(PICTURES, `${name}.png`) });
    }

    /// The colour at a place, as `rgb`.
    async colour([x, y]) {
        const picture = (await this.page.screenshot({ clip: { x, y, width: 1, height: 1 } })).toString("base64");
        const blank = await this.page.context().browser().newPage();
        const colour = await blank.evaluate(async (data) => {
            const point = new Image();
            point.src = `data:image/png;base64,${data}`;
            await point.decode();
            const drawing = document.createElement("canvas").getContext("2d");
            drawing.drawImage(point, 0, 0);
            return [...drawing.getImageData(0, 0, 1, 1).data].slice(0, 3).map((part) => part.toString(16).padStart(2, "0")).join("");
        }, picture);
        await blank.close();
        return colour;
    }

    /// Waits until this place has a colour, or has it no longer.
    async paints(place, wanted, has = true) {
        for (let turn = 0; turn < 60; turn += 1) {
            if ((await this.colour(place) === wanted) === has) return;
            await this.wait(300);
        }
        await this.picture("not-painted");
        assert.fail(`at ${place} there is ${await this.colour(place)}`);
    }

    /// Compares the window with the picture that the desktop has drawn of the same moment, in squares of 8 points: letters are drawn by another
    /// hand there.
    async likeDesktop(name) {
        const here = (await this.picture(name)).toString("base64");
        const there = readFileSync(join(TAPS.replace(/(\.[^./]*)?$/, ".desktop"), `${name}.png`)).toString("base64");
        const blank = await this.page.context().browser().newPage();
        const unlike = await blank.evaluate(async (pictures) => {
            const [one, other] = await Promise.all(pictures.map(async (data) => {
                const picture = new Image();
                picture.src = `data:image/png;base64,${data}`;
                await picture.decode();
                const canvas = document.createElement("canvas");
                [canvas.width, canvas.height] = [picture.width / 8, picture.height / 8];
                const drawing = canvas.getContext("2d");
                drawing.imageSmoothingQuality = "high";
                drawing.drawImage(picture, 0, 0, canvas.width, canvas.height);
                return drawing.getImageData(0, 0, canvas.width, canvas.height).data;
            }));
            if (one.length !== other.length) return 1;
            let squares = 0;
            for (let at = 0; at < one.length; at += 4) {
                const far = Math.max(...[0, 1, 2].map((part) => Math.abs(one[at + part] - other[at + part])));
                if (far > 48) squares += 1;
            }
            return squares / (one.length / 4);
        }, [here, there]);
        await blank.close();
        console.log(`${name}: ${(unlike * 100).toFixed(1)} % unlike the desktop's`);
        assert.ok(unlike < 0.04, `${name}: ${(unlike * 100).toFixed(1)} % of it is not as on the desktop`);
    }

    /// Nothing went wrong, and nobody but the own server was asked.
    assertWell() {
        assert.deepEqual(this.faults, []);
        const strangers = this.asked.filter((url) => !url.startsWith(this.address) && !url.startsWith("blob:") && !url.startsWith("data:"));
        assert.deepEqual(strangers, []);
    }
}

/// The journeys that were written down, by their names.
export function journeys() {
    const found = {};
    let steps = [];
    for (const line of readFileSync(TAPS, "utf8").split("\n").filter(Boolean)) {
        const [act, ...rest] = line.split(" ");
        if (act === "journey") {
            const [name, language, width, height] = rest;
            steps = [];
            found[name] = { language, size: [Number(width), Number(height)], steps, places: {} };
        } else {
            const text = rest.slice(2).join(" ");
            if (act === "shot") {
                steps.push({ act, name: rest[0] });
                continue;
            }
            steps.push({ act, at: [Number(rest[0]), Number(rest[1])], text: act === "hear" ? rest.join(" ") : text });
            if (act === "place") Object.values(found).at(-1).places[text] = [Number(rest[0]), Number(rest[1])];
        }
    }
    return found;
}

/// Does what was written down.
export async function follow(phone, steps) {
    for (const step of steps) {
        if (step.act === "tap") await phone.tap(step.at);
        else if (step.act === "type") await phone.type(step.at, step.text);
        else if (step.act === "hear") {
            await phone.hear(step.text);
            // For a moment after a form has closed no tap is taken.
            await phone.wait(200);
            await phone.settled();
        } else if (step.act === "shot") await phone.likeDesktop(step.name);
        else if (step.act === "end") break;
    }
    await phone.kept();
}
