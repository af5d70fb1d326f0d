import "./signs.css";
import { Button, IconButton } from "../page/controls.tsx";
import { say } from "../words/words.ts";
import { connection } from "./connection.ts";
import type { OnlineMatch } from "./online-match.ts";

const WORDS = { open: "connected", connecting: "connecting", lost: "reconnecting", outdated: "outdated" } as const;

/** The state of the connection; spectators are told that they are watching instead when all is well. */
export function ConnectionSign({ isWatching = false }: { isWatching?: boolean }) {
  const state = connection.state.value;
  const word = state === "open" && isWatching ? "watching" : WORDS[state];
  return (
    <span class={`line-sign ${word === "watching" ? "spectating" : state}`} role="status">
      <span class={`presence${state === "open" ? " here" : ""}`} />
      <span class="line-word">{say(word)}</span>
      {state === "outdated" && <Button text={say("reload")} class="text-button" onClick={() => location.reload()} />}
    </span>
  );
}

/** A warning about this match, or else what the operator has to say to everybody, until the reader closes it. */
export function ServerNotice({ online }: { online?: OnlineMatch }) {
  const { notice } = connection;
  const warning = online?.warning.value ?? null;
  const text = warning === null ? notice.value : say(warning);
  if (text === "") return null;
  const close = (): void => {
    if (online !== undefined && warning !== null) online.warning.value = null;
    else notice.value = "";
  };
  return (
    <div class="row server-notice panel" role="status">
      <p>{text}</p>
      <IconButton icon="clear" label={say("close")} onClick={close} />
    </div>
  );
}
