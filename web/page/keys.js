// The window library takes every key that comes to the canvas. What is the browser's own is kept from it.

/// With Ctrl or ⌘, what the app and its fields know; all others are the browser's: to load again, to print, to make larger.
const OURS = new Set(["n", "z", "y", "a", "c", "v", "x", "arrowleft", "arrowright", "arrowup", "arrowdown", "home", "end", "backspace", "delete", "control", "meta", "shift"]);

function isTheBrowsers(event) {
    const key = event.key.toLowerCase();
    if (/^f\d+$/.test(key)) return true;
    if (event.altKey && (key === "arrowleft" || key === "arrowright")) return true;
    return (event.ctrlKey || event.metaKey) && !event.altKey && !OURS.has(key);
}

function keep(event) {
    if (isTheBrowsers(event)) event.stopImmediatePropagation();
}

/// The way to what stands over the canvas and back, as from one pane of a window to the next.
function change(event) {
    const update = document.getElementById("update");
    if (event.key !== "F6" || update.hidden) return;
    event.preventDefault();
    document.getElementById(update.contains(document.activeElement) ? "canvas" : "update-now").focus();
}

addEventListener("keydown", change, true);
addEventListener("keydown", keep, true);
addEventListener("keyup", keep, true);
