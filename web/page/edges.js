// How much of the window is ours: what the system takes of its edges, and what the keyboard of a phone leaves.

const probe = document.getElementById("safe");
const root = document.documentElement.style;

/// Tells `insets` what is to be kept free at the top, right, bottom and left, in points, now and whenever it changes.
export function watchEdges(insets) {
    let told = "";
    function look() {
        const edges = getComputedStyle(probe);
        const sides = [edges.paddingTop, edges.paddingRight, edges.paddingBottom, edges.paddingLeft].map(parseFloat);
        // With the keyboard up its bar is not at the bottom.
        if (covered()) sides[2] = 0;
        if (String(sides) === told) return;
        told = String(sides);
        insets(...sides);
    }
    addEventListener("resize", look);
    visualViewport?.addEventListener("resize", look);
    screen.orientation?.addEventListener("change", look);
    look();
}

// Safari lays the keyboard over the page instead of making the page smaller. A page that is zoomed in on is as large as before.
function covered() {
    const seen = globalThis.visualViewport;
    return seen && Math.abs(seen.scale - 1) < 0.01 && innerHeight - seen.height > 100;
}
function shrink() {
    if (covered()) {
        root.setProperty("--seen-height", `${visualViewport.height}px`);
        root.setProperty("--seen-top", `${visualViewport.offsetTop}px`);
    } else {
        root.removeProperty("--seen-height");
        root.removeProperty("--seen-top");
    }
}
globalThis.visualViewport?.addEventListener("resize", shrink);
globalThis.visualViewport?.addEventListener("scroll", shrink);

// The window library makes a hidden field when a name is to be typed. It is not for corrections or for what was typed elsewhere.
new MutationObserver((changes) => {
    for (const field of changes.flatMap((change) => [...change.addedNodes])) {
        if (!(field instanceof HTMLInputElement)) continue;
        for (const off of ["autocomplete", "autocorrect"]) field.setAttribute(off, "off");
        field.setAttribute("autocapitalize", "words");
        field.setAttribute("enterkeyhint", "done");
        field.setAttribute("aria-label", document.title);
        field.spellcheck = false;
        again(field);
    }
}).observe(document.body, { childList: true });

/// Safari shows its keyboard only for a field that takes the focus when a finger is lifted, but the app hands it over when the finger
/// comes down. So it is handed over once more, unseen by the app.
function again(field) {
    if (!navigator.vendor.startsWith("Apple")) return;
    let fresh = false;
    field.addEventListener("focus", () => { fresh = true; });
    addEventListener("touchend", () => {
        if (!fresh || document.activeElement !== field) return;
        const unseen = (event) => event.stopImmediatePropagation();
        addEventListener("blur", unseen, true);
        field.blur();
        removeEventListener("blur", unseen, true);
        field.focus();
        fresh = false;
    }, true);
}
