import "./signs.css";
import { Button, IconButton } from "../page/controls.tsx";
import { say } from "../words/words.ts";
import { connection } from "./connection.ts";
import { Icon } from "../art/icons.tsx";
import { RemoteMark } from "../play/RemoteMark.tsx";
import type { OnlineMatch } from "./online-match.ts";
import type { OnlineTable } from "./online-table.ts";

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

/** After the game's name: the connection, the number of spectators, and whether the reader is one. */
export function TableSign({ online }: { online: OnlineMatch }) {
  const { watchers } = online.presence.value;
  return (
    <span class="table-sign">
      <ConnectionSign isWatching={online.you.value === null} />
      {watchers > 0 && (
        <span
          class="watchers"
          role="img"
          aria-label={say("watchers", { count: watchers })}
          title={say("watchers", { count: watchers })}
        >
          <Icon name="eye" />
          {watchers}
        </span>
      )}
    </span>
  );
}

/** On a narrow screen: the connection, who is offline, and everybody's clock in one line. */
export function SeatStrip({ table }: { table: OnlineTable }) {
  const position = table.position.value;
  const sitters = table.sitters.value;
  return (
    <div class="row online-strip">
      <TableSign online={table.online} />
      <ul>
        {sitters.map(
          ({ name, remote }, seat) =>
            remote !== undefined &&
            (remote.isHere === false || remote.clock !== null) && (
              <li key={seat} class={position.actor === seat ? "now" : ""}>
                <span class="badge">{table.face.badge(position, seat)}</span>
                <span class="hidden">{name}</span>
                <RemoteMark remote={remote} />
              </li>
            ),
        )}
      </ul>
    </div>
  );
}
