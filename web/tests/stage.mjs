// One browser and one server for all tests of a file.

import { after, before } from "node:test";

import { host, launch, pocket } from "./harness.mjs";

export let browser;
export let server;

before(async () => {
    browser = await launch();
    server = await host();
});
after(async () => {
    await browser.close();
    server.close();
});

/// A context of its own, which is closed after `act`.
export async function withPocket(asked, act) {
    const context = await pocket(browser, asked);
    try {
        await act(context);
    } finally {
        await context.close();
    }
}
