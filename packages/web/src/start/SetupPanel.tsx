import { Icon } from "../art/icons.tsx";
import { OnlineDoor } from "../online/OnlineDoor.tsx";
import { Link } from "../page/Link.tsx";
import { isFromDisk } from "../page/route.ts";
import { Segments } from "../page/Segments.tsx";
import { TITLES } from "../page/game-id.ts";
import { say } from "../words/words.ts";
import { isOpening, refusal } from "./opening.ts";
import { SeatRow } from "./SeatRow.tsx";
import {
  FEWEST_SEATS,
  MOST_SEATS,
  OPTIONS,
  addSeat,
  chooseOption,
  game,
  optionValue,
  plan,
  removeSeat,
  rotateSeats,
  startMatch,
} from "./setup.ts";
import type { OptionPlan } from "./setup.ts";

/** Who plays, by which rules, and the one button that begins. */
export function SetupPanel({ openSettings }: { openSettings: () => void }) {
  const id = game.value;
  const { seats } = plan.value;
  return (
    <section class="setup panel" aria-labelledby="setup-title">
      <h2 id="setup-title">{say("whoPlays", { game: TITLES[id] })}</h2>
      <div class="seat-plans">
        {seats.map((seat, i) => (
          <SeatRow key={`${id} ${i}`} seat={seat} at={i} game={id} />
        ))}
        {Array.from({ length: MOST_SEATS - seats.length }, (_, i) => (
          <button type="button" key={`free ${i}`} class="seat-free" onClick={addSeat}>
            <Icon name="plus" />
            {say("addSeat")}
          </button>
        ))}
      </div>
      <div class="seat-links">
        <button type="button" class="text-button" disabled={seats.length === FEWEST_SEATS} onClick={removeSeat}>
          {say("removeSeat")}
        </button>
        <button type="button" class="text-button" onClick={rotateSeats}>
          {say("rotateSeats")}
        </button>
      </div>
      <div class="options">
        {OPTIONS[id].map((option) => (
          <Option key={option.name} option={option} />
        ))}
      </div>
      <div class="start-buttons">
        <button type="button" class="primary start-button" onClick={startMatch}>
          {say("playGame", { game: TITLES[id] })}
        </button>
        {!isFromDisk && <OnlineDoor />}
      </div>
      <Link to={`/learn/${id}`} class="learn-door">
        {say("learnNow")}
        <Icon name="forward" />
      </Link>
      <nav class="start-links" aria-label={say("more")}>
        {!isFromDisk && (
          <Link to="/lobby" class="text-button">
            {say("lobby")}
          </Link>
        )}
        <button
          type="button"
          class="text-button"
          onClick={() => {
            refusal.value = "";
            isOpening.value = true;
          }}
        >
          {say("openMatch")}
        </button>
        <button type="button" class="text-button" onClick={openSettings}>
          {say("settings")}
        </button>
      </nav>
    </section>
  );
}

function Option({ option }: { option: OptionPlan }) {
  const value = optionValue(option);
  const about = option.values.find((one) => one.value === value)?.about ?? option.values[0].about;
  return (
    <div class="option">
      <div>
        <b>{say(option.title as "rules")}</b>
        <p>{say(about as "rulesCourseAbout")}</p>
      </div>
      <Segments
        label={say(option.title as "rules")}
        values={option.values.map((one) => one.value)}
        names={(one) => say((option.values.find((other) => other.value === one)?.name ?? "rules") as "rules")}
        value={value}
        choose={(chosen) => chooseOption(option.name, chosen)}
      />
    </div>
  );
}
