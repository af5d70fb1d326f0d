// `npm run build`: builds the packages, the pages, and dist/game.html, a single file with both games that opens from disk.
import { copyFileSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { root, run } from "./install.mjs";

run("npx", ["--no-install", "tsc", "-b"]);
run("npm", ["run", "--silent", "build", "-w", "@riad/web"]);
mkdirSync(join(root, "dist"), { recursive: true });
copyFileSync(join(root, "packages/web/dist/game.html"), join(root, "dist/game.html"));
