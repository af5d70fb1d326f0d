import { Icon } from "../art/icons.tsx";
import { RemoteMark } from "../play/RemoteMark.tsx";
import { say } from "../words/words.ts";
import { LineSign } from "./LineSign.tsx";
import type { Room } from "./room.ts";
import type { OnlineTable } from "./table.ts";

/** Behind the game's name: the line, who watches, and whether one only watches oneself. */
export function TableSign({ room }: { room: Room }) {
  const { watchers } = room.presence.value;
  return (
    <span class="table-sign">
      <LineSign isWatching={room.you.value === null} />
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

/** On a narrow screen: everybody's presence and clock in one line. */
export function Strip({ table }: { table: OnlineTable }) {
  const position = table.position.value;
  const sitters = table.sitters.value;
  const isTight = sitters.length > 2 && sitters.some(({ remote }) => remote?.clock != null);
  return (
    <div class="online-strip">
      <TableSign room={table.room} />
      <ul>
        {sitters.map(({ name, remote }, seat) => (
          <li key={seat} class={position.actor === seat ? "now" : ""}>
            <span class="badge">{table.face.badge(position, seat)}</span>
            <span class={isTight ? "hidden" : "strip-name"}>{name}</span>
            {remote !== undefined && <RemoteMark remote={remote} />}
          </li>
        ))}
      </ul>
    </div>
  );
}
