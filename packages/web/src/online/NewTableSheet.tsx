import { useState } from "preact/hooks";
import "./new-table.css";
import { Icon } from "../art/icons.tsx";
import { Dialog } from "../page/Dialog.tsx";
import { GAMES, titleOf } from "../games.ts";
import { go } from "../page/route.ts";
import { Button, Segments } from "../page/controls.tsx";
import { levelAbout, LEVELS, levelWord } from "../play/sitting.ts";
import { MatchOptions } from "../setup/MatchOptions.tsx";
import { entry, game, matchOptions, plan } from "../setup/setup.ts";
import { say } from "../words/words.ts";
import { paceWords } from "./clocks.ts";
import {
  createTable,
  changeKind,
  changePart,
  CLOCK_KINDS,
  CLOCKS,
  firstSettings,
  fitSeats,
  isForOthers,
  keepSettings,
  requestSeat,
  SEAT_KINDS,
  seatsFrom,
} from "./table-settings.ts";
import { useNameForm, usualName } from "./NameBox.tsx";
import type { ClockKind, OnlineSeat, SeatKind, TableSettings } from "./table-settings.ts";
import { introduce } from "../person/person.ts";
import { SeatSign } from "../setup/SeatSign.tsx";

const KIND_NAMES = { me: "seatMe", open: "seatOpen", friend: "seatFriend", computer: "seatComputer" } as const;
const KIND_ABOUTS = { me: "seatMeAbout", open: "seatOpenAbout", friend: "seatFriendAbout" } as const;
const OTHERS_KINDS = SEAT_KINDS.filter((kind) => kind !== "me");
const CLOCK_NAMES = { none: "clockNone", turn: "clockTurn", bank: "clockBank", days: "clockDays" } as const;
const CLOCK_ABOUTS = {
  none: "clockNoneAbout",
  turn: "clockTurnAbout",
  bank: "clockBankAbout",
  days: "clockDaysAbout",
} as const;

/** A table for people at several screens: who may sit where, by which rules, how long they think, who finds it. */
export function NewTableSheet({ isForLobby = false, close }: { isForLobby?: boolean; close: () => void }) {
  const id = game.value;
  const [seats, setSeats] = useState(() => seatsFrom(plan.value.seats));
  const [settings, setSettings] = useState(() => firstSettings(isForLobby));
  const clocks = CLOCKS[settings.clock];
  const plays = !isForOthers(seats);
  const { box, refusal, isAsking, send } = useNameForm(
    async (name) => {
      keepSettings(settings);
      if (plays) await introduce(name);
      const created = await createTable(id, {
        seats: seats.map(requestSeat),
        options: { ...matchOptions() },
        clock: clocks[settings.pace],
        public: settings.isPublic,
        ...(plays && { name }),
      });
      if ("refusal" in created) return created.refusal;
      close();
      go(created.path);
      return null;
    },
    usualName([]),
    plays,
  );
  return (
    <Dialog title={say("onlineTitle", { game: titleOf(id) })} close={close}>
      <form class="column new-table" onSubmit={(event) => void send(event)}>
        <div class="new-table-top">
          {plays && (
            <label>
              <span>{say("yourName")}</span>
              {box}
            </label>
          )}
          <Segments
            label={say("chooseGame")}
            values={GAMES.map((one) => one.id)}
            names={titleOf}
            value={id}
            choose={(one) => {
              game.value = one;
              setSeats(fitSeats(seats, entry.value));
            }}
          />
        </div>
        <div class="row option">
          <div>
            <b>{say("yourPart")}</b>
            <p>{say(plays ? "playAbout" : "onlyWatchAbout")}</p>
          </div>
          <Segments
            label={say("yourPart")}
            values={["play", "watch"]}
            names={(one) => say(one === "play" ? "takePartPlay" : "takePartWatch")}
            value={plays ? "play" : "watch"}
            choose={(one) => setSeats(changePart(seats, one === "play"))}
          />
        </div>
        <div class="column new-seats">
          {seats.map((seat, at) => (
            <SeatChoice
              key={at}
              seat={seat}
              at={at}
              kinds={plays ? SEAT_KINDS : OTHERS_KINDS}
              choose={(kind) => setSeats(changeKind(seats, at, kind))}
              level={(level) => setSeats(seats.map((one, i) => (i === at ? { ...one, level } : one)))}
            />
          ))}
          <div class="seat-links">
            <Button
              text={say("addSeat")}
              class="text-button"
              disabled={seats.length === entry.value.maxSeats}
              onClick={() => setSeats([...seats, { kind: "open", level: "medium" }])}
            />
            <Button
              text={say("removeSeat")}
              class="text-button"
              disabled={seats.length === entry.value.minSeats || seats.at(-1)?.kind === "me"}
              onClick={() => setSeats(seats.slice(0, -1))}
            />
          </div>
        </div>
        <MatchOptions seats={seats.length} />
        <ClockChoice settings={settings} change={setSettings} />
        <div class="row option">
          <div>
            <b>{say("publicTable")}</b>
            <p>{say(settings.isPublic ? "publicAbout" : "privateAbout")}</p>
          </div>
          <Segments
            label={say("publicTable")}
            values={["off", "on"]}
            names={(one) => say(one === "on" ? "valueOn" : "valueOff")}
            value={settings.isPublic ? "on" : "off"}
            choose={(one) => setSettings({ ...settings, isPublic: one === "on" })}
          />
        </div>
        {refusal}
        <button type="submit" class="primary" disabled={isAsking}>
          {say(isAsking ? "creating" : "createTable")}
          <Icon name="forward" />
        </button>
      </form>
    </Dialog>
  );
}

