/** The house and a browser, open as long as the process that runs the tests: its next file finds them open. */
import { launchBrowser } from "./browser.ts";
import { openHouse } from "./house.ts";

export const [house, browser] = await Promise.all([openHouse(), launchBrowser()]);
