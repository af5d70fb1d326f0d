import type { ComponentChildren } from "preact";
import { useEffect } from "preact/hooks";
import { Glyph, Icon } from "../art/icons.tsx";
import { Button, IconButton, Segments } from "../page/controls.tsx";
import { ERASER } from "../play/editor.ts";
import type { Sitter } from "../play/face.ts";
import { say } from "../words/words.ts";
import type { Key } from "../words/words.ts";
import { EditSeats } from "./EditSeats.tsx";
import type { Editing } from "./editing.ts";
import type { Drawn } from "./viewer.ts";
import "./edit.css";
import "./edit-beside.css";

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
        {say(noteOf(editing, drawn) as "editHow")}
      </p>
      {controls.map((control) =>
        control.kind === "choice" ? (
          <ChoiceLine
            key={control.id}
            {...control}
            label={say(control.label as "editPhase")}
            choose={(value) => editing.set(control.id, value)}
          />
        ) : null,
      )}
      <EditSeats {...{ editing, drawn, sitters, controls }} />
      <Company {...props} />
    </div>
  );
}

function noteOf({ refused, held, piece, editor }: Editing, { position }: Drawn): Key {
  if (refused.value !== null) return refused.value;
  if (held.value.length > 0) return "editSecond";
  return editor.pieces(position).find(({ id }) => id === piece.value)?.note ?? "editHow";
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

/** How many play, on an empty table. */
function Company({ editing, drawn: { face, position } }: EditPanelProps) {
  const { minSeats, maxSeats } = face.game;
  const counts = Array.from({ length: maxSeats - minSeats + 1 }, (_, i) => String(minSeats + i));
  return (
    <ChoiceLine
      label={say("editNewFor")}
      values={counts.map((count) => ({ value: count, name: count }))}
      value={String(position.seats)}
      choose={(count) => editing.restart(Number(count))}
    />
  );
}

interface ChoiceLineProps {
  label: string;
  values: readonly { readonly value: string; readonly name: string }[];
  value: string;
  choose: (value: string) => void;
}

export function ChoiceLine({ label, values, value, choose }: ChoiceLineProps) {
  return (
    <div class="row edit-line">
      <span aria-hidden="true">{label}</span>
      <Segments
        label={label}
        values={values.map((one) => one.value)}
        names={(wanted) => values.find((one) => one.value === wanted)?.name ?? wanted}
        value={value}
        choose={choose}
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
