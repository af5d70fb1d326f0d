import type { MeAnswer, PeopleAnswer } from "@riad/protocol";
import { useEffect, useState } from "preact/hooks";
import { titleOf } from "../games.ts";
import { Button } from "../page/controls.tsx";
import { isGameId } from "../page/shelf.ts";
import { whileHere } from "../page/while-here.ts";
import { Medallion } from "../person/Medallion.tsx";
import { SureButton } from "../page/SureButton.tsx";
import { block, findOwnMatches, findPeople, unblock } from "../person/person.ts";
import { sayDay } from "../play/day-words.ts";
import { levelWord } from "../play/sitting.ts";
import { labelled } from "../words/sentences.ts";
import { decimal, say } from "../words/words.ts";
import { countPoints } from "./points-by-source.ts";
import type { GamePoints } from "./points-by-source.ts";

/** Whom the person has played, and how it went. Only they see it. */
export function PeopleSection({ me }: { me: MeAnswer }) {
  const [people, setPeople] = useState<PeopleAnswer | null>(null);
  const [points, setPoints] = useState<readonly GamePoints[]>([]);
  useEffect(() => whileHere(findPeople(), setPeople), [me]);
  useEffect(() => whileHere(countPoints(), setPoints), []);
  return (
    <>
      <section class="column me-card people panel" aria-labelledby="people-title" aria-busy={people === null}>
        <div>
          <h2 id="people-title">{say("peopleTitle")}</h2>
          <p class="quiet">{say("peopleAbout")}</p>
        </div>
        {people?.people.length === 0 && <p>{say("peopleNone")}</p>}
        <ul class="me-list people-list">
          {people?.people.map((one) => (
            <Opponent key={one.person ?? one.name} opponent={one} />
          ))}
        </ul>
      </section>
      <div class="column me-side">
        {people !== null && <Figures people={people} />}
        {points.map((game) => (
          <Sources key={game.game} points={game} />
        ))}
        {me.blocked.length > 0 && <Blocked me={me} />}
      </div>
    </>
  );
}

function Opponent({ opponent }: { opponent: PeopleAnswer["people"][number] }) {
  const { person, name, matches, won, shared, lost, byGame, lastAt, isBlocked } = opponent;
  return (
    <li class="opponent">
      <Medallion name={name} />
      <span class="me-list-words">
        <b>{name}</b>
        <span class="quiet">
          {[say("peopleMatches", { count: matches }), say("lastPlayed", { day: sayDay(lastAt) })].join(", ")}
        </span>
      </span>
      <Tally won={won} shared={shared} lost={lost} />
      <span class="quiet opponent-games">
        {byGame
          .filter(({ game }) => isGameId(game))
          .map((one) => `${titleOf(one.game)} ${one.won} : ${one.lost}`)
          .join(" · ")}
      </span>
      {person !== null && !isBlocked && (
        <SureButton
          ask={say("block")}
          sure={say("blockSure")}
          label={say("blockOf", { name })}
          act={() => void blockByName(name)}
        />
      )}
    </li>
  );
}

/** Whoever had this name at one of the person's tables; on a server a name is one person's. */
async function blockByName(name: string): Promise<void> {
  const own = (await findOwnMatches())?.matches ?? [];
  const found = own.flatMap(({ match, seat: mine, seats }) =>
    seats.flatMap((seat, at) => (at !== mine && seat.kind === "human" && seat.name === name ? [{ match, at }] : [])),
  )[0];
  if (found !== undefined) await block(found.match, found.at);
}

/** Won, shared and lost as one band of tiles; the words are for everybody, the band for a glance. */
function Tally({ won, shared, lost }: { won: number; shared: number; lost: number }) {
  const parts = [
    ["won", won],
    ["shared", shared],
    ["lost", lost],
  ] as const;
  return (
    <span class="tally">
      <span class="tally-band" aria-hidden="true">
        {parts.map(([kind, number]) =>
          number === 0 ? null : <span key={kind} class={`tally-${kind}`} style={{ flexGrow: number }} />,
        )}
      </span>
      <span>{say("peopleResult", { won, shared, lost })}</span>
    </span>
  );
}

function Figures({ people: { longestStreak, favouriteLevel } }: { people: PeopleAnswer }) {
  return (
    <dl class="figures">
      <div class="panel">
        <dt class="quiet">{say("streak")}</dt>
        <dd class="title">{longestStreak}</dd>
      </div>
      {favouriteLevel !== null && isGameId(favouriteLevel.game) && (
        <div class="panel">
          <dt class="quiet">{say("favouriteLevel")}</dt>
          <dd class="title">{levelWord(favouriteLevel.level)}</dd>
          <dd class="quiet">{`${titleOf(favouriteLevel.game)}, ${say("peopleMatches", { count: favouriteLevel.matches })}`}</dd>
        </div>
      )}
    </dl>
  );
}

function Sources({ points: { title, matches, sources } }: { points: GamePoints }) {
  const most = Math.max(1, ...sources.map(({ points }) => Math.abs(points)));
  return (
    <section class="column me-card panel" aria-label={labelled(say("pointsBySource"), title)}>
      <div>
        <h2>{title}</h2>
        <p class="quiet">
          {say("pointsBySource")}, {say("pointsMean", { count: matches })}
        </p>
      </div>
      <dl class="source-bars">
        {sources.map(({ label, points }, i) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <span class={`source-bar part-${i}`} style={{ width: `${(Math.abs(points) / most) * 100}%` }} />
              <b>{points < 0 ? `−${decimal(-points)}` : decimal(points)}</b>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Blocked({ me }: { me: MeAnswer }) {
  return (
    <section class="column me-card panel" aria-labelledby="blocked">
      <h2 id="blocked">{say("blockedTitle")}</h2>
      <p class="quiet">{say("blockAbout")}</p>
      <ul class="me-list">
        {me.blocked.map(({ person, name }) => (
          <li key={person} class="row">
            <span class="me-list-words">
              <b>{name}</b>
            </span>
            <Button
              text={say("unblock")}
              aria-label={say("unblockOf", { name })}
              onClick={() => void unblock(person)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
