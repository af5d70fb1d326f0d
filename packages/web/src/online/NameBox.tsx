import { playerName } from "@riad/protocol";
import { usualName as freeName } from "../play/sitting.ts";
import { say } from "../words/words.ts";
import { storedName } from "./stored-match.ts";

/** Under which name one sits. */
export function NameBox({ name, change }: { name: string; change: (name: string) => void }) {
  return (
    <input
      class="text-box"
      aria-label={say("yourName")}
      value={name}
      maxLength={24}
      autocomplete="nickname"
      spellcheck={false}
      onInput={(event) => change(event.currentTarget.value)}
    />
  );
}

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
