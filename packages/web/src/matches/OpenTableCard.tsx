import { Arch } from "../art/Arch.tsx";
import { Icon } from "../art/icons.tsx";
import { entryOf } from "../games.ts";
import { Button, Link } from "../page/controls.tsx";
import { SeatSign } from "../setup/SeatSign.tsx";
import { say } from "../words/words.ts";
import { countFree } from "./waiting-tables.ts";
import type { WaitingTable } from "./waiting-tables.ts";

/** A table of the person's, or one opened for others, that still waits for players. */
export function OpenTableCard({ table, stop }: { table: WaitingTable; stop: (match: string) => void }) {
  const { game, match, seats, isWatched } = table;
  const entry = entryOf(game);
  return (
    <li class="match-card panel" data-match={match}>
      <div class="match-picture" aria-hidden="true">
        <Arch id={`open-${match}`} colours={entry.arch}>
          <entry.View />
        </Arch>
      </div>
      <div class="column match-words">
        <div class="row match-head">
          <h2>{entry.title}</h2>
          <span class="row quiet">
            <Icon name="globe" />
            {say(isWatched ? "watchedMatch" : "onlineMatch")}
          </span>
        </div>
        <ul class="match-players">
          {seats.map(({ kind, name }, seat) => (
            <li key={seat} class="row">
              <span class="badge">
                <SeatSign game={game} seat={seat} />
              </span>
              {name === "" ? (
                <span class="quiet">{say(kind === "computer" ? "computer" : "seatWaits")}</span>
              ) : (
                <b>{name}</b>
              )}
            </li>
          ))}
        </ul>
      </div>
      <div class="row match-foot">
        <span class="match-standing">{say("tableWaits", { count: countFree(table) })}</span>
        <Link to={`/${game}/${match}`} class="button" text={say(isWatched ? "watchMatch" : "continueMatch")} />
        {isWatched && <Button text={say("stopWatching")} onClick={() => stop(match)} />}
      </div>
    </li>
  );
}
