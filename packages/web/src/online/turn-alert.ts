/** Calls the player when it is their turn: by title and favicon always, by sound, and by notification where wanted. */
import { useEffect } from "preact/hooks";
import { titleOf } from "../games.ts";
import { sound } from "../page/sound.ts";
import { say } from "../words/words.ts";
import type { OnlineTable } from "./online-table.ts";

const QUIET_ICON = "/khatam.svg";
const CALLING_ICON = "/khatam-turn.svg";

export function useTurnAlert(table: OnlineTable): void {
  const { game, id } = table.online;
  const isMine = table.isMine.value;
  useEffect(() => {
    const title = say("titleOf", { game: titleOf(game) });
    document.title = isMine ? say("yourTurnTitle", { title }) : title;
    setIcon(isMine ? CALLING_ICON : QUIET_ICON);
    if (isMine && isNews(table)) {
      sound("turn");
      if (document.hidden && table.online.stored.peek().bell) void notify(title, `/${game}/${id}`);
    }
    return () => setIcon(QUIET_ICON);
  }, [isMine, table]);
}

/** No second alert within the same turn. */
function isNews({ match, viewer }: OnlineTable): boolean {
  for (let ply = match.length - 1; ply >= 0; ply--) if (match.actorAt(ply) >= 0) return match.actorAt(ply) !== viewer;
  return true;
}

function setIcon(address: string): void {
  const icon = document.querySelector('link[rel="icon"]');
  if (icon !== null && icon.getAttribute("href") !== address) icon.setAttribute("href", address);
}

export const canNotify: boolean = "Notification" in globalThis;

/** To be asked only after a click. */
export async function mayNotify(): Promise<boolean> {
  if (!canNotify) return false;
  if (Notification.permission !== "default") return Notification.permission === "granted";
  return (await Notification.requestPermission()) === "granted";
}

/** One for each match: a new one replaces the one before. */
async function notify(title: string, path: string): Promise<void> {
  if (!canNotify || Notification.permission !== "granted") return;
  const options = { body: say("yourTurnNow"), tag: path, icon: CALLING_ICON, data: path };
  try {
    const worker = await navigator.serviceWorker?.getRegistration();
    if (worker !== undefined) return await worker.showNotification(title, options);
    const notification = new Notification(title, options);
    notification.addEventListener("click", () => {
      globalThis.focus();
      notification.close();
    });
  } catch {
    // A browser that lets pages ask but not call: the title and the sound remain.
  }
}
