import "./signs.css";
import { IconButton } from "../page/IconButton.tsx";
import { say } from "../words/words.ts";
import { connection } from "./connection.ts";
import type { OnlineMatch } from "./online-match.ts";

const WORDS = { open: "connected", connecting: "connecting", lost: "reconnecting", outdated: "outdated" } as const;

/** The state of the connection; spectators are told that they are watching instead when all is well. */
export function ConnectionSign({ isWatching = false }: { isWatching?: boolean }) {
  const state = connection.state.value;
  const word = state === "open" && isWatching ? "watching" : WORDS[state];
  return (
    <span class={`line-sign ${state}`} role="status">
      <span class={`presence${state === "open" ? " here" : ""}`} />
      <span class="line-word">{say(word)}</span>
      {state === "outdated" && (
        <button type="button" class="text-button" onClick={() => location.reload()}>
          {say("reload")}
        </button>
      )}
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
    <div class="server-notice panel" role="status">
      <p>{text}</p>
      <IconButton icon="clear" label={say("close")} onClick={close} />
    </div>
  );
}
