/** The name somebody goes by online. */
import { playerName } from "@riad/protocol";
import { usualName as freeName } from "../play/names.ts";
import { storedName } from "./stored-match.ts";

/** The name written before, or one that nobody at the table has. */
export function usualName(taken: readonly string[]): string {
  const kept = storedName();
  return kept === "" ? freeName(taken) : kept;
}

/** As the server takes it, or null. */
export function readName(text: string): string | null {
  const name = text.trim().replace(/\s+/g, " ");
  return playerName.safeParse(name).success ? name : null;
}
