/** The number of matches that wait for the person, wherever a browser has room for it: on the app's icon, in the title, in the favicon. */
import { effect } from "@preact/signals";
import { route } from "../page/route.ts";
import { waiting } from "./person.ts";

const QUIET_ICON = "/khatam.svg";
const CALLING_ICON = "/khatam-turn.svg";
const COUNTED = /^\(\d+\) /;

/** "(2) Riad": the number comes before whatever the page calls itself. */
export function countedTitle(title: string, count: number): string {
  const plain = title.replace(COUNTED, "");
  return count === 0 ? plain : `(${count}) ${plain}`;
}

/** At a table only the turn there calls; see online/turn-alert.ts. */
function isAtTable(): boolean {
  return route.peek().page === "online";
}

function showTitle(): void {
  const title = countedTitle(document.title, isAtTable() ? 0 : waiting.peek());
  if (title !== document.title) document.title = title;
}

export function setIcon(isCalling: boolean): void {
  const address = isCalling ? CALLING_ICON : QUIET_ICON;
  const icon = document.querySelector('link[rel="icon"]');
  if (icon !== null && icon.getAttribute("href") !== address) icon.setAttribute("href", address);
}

/** The icon of a page without a table. */
export function restIcon(): void {
  setIcon(waiting.peek() > 0);
}

/** Some browsers have the functions and refuse: then there is no badge. */
function showOnApp(count: number): void {
  if (!("setAppBadge" in navigator)) return;
  const done = count === 0 ? navigator.clearAppBadge() : navigator.setAppBadge(count);
  done.catch(() => undefined);
}

let isShown = false;

/** From now on, for as long as the page is open. */
export function showBadge(): void {
  if (isShown) return;
  isShown = true;
  effect(() => {
    void route.value;
    showOnApp(waiting.value);
    showTitle();
    if (!isAtTable()) restIcon();
  });
  // Every page names itself in the title when it is opened.
  const title = document.querySelector("title");
  if (title !== null) new MutationObserver(showTitle).observe(title, { childList: true });
}
