import type { ComponentChildren } from "preact";
import { useEffect } from "preact/hooks";
import { Glyph, Icon } from "../art/icons.tsx";
import { Button, IconButton, Segments } from "../page/controls.tsx";
import { ERASER } from "../play/editor.ts";
import type { EditControl } from "../play/editor.ts";
import type { Sitter } from "../play/face.ts";
import { say } from "../words/words.ts";
import type { Key } from "../words/words.ts";
import type { Editing } from "./editing.ts";
import { Stepper } from "./Stepper.tsx";
import type { Drawn } from "./viewer.ts";
import "./edit.css";

interface EditPanelProps {
  editing: Editing;
  drawn: Drawn;
  sitters: readonly Sitter[];
}

/** The pieces, and everything of a position that is not a piece. */
export function EditPanel(props: EditPanelProps) {
  const { editing, drawn, sitters } = props;
  const controls = editing.editor.controls(drawn.position);
  return (
    <div class="edit-panel">
      <Palette {...props} />
      <p class={editing.refused.value === null ? "field-note" : "field-note refused"}>
        {say(noteOf(editing) as "editHow")}
      </p>
      {controls.map((control) =>
        control.kind === "choice" ? (
          <Segments
            key={control.id}
            label={say(control.label as "editPhase")}
            values={control.values.map(({ value }) => value)}
            names={(value) => control.values.find((one) => one.value === value)?.name ?? value}
            value={control.value}
            choose={(value) => editing.set(control.id, value)}
          />
        ) : null,
      )}
      <div class="edit-seats" style={{ "--columns": seatControls(controls, 0).length }}>
        <SeatHeadings controls={seatControls(controls, 0)} />
        {sitters.map(({ name }, seat) => (
          <SeatControls key={seat} {...{ editing, drawn, controls, name, seat }} />
        ))}
      </div>
      <Company {...props} />
    </div>
  );
}

function noteOf({ refused, held }: Editing): Key {
  return refused.value ?? (held.value.length > 0 ? "editSecond" : "editHow");
}

function Palette({ editing, drawn }: EditPanelProps) {
  const pieces = editing.editor.pieces(drawn.position);
  const button = (id: string, label: string, sign: ComponentChildren) => (
    <button
      key={id}
      type="button"
      class="edit-piece"
      data-piece={id}
      aria-label={label}
      title={label}
      aria-pressed={editing.piece.value === id}
      onClick={() => editing.choose(id)}
    >
      {sign}
    </button>
  );
  return (
    <div class="edit-palette" role="group" aria-label={say("editPieces")}>
      {pieces.map(({ id, label, symbol }) => button(id, label, <Glyph name={symbol} />))}
      {button(ERASER, say("editEraser"), <Icon name="clear" />)}
    </div>
  );
}

/** Undo, redo, and the end of it. */
export function EditSteps({ editing, end }: { editing: Editing; end: () => void }) {
  useUndoKeys(editing);
  return (
    <div class="row edit-steps">
      <IconButton
        icon="undo"
        label={say("undo")}
        keys="Ctrl Z"
        disabled={editing.past.value.length === 0}
        onClick={() => editing.undo()}
      />
      <IconButton
        icon="undo"
        class="mirrored"
        label={say("editRedo")}
        keys="Ctrl Y"
        disabled={editing.future.value.length === 0}
        onClick={() => editing.redo()}
      />
      <Button class="button primary" text={say("editDone")} onClick={end} />
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

interface SeatControlsProps extends Pick<EditPanelProps, "editing" | "drawn"> {
  controls: readonly EditControl[];
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

/** How many play, on an empty table. */
function Company({ editing, drawn: { face, position } }: EditPanelProps) {
  const { minSeats, maxSeats } = face.game;
  const counts = Array.from({ length: maxSeats - minSeats + 1 }, (_, i) => String(minSeats + i));
  return (
    <div class="row edit-line">
      <span aria-hidden="true">{say("editNewFor")}</span>
      <Segments
        label={say("editNewFor")}
        values={counts}
        names={(count) => count}
        value={String(position.seats)}
        choose={(count) => editing.restart(Number(count))}
      />
    </div>
  );
}

/** Ctrl Z and Ctrl Y, except in a text field, which has its own. */
function useUndoKeys(editing: Editing): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
      if (event.target instanceof HTMLInputElement || event.target instanceof HTMLTextAreaElement) return;
      const key = event.key.toLowerCase();
      if (key === "y" || (key === "z" && event.shiftKey)) editing.redo();
      else if (key === "z") editing.undo();
      else return;
      event.preventDefault();
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, [editing]);
}
