// Says to fontconfig that there are no letters but those of the browser build: Slint's own, and the Arabic ones that build/letters.rs takes.
// `node web/fonts.mjs FILE` writes such a configuration.

import { execFileSync } from "node:child_process";
import { copyFileSync, mkdirSync, writeFileSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";

const metadata = execFileSync("cargo", ["metadata", "--format-version", "1", "--locked"], { maxBuffer: 1 << 28 });
const common = JSON.parse(metadata).packages.find((it) => it.name === "i-slint-common");
const latin = join(dirname(common.manifest_path), "sharedfontique/Inter-VariableFont.ttf");
const arabic = process.env.ARDOISE_ARABIC_FONT ?? "/usr/share/fonts/truetype/noto/NotoSansArabic-Regular.ttf";
const file = resolve(process.argv[2]);
const folder = `${file}.d`;
mkdirSync(folder, { recursive: true });
for (const font of [latin, arabic]) copyFileSync(font, join(folder, basename(font)));
writeFileSync(file, `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
    <dir>${folder}</dir>
    <cachedir>${file}.cache</cachedir>
    <alias><family>sans-serif</family><prefer><family>Inter</family></prefer></alias>
    <alias><family>system-ui</family><prefer><family>Inter</family></prefer></alias>
</fontconfig>
`);
