import { useRef, useState } from "preact/hooks";
import type { EditSlot } from "../play/editor.ts";
import type { Sitter } from "../play/face.ts";
import { say } from "../words/words.ts";
import type { Editing } from "./editing.ts";
import type { Drawn } from "./viewer.ts";
import "./edit.css";

const ARROWS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

interface EditSlotsProps {
  editing: Editing;
  drawn: Drawn;
  sitters: readonly Sitter[];
  /** How the table is arranged, from `TableProps.over`. */
  arrangement: unknown;
}

/** The slots over the table as buttons: one stop for Tab, arrow keys from there on. */
export function EditSlots({ editing, drawn: { position }, sitters, arrangement }: EditSlotsProps) {
  const group = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState("");
  const { editor } = editing;
  const slots = editor.slots(position, { arrangement, names: sitters.map(({ name }) => name) });
  const roving = slots.find(({ id }) => id === current) ?? slots[0];
  const walk = (event: KeyboardEvent, from: EditSlot) => {
    const direction = ARROWS[event.key];
    if (direction === undefined) return;
    event.preventDefault();
    const next = nearest(slots, from, direction);
    if (next !== null) group.current?.querySelector<HTMLElement>(`[data-slot="${next.id}"]`)?.focus();
  };
  return (
    <div class="edit-slots" role="toolbar" aria-label={say("editTable")} ref={group}>
      {slots.map((slot) => (
        <button
          key={slot.id}
          type="button"
          class="edit-slot"
          data-slot={slot.id}
          tabIndex={slot === roving ? 0 : -1}
          aria-label={slot.label}
          aria-pressed={editing.held.value.includes(slot.id)}
          style={{
            left: editor.length(slot.x),
            top: editor.length(slot.y),
            width: editor.length(slot.width),
            height: editor.length(slot.height),
          }}
          onFocus={() => setCurrent(slot.id)}
          onKeyDown={(event) => walk(event, slot)}
          onClick={() => editing.press(slot.id)}
        />
      ))}
    </div>
  );
}

/** The closest slot in a direction; being off to the side counts double. */
export function nearest(
  slots: readonly EditSlot[],
  from: EditSlot,
  [dx, dy]: readonly [number, number],
): EditSlot | null {
  let best: EditSlot | null = null;
  let least = Infinity;
  for (const slot of slots) {
    const x = slot.x + slot.width / 2 - from.x - from.width / 2;
    const y = slot.y + slot.height / 2 - from.y - from.height / 2;
    const ahead = x * dx + y * dy;
    const distance = ahead + 2 * (Math.abs(x * dy) + Math.abs(y * dx));
    if (ahead <= 1 || distance >= least) continue;
    least = distance;
    best = slot;
  }
  return best;
}
