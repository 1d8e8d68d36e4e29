// Keeps one version of the app whole: every file of it, or none. A later version waits beside it until nobody uses this one, or until it is asked for.

const VERSION = "@VERSION@";
/// One for each place that the app is hosted at: an origin may have several.
const OURS = `ardoise ${registration.scope} `;
const CACHE = OURS + VERSION;
/// What the app is made of: address and checksum.
const FILES = JSON.parse('@FILES@');

self.addEventListener("install", (event) => {
    event.waitUntil((async () => {
        const cache = await caches.open(CACHE);
        await Promise.all(FILES.map(async ([path, integrity]) => {
            // By the address that the page has it by: what it has just loaded is asked after, and not fetched again.
            const response = await fetch(path === "./" ? path : `${path}?v=${VERSION}`, { cache: "no-cache", integrity });
            if (!response.ok) throw new TypeError(`${path}: ${response.status}`);
            await cache.put(path, response);
        }));
    })());
});

self.addEventListener("activate", (event) => {
    event.waitUntil((async () => {
        for (const name of await caches.keys()) {
            if (name.startsWith(OURS) && name !== CACHE) await caches.delete(name);
        }
    })());
});

self.addEventListener("message", (event) => {
    if (event.data === "take over") self.skipWaiting();
});

self.addEventListener("fetch", (event) => {
    const { request } = event;
    const { origin, pathname } = new URL(request.url);
    if (request.method !== "GET" || origin !== location.origin) return;
    // What else lies below is not ours to answer for.
    const home = new URL(registration.scope).pathname;
    if (request.mode === "navigate" && pathname !== home && pathname !== `${home}index.html`) return;
    event.respondWith((async () => {
        const cache = await caches.open(CACHE);
        const path = request.mode === "navigate" ? "./" : request;
        return await cache.match(path, { ignoreSearch: true }) ?? fetch(request);
    })());
});
