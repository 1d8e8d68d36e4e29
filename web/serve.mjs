// Serves a folder of files on this machine: `node web/serve.mjs dist 8080`.

import { createReadStream, statSync } from "node:fs";
import { createServer } from "node:http";
import { extname, join, normalize } from "node:path";
import { pathToFileURL } from "node:url";

const TYPES = {
    ".html": "text/html; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".webmanifest": "application/manifest+json",
    ".wasm": "application/wasm",
    ".svg": "image/svg+xml",
    ".png": "image/png",
};

/// A server of this folder; `folder` may be a function where it changes.
export function serve(folder) {
    return createServer((request, response) => {
        const root = typeof folder === "function" ? folder() : folder;
        let file;
        let size;
        try {
            const path = normalize(decodeURIComponent(new URL(request.url, "http://here").pathname));
            file = join(root, path.endsWith("/") ? `${path}index.html` : path);
            const found = statSync(file);
            if (!found.isFile()) throw new Error("a folder");
            size = found.size;
        } catch {
            response.writeHead(404, { "Content-Type": "text/plain" }).end("There is no such file.\n");
            return;
        }
        response.writeHead(200, {
            "Content-Type": TYPES[extname(file)] ?? "application/octet-stream",
            "Content-Length": size,
            "Cache-Control": "no-cache",
            "X-Content-Type-Options": "nosniff",
        });
        if (request.method === "HEAD") response.end();
        else createReadStream(file).pipe(response);
    });
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
    const [folder = "dist", port = "8080"] = process.argv.slice(2);
    serve(folder).listen(Number(port), "127.0.0.1", () => console.log(`http://localhost:${port}/`));
}
