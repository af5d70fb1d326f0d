import { useRef, useState } from "preact/hooks";
import { Icon } from "../art/icons.tsx";
import { saveMatch } from "../kept/match-store.ts";
import type { KeptMatch } from "../kept/kept-match.ts";
import { Button, IconButton } from "../page/controls.tsx";
import { Link } from "../page/controls.tsx";
import { LIST } from "../play/sheet.ts";
import { levelNote } from "../play/sitting.ts";
import { sayDay } from "../play/day-words.ts";
import { saveFile } from "../play/share.ts";
import { say } from "../words/words.ts";
import { changeOwn, ownList } from "./own-list.ts";
import { addressOf, isWatching, newsOf, stage, standing, withWhom } from "./summary.ts";
import type { Summary, Unreadable } from "./summary.ts";
import { noteMatch } from "../person/person.ts";

interface MatchCardProps {
  summary: Summary | Unreadable;
  remove: (kept: KeptMatch) => void;
  /** It has this name now; empty: none of its own any more. */
  renamed: (name: string) => void;
  /** For keyboard users: what was pressed is gone, and this match is where they were. */
  returnTo: (match: string) => void;
}

/** One match: what it looks like, who plays, how it stands, and the way back into it. */
export function MatchCard({ summary, remove, renamed, returnTo }: MatchCardProps) {
  const { kept, face, isOver, isYourTurn } = summary;
  const [isOpen, setOpen] = useState(false);
  const close = () => {
    setOpen(false);
    returnTo(kept.id);
  };
  return (
    <li class={`match-card panel${isYourTurn && summary.match !== null ? " now" : ""}`} data-match={kept.id}>
      <Thumbnail summary={summary} />
      <div class="column match-words">
        <div class="row match-head">
          <h2>{kept.name === "" ? face.game.title : kept.name}</h2>
          <span class="row quiet">
            <Icon name={kept.isOnline ? "globe" : "screen"} />
            {say(isWatching(summary) ? "watchedMatch" : kept.isOnline ? "onlineMatch" : "onThisDevice")}
          </span>
        </div>
        {summary.match === null ? (
          <p class="refused">{say("matchUnreadable", { day: sayDay(kept.changed) })}</p>
        ) : (
          <>
            <p class="quiet">{stage(summary)}</p>
            <News summary={summary} />
            <Players summary={summary} />
          </>
        )}
      </div>
      <div class="row match-foot">
        {summary.match !== null && (
          <span class={`match-standing${isYourTurn && !isOver ? " your-turn" : ""}`}>{standing(summary)}</span>
        )}
        {summary.match !== null && (
          <Link to={isOver ? `${addressOf(kept)}#${LIST}` : addressOf(kept)} class={isYourTurn ? "primary" : "button"}>
            {say(isOver ? "lookBack" : isWatching(summary) ? "watchMatch" : "continueMatch")}
          </Link>
        )}
        {summary.match !== null && isOver && summary.match.length > 0 && (
          <Link to={`/review?match=${kept.id}`} class="button" text={say("reviewMatch")} />
        )}
        <IconButton
          icon="dots"
          label={say("moreOfMatch", { match: fullName(summary) })}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        />
      </div>
      {isOpen && <Ways {...{ summary, remove, renamed, close }} />}
    </li>
  );
}

/** Which match it is, for whoever hears its buttons one by one. */
function fullName(summary: Summary | Unreadable): string {
  const { kept, face } = summary;
  const rest = summary.match === null ? [kept.name, sayDay(kept.changed)] : [withWhom(summary), stage(summary)];
  return [face.game.title, ...rest].filter((part) => part !== "").join(", ");
}

/** What has happened meanwhile, and how long whoever moves has left. */
function News({ summary }: { summary: Summary }) {
  const text = newsOf(summary, Date.now() + ownList.value.ahead);
  const isNew = summary.own !== undefined && summary.own.seen < summary.own.length;
  return text === "" ? null : <p class={`match-news${isNew ? " unread" : ""}`}>{text}</p>;
}

function Thumbnail({ summary }: { summary: Summary | Unreadable }) {
  const sheet = summary.match === null ? undefined : summary.face.thumbnail?.(summary.match.position);
  return (
    <div class="match-picture">
      {sheet !== undefined && (
        <svg class={summary.face.game.id} viewBox={`0 0 ${sheet.width} ${sheet.height}`} aria-hidden="true">
          {sheet.content}
        </svg>
      )}
    </div>
  );
}

function Players({ summary: { match, face, sitters, you, isOver } }: { summary: Summary }) {
  const { position } = match;
  return (
    <ul class="match-players">
      {sitters.map((sitter, seat) => (
        <li key={seat} class="row">
          <span class="badge">{face.badge(position, seat)}</span>
          <b>{sitter.name}</b>
          <span class="quiet">{seat === you ? say("you") : levelNote(sitter)}</span>
          {!isOver && match.actor === seat && <span class="turn-dot" role="img" aria-label={say("toMove")} />}
          <span class="title match-points">{position.points(seat)}</span>
        </li>
      ))}
    </ul>
  );
}

interface WaysProps extends Pick<MatchCardProps, "summary" | "remove" | "renamed"> {
  close: () => void;
}

/** Rename, save as a file, keep for ever on the server, delete. */
function Ways({ summary, remove, renamed, close }: WaysProps) {
  const { kept, own, isOver } = summary;
  const [name, setName] = useState(kept.name);
  const field = useRef<HTMLInputElement>(null);
  const rename = (event: Event) => {
    event.preventDefault();
    // Nothing to do yet: the name comes first.
    if (name.trim() === kept.name) {
      field.current?.focus();
      return;
    }
    void saveMatch({ ...kept, name: name.trim() });
    renamed(name.trim());
    close();
  };
  return (
    <form class="match-ways" onSubmit={rename}>
      <input
        ref={field}
        aria-label={say("nameOfMatch")}
        placeholder={say("nameOfMatch")}
        maxLength={40}
        value={name}
        onInput={(event) => setName(event.currentTarget.value)}
      />
      <button type="submit" class="button">
        {say("rename")}
      </button>
      <Button text={say("saveMatch")} onClick={() => saveFile(kept.game, kept.record)} />
      {own !== undefined && isOver && <KeepButton match={own.match} isKept={own.isKept} />}
      <Button text={say(isWatching(summary) ? "stopWatching" : "deleteMatch")} onClick={() => remove(kept)} />
    </form>
  );
}

/** Servers remove finished matches after a while, but not those that somebody wants to keep. */
function KeepButton({ match, isKept }: { match: string; isKept: boolean }) {
  const press = async () => {
    if (await noteMatch(match, { isKept: !isKept })) changeOwn(match, { isKept: !isKept });
  };
  return <Button text={say("keepForEver")} aria-pressed={isKept} onClick={() => void press()} />;
}
