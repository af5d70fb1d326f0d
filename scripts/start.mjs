// `npm start`: installs what is missing, builds and serves, in one command.
import { pathToFileURL } from "node:url";
import { join } from "node:path";
import { installMissing, root, run } from "./install.mjs";

installMissing();
console.log("Building …");
run("npm", ["run", "--silent", "build"]);
await import(pathToFileURL(join(root, "packages/server/dist/main.js")).href);
