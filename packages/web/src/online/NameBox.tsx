import { say } from "../words/words.ts";

interface NameBoxProps {
  name: string;
  change: (name: string) => void;
}

/** Under which name one sits. */
export function NameBox({ name, change }: NameBoxProps) {
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
