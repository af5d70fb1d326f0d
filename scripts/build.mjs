// `npm run build`: the packages, the pages, and the whole game as one file that opens from disk: dist/game.html.
import { copyFileSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { root, run } from "./install.mjs";

run("npx", ["--no-install", "tsc", "-b"]);
run("npm", ["run", "--silent", "build", "-w", "@riad/web"]);
mkdirSync(join(root, "dist"), { recursive: true });
copyFileSync(join(root, "packages/web/dist/game.html"), join(root, "dist/game.html"));
