import type { Page } from "playwright-core";

/** Pages are opened without their service worker where it is not what is tested: it fetches the whole house each time. */
const OF_THE_DRIVER = "Service Worker registration blocked by Playwright";

/** What a page complains of from now on: errors and warnings on its console, and exceptions. */
export function listenTo(page: Page, expects?: RegExp): string[] {
  const complaints: string[] = [];
  const hear = (text: string) => {
    if (text !== OF_THE_DRIVER && expects?.test(text) !== true) complaints.push(text);
  };
  page.on("console", (message) => {
    // The text of a request that failed does not say which one it was.
    const where = message.text().startsWith("Failed to load resource") ? ` ${message.location().url}` : "";
    if (message.type() === "error" || message.type() === "warning") hear(message.text() + where);
  });
  page.on("pageerror", (error) => hear(error.message));
  return complaints;
}
