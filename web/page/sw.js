// Keeps one version of the app whole: every file of it, or none. A later version waits beside it until nobody uses this one, or until it is asked for.

const VERSION = "@VERSION@";
const CACHE = `ardoise-${VERSION}`;
/// What the app is made of: address and checksum.
const FILES = JSON.parse('@FILES@');

self.addEventListener("install", (event) => {
    event.waitUntil((async () => {
        const cache = await caches.open(CACHE);
        await Promise.all(FILES.map(async ([path, integrity]) => {
            // Asks the server anew, which answers from what the page has just loaded where that is still right.
            const response = await fetch(path, { cache: "no-cache", integrity });
            if (!response.ok) throw new TypeError(`${path}: ${response.status}`);
            await cache.put(path, response);
        }));
    })());
});

self.addEventListener("activate", (event) => {
    event.waitUntil((async () => {
        for (const name of await caches.keys()) {
            if (name.startsWith("ardoise-") && name !== CACHE) await caches.delete(name);
        }
    })());
});

self.addEventListener("message", (event) => {
    if (event.data === "take over") self.skipWaiting();
});

self.addEventListener("fetch", (event) => {
    const { request } = event;
    if (request.method !== "GET" || new URL(request.url).origin !== location.origin) return;
    event.respondWith((async () => {
        const cache = await caches.open(CACHE);
        const path = request.mode === "navigate" ? "./" : request;
        return await cache.match(path, { ignoreSearch: true }) ?? fetch(request);
    })());
});
