import { useState } from "preact/hooks";
import { Icon } from "../art/icons.tsx";
import { OnlineButton } from "../online/OnlineButton.tsx";
import { Button, Link, Segments } from "../page/controls.tsx";
import { isFromDisk } from "../page/route.ts";
import { hasFinishedMatch } from "../page/settings.ts";
import {
  addSeat,
  entry,
  moveUp,
  plan,
  removeSeat,
  changeFirst,
  ownSeat,
  startMatch,
  changeSeat,
  changeSign,
  matchOptions,
} from "../setup/setup.ts";
import { MatchOptions } from "../setup/MatchOptions.tsx";
import { latestMatch } from "../kept/latest.ts";
import { say } from "../words/words.ts";
import { isOpening, refusal } from "./opening.ts";
import { RulesButton } from "./RulesButton.tsx";
import "./setup.css";
import { levelAbout, LEVELS, levelWord } from "../play/sitting.ts";
import type { LevelId } from "../play/sitting.ts";
import { SeatSign } from "../setup/SeatSign.tsx";
import type { SeatPlan } from "../setup/setup.ts";

/** Players, rules, and the button that starts the match. */
export function SetupPanel() {
  const { id, title, minSeats, maxSeats } = entry.value;
  const { seats, first } = plan.value;
  return (
    <section class={`column setup panel${seats.length > 2 ? " full" : ""}`} aria-labelledby="setup-title">
      <h2 id="setup-title">{say("whoPlays", { game: title })}</h2>
      <p class="quiet levels-note">
        {say("levelsNote", { weakest: levelWord(LEVELS[0]), strongest: levelWord(LEVELS[LEVELS.length - 1]) })}
      </p>
      <div class="column seat-plans">
        {seats.map((seat, i) => (
          <SeatRow key={`${id} ${i}`} seat={seat} at={i} />
        ))}
        {Array.from({ length: maxSeats - seats.length }, (_, i) => (
          <button
            type="button"
            key={`free ${i}`}
            class="quiet row seat-free"
            // They all do the same: one of them is enough for the keyboard.
            tabIndex={i === 0 ? 0 : -1}
            aria-hidden={i > 0}
            onClick={addSeat}
          >
            <Icon name="plus" />
            {say("addSeat")}
          </button>
        ))}
      </div>
      <div class="seat-links">
        <Button
          text={say("removeSeat")}
          class="text-button"
          disabled={seats.length === minSeats}
          onClick={removeSeat}
        />
        <Button class="text-button first-player" onClick={changeFirst}>
          {say("firstPlayer")} <b>{first === null ? say("firstDrawn") : seats[first].name}</b>
        </Button>
      </div>
      <MatchOptions seats={seats.length} />
      <div class="start-buttons">
        <Button
          text={say("playGame", { game: title })}
          class={`${latestMatch() === null ? "primary" : "button"} start-button`}
          onClick={startMatch}
        />
        {!isFromDisk && <OnlineButton />}
      </div>
      <div class="row learn-ways">
        <Link to={`/learn/${id}`} class="row learn-door">
          {hasFinishedMatch.value ? say("learnGame", { game: title }) : say("learnNow")}
          <Icon name="forward" />
        </Link>
        <RulesButton />
      </div>
      <div class="row more-ways">
        <Button
          text={say("openMatch")}
          class="text-button"
          onClick={() => {
            refusal.value = "";
            isOpening.value = true;
          }}
        />
        <Link to={`/view/${id}`} class="text-button" text={say("viewer")} />
      </div>
    </section>
  );
}

/** In characters. */
const LONGEST_NAME = 20;

const PERSON = "person";
type Kind = LevelId | typeof PERSON;

const KINDS: readonly Kind[] = [PERSON, ...LEVELS];

interface SeatRowProps {
  seat: SeatPlan;
  at: number;
}

/** One seat: its sign, its name, and who plays it. */
export function SeatRow({ seat, at }: SeatRowProps) {
  const kind: Kind = seat.level ?? PERSON;
  const [isNaming, setNaming] = useState(false);
  return (
    <div class="seat-plan" role="group" aria-label={say("seatNumber", { number: at + 1 })}>
      <Sign seat={seat} at={at} />
      <input
        class="seat-name"
        aria-label={say("nameOfSeat", { number: at + 1 })}
        value={seat.name}
        maxLength={LONGEST_NAME}
        autocomplete="off"
        spellcheck={false}
        onFocus={(event) => {
          event.currentTarget.select();
          setNaming(true);
        }}
        onBlur={() => setNaming(false)}
        onInput={(event) => changeSeat(at, { name: event.currentTarget.value })}
      />
      <p class="quiet seat-about">{isNaming ? say("nameLimit", { count: LONGEST_NAME }) : aboutSeat(seat, at)}</p>
      <Segments
        label={say("whoIsSeat", { name: seat.name })}
        values={KINDS}
        names={(one) => (one === PERSON ? say("personShort") : levelWord(one))}
        value={kind}
        choose={(one) => changeSeat(at, { level: one === PERSON ? null : one })}
      />
      {plan.value.seats.length > 2 && <MoveButton seat={seat} at={at} />}
    </div>
  );
}

/** Every seat but the first moves up, and the first moves down. For two the first player is all there is to choose. */
function MoveButton({ seat: { name }, at }: SeatRowProps) {
  const label = say(at === 0 ? "seatDown" : "seatUp", { name });
  return (
    <button
      type="button"
      class={`seat-move${at === 0 ? " down" : ""}`}
      aria-label={label}
      title={label}
      onClick={() => moveUp(Math.max(1, at))}
    >
      <Icon name="straight" />
    </button>
  );
}

function aboutSeat({ level }: SeatPlan, at: number): string {
  if (level !== null) return levelAbout(level);
  return say(at === ownSeat(plan.value) ? "youOnThisScreen" : "onThisScreen");
}

/** Where signs are chosen, a press takes the next one. */
function Sign({ seat: { name }, at }: SeatRowProps) {
  const sign = <SeatSign game={entry.value.id} seat={at} options={matchOptions()} />;
  if (entry.value.signChoice === undefined) return sign;
  const label = say("changeColour", { name });
  return (
    <button type="button" class="sign-button" aria-label={label} title={label} onClick={() => changeSign(at)}>
      {sign}
    </button>
  );
}
