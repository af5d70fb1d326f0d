/** What a table shows about the people at it: beside the name of the game, and in a line on narrow screens. */
import { Icon } from "../art/icons.tsx";
import { RemoteMark } from "../play/RemoteMark.tsx";
import { say } from "../words/words.ts";
import { ConnectionSign } from "./ConnectionSign.tsx";
import type { OnlineMatch } from "./online-match.ts";
import type { OnlineTable } from "./online-table.ts";

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
