import { Icon } from "../art/icons.tsx";
import { OnlineButton } from "../online/OnlineButton.tsx";
import { Link } from "../page/Link.tsx";
import { isFromDisk } from "../page/route.ts";
import { Segments } from "../page/Segments.tsx";
import type { OptionWords } from "../play/entry.ts";
import {
  addSeat,
  chooseOption,
  entry,
  optionValue,
  plan,
  removeSeat,
  rotateSeats,
  startMatch,
} from "../setup/setup.ts";
import { say } from "../words/words.ts";
import { isOpening, refusal } from "./opening.ts";
import { SeatRow } from "./SeatRow.tsx";

/** Players, rules, and the button that starts the match. */
export function SetupPanel({ openSettings }: { openSettings: () => void }) {
  const { id, title, minSeats, maxSeats, options } = entry.value;
  const { seats } = plan.value;
  return (
    <section class="column setup panel" aria-labelledby="setup-title">
      <h2 id="setup-title">{say("whoPlays", { game: title })}</h2>
      <div class="column seat-plans">
        {seats.map((seat, i) => (
          <SeatRow key={`${id} ${i}`} seat={seat} at={i} />
        ))}
        {Array.from({ length: maxSeats - seats.length }, (_, i) => (
          <button type="button" key={`free ${i}`} class="row seat-free" onClick={addSeat}>
            <Icon name="plus" />
            {say("addSeat")}
          </button>
        ))}
      </div>
      <div class="seat-links">
        <button type="button" class="text-button" disabled={seats.length === minSeats} onClick={removeSeat}>
          {say("removeSeat")}
        </button>
        <button type="button" class="text-button" onClick={rotateSeats}>
          {say("rotateSeats")}
        </button>
      </div>
      <div class="options">
        {options.map((option) => (
          <Option key={option.name} option={option} />
        ))}
      </div>
      <div class="start-buttons">
        <button type="button" class="primary start-button" onClick={startMatch}>
          {say("playGame", { game: title })}
        </button>
        {!isFromDisk && <OnlineButton />}
      </div>
      <Link to={`/learn/${id}`} class="row learn-door">
        {say("learnNow")}
        <Icon name="forward" />
      </Link>
      <nav class="start-links" aria-label={say("more")}>
        <Link to="/matches" class="text-button">
          {say("myMatches")}
        </Link>
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

function Option({ option }: { option: OptionWords }) {
  const value = optionValue(option);
  const valueOf = (wanted: string) => option.values.find((one) => one.value === wanted) ?? option.values[0];
  return (
    <div class="row option">
      <div>
        <b>{option.title()}</b>
        <p>{valueOf(value).about()}</p>
      </div>
      <Segments
        label={option.title()}
        values={option.values.map((one) => one.value)}
        names={(one) => valueOf(one).name()}
        value={value}
        choose={(chosen) => chooseOption(option.name, chosen)}
      />
    </div>
  );
}
