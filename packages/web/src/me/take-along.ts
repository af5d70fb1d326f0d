/** Everything of a person in one file: what the server has, the matches on this device, and the settings of this browser. */
import { listMatches } from "../kept/match-store.ts";
import { settings } from "../page/settings.ts";
import { exportMe } from "../person/person.ts";
import { saveFile } from "../play/share.ts";
import { theme } from "../theme/theme.ts";
import { language, say } from "../words/words.ts";

/** An empty text, or why it could not be had. */
export async function takeEverything(): Promise<string> {
  const reply = await exportMe();
  if (!("value" in reply)) return reply.refusal === "" ? say("notAnswered") : reply.refusal;
  const matches = (await listMatches()).map(({ id, game, name, isOnline, changed, record }) => ({
    id,
    game,
    name,
    isOnline,
    changed: new Date(changed).toISOString(),
    record,
  }));
  const everything = {
    exported: new Date().toISOString(),
    address: location.origin,
    server: reply.value,
    device: { settings: settings.peek(), theme: theme.peek(), language: language.peek(), matches },
  };
  saveFile("riad-everything", JSON.stringify(everything, null, 2), "json");
  return "";
}