interface SeatChoiceProps {
  seat: OnlineSeat;
  at: number;
  kinds: readonly SeatKind[];
  choose: (kind: SeatKind) => void;
  level: (level: OnlineSeat["level"]) => void;
}

function SeatChoice({ seat, at, kinds, choose, level }: SeatChoiceProps) {
  const { kind } = seat;
  return (
    <div class="new-seat" role="group" aria-label={say("seatNumber", { number: at + 1 })}>
      <SeatSign game={game.value} seat={at} options={matchOptions()} />
      <Segments
        label={say("kindOfSeat", { number: at + 1 })}
        values={kinds}
        names={(one) => say(KIND_NAMES[one])}
        value={kind}
        choose={choose}
      />
      {kind === "computer" ? (
        <div class="new-level">
          <Segments
            label={say("levelOfSeat", { number: at + 1 })}
            values={LEVELS}
            names={levelWord}
            value={seat.level}
            choose={level}
          />
          <p>{levelAbout(seat.level)}</p>
        </div>
      ) : (
        <p>{say(KIND_ABOUTS[kind])}</p>
      )}
    </div>
  );
}

function ClockChoice({ settings, change }: { settings: TableSettings; change: (settings: TableSettings) => void }) {
  const clocks = CLOCKS[settings.clock];
  return (
    <div class="column new-clock">
      <div class="row option">
        <div>
          <b>{say("clock")}</b>
          <p>{say(CLOCK_ABOUTS[settings.clock])}</p>
        </div>
        <Segments
          label={say("clock")}
          values={CLOCK_KINDS}
          names={(one: ClockKind) => say(CLOCK_NAMES[one])}
          value={settings.clock}
          choose={(clock) => change({ ...settings, clock, pace: clock === "none" ? 0 : 1 })}
        />
      </div>
      {clocks.length > 1 && (
        <Segments
          label={say("howLong")}
          values={clocks.map((_, i) => String(i))}
          names={(one) => paceWords(clocks[Number(one)])}
          value={String(settings.pace)}
          choose={(one) => change({ ...settings, pace: Number(one) })}
        />
      )}
    </div>
  );
}
