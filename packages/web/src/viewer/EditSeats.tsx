import type { EditControl } from "../play/editor.ts";
import type { Sitter } from "../play/face.ts";
import { say } from "../words/words.ts";
import type { Editing } from "./editing.ts";
import { Stepper } from "./Stepper.tsx";
import type { Drawn } from "./viewer.ts";
import "./edit.css";

interface EditSeatsProps {
  editing: Editing;
  drawn: Drawn;
  controls: readonly EditControl[];
  sitters: readonly Sitter[];
}

/** What each seat has that is not a piece on the table: a row per seat, a column per control. */
export function EditSeats({ editing, drawn, controls, sitters }: EditSeatsProps) {
  const columns = seatControls(controls, 0);
  return (
    <div class="edit-seats" style={{ "--columns": columns.length }}>
      <SeatHeadings controls={columns} />
      {sitters.map(({ name }, seat) => (
        <SeatControls key={seat} {...{ editing, drawn, controls, name, seat }} />
      ))}
    </div>
  );
}

/** Choices are for the whole table, and everything else is for a seat. */
type SeatControl = Exclude<EditControl, { kind: "choice" }>;

function seatControls(controls: readonly EditControl[], seat: number): SeatControl[] {
  return controls
    .filter((control) => control.kind !== "choice")
    .filter((one) => one.kind === "turn" || one.seat === seat);
}

/** What the numbers are, above their columns; each number also says so itself. */
function SeatHeadings({ controls }: { controls: readonly SeatControl[] }) {
  return (
    <div class="edit-seat edit-headings" aria-hidden="true">
      <span />
      <span />
      {controls.map((control) => (
        <span key={control.id}>{control.kind === "number" && say(control.label as "editPoints")}</span>
      ))}
    </div>
  );
}

interface SeatControlsProps extends Omit<EditSeatsProps, "sitters"> {
  name: string;
  seat: number;
}

/** One seat in a row: whose turn, numbers, switches. */
function SeatControls({ editing, drawn: { face, position }, controls, name, seat }: SeatControlsProps) {
  return (
    <div class="edit-seat" role="group" aria-label={name}>
      <span class="badge">{face.badge(position, seat)}</span>
      <SeatName {...{ editing, name, seat }} />
      {seatControls(controls, seat).map((control) => {
        if (control.kind === "number") {
          const what = say(control.label as "editPoints");
          return (
            <Stepper
              key={control.id}
              {...control}
              {...{ name, what }}
              change={(value) => editing.set(control.id, value)}
            />
          );
        }
        const isTurn = control.kind === "turn";
        const isOn = isTurn ? control.seat === seat : control.isOn;
        const what = say(isTurn ? "editTurn" : (control.label as "editOut"));
        return (
          <button
            key={control.id}
            type="button"
            class="edit-switch"
            aria-pressed={isOn}
            aria-label={say("editOf", { name, what })}
            onClick={() => editing.set(control.id, isTurn ? String(seat) : isOn ? "off" : "on")}
          >
            {what}
          </button>
        );
      })}
    </div>
  );
}

/** Where seats have boards of their own, the name shows that board large. */
function SeatName({ editing, name, seat }: Pick<SeatControlsProps, "editing" | "name" | "seat">) {
  if (!editing.editor.hasBoards) return <b class="edit-name">{name}</b>;
  return (
    <button
      type="button"
      class="edit-name"
      aria-pressed={editing.board.value === seat}
      aria-label={say("editEnlarge", { name })}
      title={say("editEnlarge", { name })}
      onClick={() => (editing.board.value = seat)}
    >
      {name}
    </button>
  );
}
