/** Presses and settings of any kind, one after the other: whatever an editor returns must be drawable. */
import { unwrap } from "@riad/core";
import type { Position } from "@riad/core";
import { drawAnyPosition } from "@riad/games";
import fc from "fast-check";
import { expect } from "vitest";
import { ERASER } from "../src/play/editor.ts";
import type { EditSlot, Editor } from "../src/play/editor.ts";

export const NAMES = ["Salma", "Idris", "Noor", "Tariq"];

export function expectDrawable<P extends Position>(
  editor: Editor<P>,
  slotsOf: (position: P) => readonly EditSlot[],
  texts: readonly string[],
): void {
  const edit = fc.record({ isPut: fc.boolean(), one: fc.nat(), other: fc.nat(), piece: fc.nat(), value: fc.nat(1200) });
  fc.assert(
    fc.property(fc.constantFrom(...texts), fc.array(edit, { maxLength: 30 }), (start, edits) => {
      let position = unwrap(drawAnyPosition(start)).position as P;
      for (const { isPut, one, other, piece, value } of edits) {
        const text = isPut
          ? press(editor, position, slotsOf(position), { one, other, piece })
          : change(editor, position, one, value);
        if (text === null) continue;
        const drawn = drawAnyPosition(text);
        expect(drawn.ok, text).toBe(true);
        position = unwrap(drawn).position as P;
        expect(position.seats).toBe(unwrap(drawAnyPosition(start)).position.seats);
      }
    }),
    { numRuns: 150 },
  );
}

interface Press {
  readonly one: number;
  readonly other: number;
  readonly piece: number;
}

function press<P extends Position>(editor: Editor<P>, position: P, slots: readonly EditSlot[], at: Press) {
  const { one, other, piece } = at;
  const pieces = [...editor.pieces(position).map(({ id }) => id), ERASER];
  const held = pieces[piece % pieces.length];
  const first = slots[one % slots.length].id;
  const edit = editor.put(position, [first], held);
  const last = edit.kind === "more" ? editor.put(position, [first, slots[other % slots.length].id], held) : edit;
  return last.kind === "done" ? last.text : null;
}

function change<P extends Position>(editor: Editor<P>, position: P, one: number, value: number): string {
  const controls = editor.controls(position);
  const control = controls[one % controls.length];
  if (control.kind === "switch") return editor.set(position, control.id, control.isOn ? "off" : "on");
  if (control.kind === "choice") {
    return editor.set(position, control.id, control.values[value % control.values.length].value);
  }
  return editor.set(position, control.id, String(value));
}
