// Works without a network after the first visit; a new version is offered between two evenings, and never taken by itself.

import { isHome, says, whenHome } from "./ardoise.js?v=@VERSION@";

const HOUR = 3_600_000;
const at = (id) => document.getElementById(id);

function offer(registration) {
    let later = false;
    const show = () => {
        at("update").hidden = later || !registration.waiting || !isHome();
        at("update-words").textContent = at("update").hidden ? "" : says.update;
        at("update-now").textContent = says.updateNow;
        at("update-later").textContent = says.updateLater;
    };
    at("update-now").onclick = () => {
        navigator.serviceWorker.addEventListener("controllerchange", () => location.reload());
        registration.waiting?.postMessage("take over");
    };
    at("update-later").onclick = () => {
        later = true;
        show();
        at("canvas").focus();
    };
    whenHome(show);
    show();
}

/// To be called once the app is drawn: what is kept must not hold up what is to be seen.
export async function keep() {
    if (!("serviceWorker" in navigator)) return;
    const registration = await navigator.serviceWorker.register("sw.js", { updateViaCache: "none" });
    const ready = () => {
        // The first version of all takes the place of none.
        if (registration.waiting && navigator.serviceWorker.controller) offer(registration);
    };
    registration.addEventListener("updatefound", () => {
        registration.installing?.addEventListener("statechange", ready);
    });
    ready();
    let asked = Date.now();
    document.addEventListener("visibilitychange", () => {
        if (document.visibilityState !== "visible" || Date.now() - asked < HOUR) return;
        asked = Date.now();
        registration.update().catch(() => {});
    });
}
