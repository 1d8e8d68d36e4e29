// Fetches the app, says how far it has come, and says so plainly where it cannot run.

import { app, says, stop } from "./ardoise.js?v=@VERSION@";
import { watchEdges } from "./edges.js?v=@VERSION@";
import "./keys.js?v=@VERSION@";
import { keep } from "./update.js?v=@VERSION@";

const WASM = "app_bg.wasm?v=@VERSION@";
/// How many bytes it has once it is unpacked; a server tells only how many travel.
const BYTES = Number("@BYTES@");

const progress = document.getElementById("progress");

function lacks() {
    if (typeof WebAssembly !== "object") return says.noWasm;
    const canvas = document.createElement("canvas");
    const drawing = canvas.getContext("webgl2") ?? canvas.getContext("webgl");
    if (!drawing) return says.noWebgl;
    // A browser has only some of these at a time.
    drawing.getExtension("WEBGL_lose_context")?.loseContext();
    return null;
}

/// The program as it comes in, counted.
async function counted() {
    const response = await fetch(WASM);
    if (!response.ok) throw new TypeError(String(response.status));
    let got = 0;
    const counter = new TransformStream({
        transform(chunk, on) {
            got += chunk.byteLength;
            progress.value = BYTES ? Math.min(1, got / BYTES) : 0;
            on.enqueue(chunk);
        },
    });
    return new Response(response.body.pipeThrough(counter), { headers: { "Content-Type": "application/wasm" } });
}

/// What the system's menu of the installed app asks for: `?new=coinche`.
function asked(address) {
    const game = new URL(address).searchParams.get("new");
    return game ? `new-${game}` : null;
}

/// What the page was opened for. It is taken out of the address: loaded again, the page opens what was open.
function takeOut() {
    const what = asked(location.href);
    if (what) {
        const address = new URL(location.href);
        address.searchParams.delete("new");
        history.replaceState(history.state, "", address);
    }
    return what;
}

/// Whether the app has left its call as the window library may do in order to wait for events.
const isWaiting = (error) => String(error?.message ?? error).includes("control flow");

async function start() {
    const first = takeOut();
    document.getElementById("message").textContent = says.loading;
    const lack = lacks();
    if (lack) return stop(lack);
    progress.hidden = false;
    const drawn = new Promise((done) => {
        const { ready } = globalThis.ardoise;
        globalThis.ardoise.ready = () => { ready(); done(); };
    });
    let module;
    try {
        module = await import("./app.js?v=@VERSION@");
        const program = await counted();
        Object.assign(app, { back: module.back, insets: module.insets, open: module.open });
        await module.default({ module_or_path: program });
    } catch (error) {
        if (!isWaiting(error)) {
            console.error(error);
            return stop(error instanceof TypeError ? says.unreachable : says.failed);
        }
    }
    await drawn;
    watchEdges((...sides) => app.insets?.(...sides));
    if (first) app.open?.(first);
    // What is told at once is why the page was opened, which the address has said.
    let later = false;
    globalThis.launchQueue?.setConsumer((launch) => {
        const what = later && launch.targetURL && asked(launch.targetURL);
        if (what) app.open?.(what);
    });
    later = true;
    await keep();
}

// A program that has gone wrong answers nothing any more.
addEventListener("error", (event) => {
    if (event.error instanceof WebAssembly.RuntimeError) stop(says.stopped);
});
addEventListener("unhandledrejection", (event) => {
    if (event.reason instanceof WebAssembly.RuntimeError) stop(says.stopped);
});

start().catch((error) => console.error(error));
