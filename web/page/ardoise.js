// What the app asks of the page it stands in: `globalThis.ardoise`, which src/browser/ calls.

import { layers } from "./layers.js?v=@VERSION@";
import { direction, spoken } from "./tongue.js?v=@VERSION@";
import { words } from "./words.js?v=@VERSION@";

export const language = spoken(navigator.languages ?? [navigator.language]);
/// The words of the language that is spoken now.
export let says = words[language];

const at = (id) => document.getElementById(id);

/// Puts a sentence in place of the app, and a button beside it that loads the page again.
export function stop(sentence) {
    at("start").hidden = false;
    at("progress").hidden = true;
    at("message").textContent = sentence;
    at("again").hidden = false;
    at("again").textContent = says.again;
    at("again").onclick = () => location.reload();
}

function tongue(tag, way) {
    document.documentElement.lang = tag;
    document.documentElement.dir = way;
}

let lock = null;
let lit = false;
let asking = false;
/// The system takes the lock away when the page is out of sight.
async function light() {
    if (!lit || lock || asking || document.visibilityState !== "visible") return;
    asking = true;
    try {
        const got = await navigator.wakeLock.request("screen");
        lock = got;
        got.addEventListener("release", () => { if (lock === got) lock = null; });
        if (!lit) got.release();
    } catch {
        // A battery that is low, or a browser that has none.
    }
    asking = false;
}

function ask(event) {
    event.preventDefault();
}

/// The app, once it runs: what it exports.
export const app = {};
const atHome = new EventTarget();
let depth = 0;
const follow = layers(() => app.back?.());

/// Calls `then` whenever no sheet is open.
export function whenHome(then) {
    atHome.addEventListener("home", then);
}
export function isHome() {
    return depth === 0;
}

globalThis.ardoise = {
    /// The first picture is drawn.
    ready() {
        at("start").hidden = true;
        if (document.activeElement === document.body) at("canvas").focus({ preventScroll: true });
    },
    /// What the app is called now, in which language it speaks, and what a screen reader is to say.
    describe(tag, way, title, told) {
        tongue(tag, way);
        says = words[tag] ?? says;
        document.title = title ? `${title} · Ardoise` : "Ardoise";
        at("canvas").setAttribute("aria-label", document.title);
        if (at("told").textContent !== told) at("told").textContent = told;
    },
    layers(count) {
        depth = count;
        follow(count);
        atHome.dispatchEvent(new Event("home"));
    },
    awake(on) {
        lit = on;
        if (on) light();
        else lock?.release();
    },
    theme(color, dark) {
        document.querySelector("meta[name=theme-color]").content = color;
        document.documentElement.style.backgroundColor = color;
        document.documentElement.style.colorScheme = dark ? "dark" : "light";
    },
    /// Something is being written. Whoever closes the page meanwhile is asked whether they mean it.
    saving(on) {
        document.documentElement.toggleAttribute("data-saving", on);
        if (on) addEventListener("beforeunload", ask);
        else removeEventListener("beforeunload", ask);
    },
    failed(sentence) {
        stop(sentence || says.failed);
    },
    /// Whether the system has a sheet to share texts with.
    canShare() {
        return typeof navigator.share === "function";
    },
    /// Whether nothing went wrong: it was handed on, or called off.
    async share(title, text) {
        try {
            await navigator.share({ title, text });
            return true;
        } catch (error) {
            return error?.name === "AbortError";
        }
    },
    async copy(text) {
        try {
            await navigator.clipboard.writeText(text);
            return true;
        } catch {
            return false;
        }
    },
    download(name, mime, bytes) {
        const url = URL.createObjectURL(new Blob([bytes], { type: mime }));
        const link = document.createElement("a");
        link.href = url;
        link.download = name;
        link.click();
        // Safari reads it after the click.
        setTimeout(() => URL.revokeObjectURL(url), 60_000);
    },
    /// Calls back once: with a name and bytes, with a name alone where the file cannot be read, or with nothing where none was chosen.
    pick(callback) {
        const input = document.createElement("input");
        input.type = "file";
        input.accept = ".json,application/json";
        let open = true;
        const answer = (...what) => {
            if (open) callback(...what);
            open = false;
        };
        input.onchange = async () => {
            const file = input.files[0];
            if (!file) return answer();
            try {
                answer(file.name, new Uint8Array(await file.arrayBuffer()));
            } catch {
                answer(file.name);
            }
        };
        input.oncancel = () => answer();
        // Older browsers do not tell: the page is in front again, and no file was chosen.
        if (!("oncancel" in input)) {
            addEventListener("focus", () => setTimeout(() => { if (!input.files.length) answer(); }, 1_000), { once: true });
        }
        input.click();
    },
};

tongue(language, direction(language));
// Until the app says which colour it has.
if (matchMedia("(prefers-color-scheme: light)").matches) document.querySelector("meta[name=theme-color]").content = "#f6f1e4";
if (language !== "en") at("manifest").href = `manifest.${language}.webmanifest`;
document.addEventListener("visibilitychange", light);
