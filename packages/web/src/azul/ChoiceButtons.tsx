import { isTouch } from "../page/touch.ts";
import { labelled } from "../words/sentences.ts";
import { say } from "../words/words.ts";
import { targetBox } from "./board-measures.ts";
import type { BoardMeasure } from "./board-measures.ts";
import type { Choice } from "./choice.ts";
import type { Drag } from "./drag.tsx";
import { factoryQuarter } from "./factory-layout.ts";
import { isSamePick } from "./outlook.ts";
import type { Pick, Target } from "./outlook.ts";
import { outlookWords, targetName } from "./outlook-words.ts";
import { originWords } from "./sentences.ts";
import { boardOrigin, boxStyle, spotOf } from "./table-layout.ts";
import type { Box, PlacedBoard, TableLayout } from "./table-layout.ts";
import type { AzulView } from "./view.ts";

interface PicksProps {
  layout: TableLayout;
  view: AzulView;
  choice: Choice;
  drag: Drag;
}

/** One button for each colour of each factory and centre, over its tiles. Arrow keys move from one to the next. */
export function Picks({ layout, view, choice, drag }: PicksProps) {
  const { picks } = choice;
  const [held, hovered] = [choice.pick.value, choice.hovered.value];
  const current = picks.find((pick) => isSamePick(pick, hovered)) ?? picks[0];
  return (
    <div class="picks" role="group" aria-label={say("azulFactories")}>
      {picks.map((pick) => {
        // While the rest looks for its centre, a tap on a centre is the answer to that.
        if (held?.choosesCentre && pick.from.kind === "centre") return null;
        const [first, ...others] = hitBoxes(layout, view, pick);
        return (
          <button
            key={pickKey(pick)}
            type="button"
            class="pick"
            data-pick={pickKey(pick)}
            tabIndex={pick === current ? 0 : -1}
            aria-pressed={isSamePick(pick, held)}
            aria-label={say("azulPick", {
              tiles: say("azulTiles", pick),
              from: originWords(pick.from, view.centres.length),
            })}
            style={hitStyle(first, { x: 0, y: 0 })}
            onClick={() => choice.take(pick)}
            onFocus={() => (choice.hovered.value = pick)}
            onPointerEnter={(event) => {
              if (event.pointerType === "mouse") choice.hovered.value = pick;
            }}
            onPointerLeave={() => (choice.hovered.value = null)}
            onBlur={() => (choice.hovered.value = null)}
            onPointerDown={(event) => drag.start(event, pick)}
          >
            {others.map((box) => (
              <span style={hitStyle(box, first)} />
            ))}
          </button>
        );
      })}
    </div>
  );
}

export function pickKey({ from, colour }: Pick): string {
  return `${from.kind}-${from.index}-${colour}`;
}

/** In a factory a quarter of it each, large enough for a thumb; in a centre the clump with its number. */
function hitBoxes(layout: TableLayout, view: AzulView, { from, colour }: Pick): Box[] {
  if (from.kind === "centre") {
    const { x, y, size } = spotOf(layout, { kind: "centre", centre: from.index, piece: colour });
    const side = Math.max(size + 12, 44);
    return [{ x: x + size / 2 - side / 2, y: y + size / 2 - side / 2, width: side, height: side }];
  }
  const { display } = layout;
  return view.factories[from.index].flatMap((tile, index) => {
    if (tile !== colour) return [];
    const { x, y, ...size } = factoryQuarter(display, display.factories[from.index], index);
    return [{ x: x + display.x, y: y + display.y, ...size }];
  });
}

/** The first box is the button itself; the others are inside it. */
function hitStyle(box: Box, from: { x: number; y: number }) {
  return boxStyle({ ...box, x: box.x - from.x, y: box.y - from.y });
}

interface TargetsProps {
  layout: TableLayout;
  choice: Choice;
}

/** Buttons over the lines, the floor or the cells of the own board that may be chosen now. */
export function Targets({ layout, choice }: TargetsProps) {
  const [board] = layout.boards;
  const { tilings } = choice;
  const places = [
    ...choice.outlooks.value.map((outlook) => ({
      target: outlook.target,
      label: labelled(targetName(outlook.target), outlookWords(outlook)),
      row: -1,
    })),
    ...tilings.map(({ column, row, points }) => ({
      target: column ?? ("floor" as const),
      label:
        column === null ? say("azulDropLabel") : say("azulColumnLabel", { row: row + 1, column: column + 1, points }),
      row,
    })),
  ];
  const refusing = choice.refusals.value.flatMap((refusal, line) => (refusal === undefined ? [] : [line]));
  if (places.length === 0 && refusing.length === 0) return null;
  return (
    <div class="targets" role="group" aria-label={say(tilings.length > 0 ? "azulChooseColumn" : "azulChooseLineLong")}>
      {places.map(({ target, label, row }) => (
        <button
          key={target}
          type="button"
          class="target"
          data-target={target}
          // On a small screen the lines are too low for a thumb, so the bar below has a button for each.
          tabIndex={board.measure.words > 0 ? 0 : -1}
          aria-hidden={board.measure.words === 0}
          aria-label={label}
          aria-pressed={choice.chosen.value === target}
          style={boxStyle(
            place(
              board,
              row >= 0 && target !== "floor" ? cellBox(board.measure, row, target) : lineBox(board.measure, target),
            ),
          )}
          onClick={() => choice.place(target)}
          onFocus={() => (choice.aim.value = target)}
          onPointerEnter={(event) => {
            if (event.pointerType === "mouse") choice.aim.value = target;
          }}
          onPointerLeave={() => (choice.aim.value = null)}
          onBlur={() => (choice.aim.value = null)}
        />
      ))}
      {refusing.map((line) => (
        <button
          key={`refused-${line}`}
          type="button"
          class="target refusing"
          data-refused={line}
          tabIndex={-1}
          aria-hidden="true"
          style={boxStyle(place(board, lineBox(board.measure, line)))}
          onClick={() => choice.place(line)}
        />
      ))}
    </div>
  );
}

/** The whole width from the notes to the lines, so that it is hard to miss. */
function lineBox(measure: BoardMeasure, target: Target): Box {
  const { x, y, width, height } = targetBox(measure, target);
  const left = target === "floor" ? Math.max(0, measure.linesX - 4) : Math.min(x, measure.linesX - 4);
  const grown = measure.words > 0 ? -10 : left;
  return { x: grown, y, width: x + width - grown, height };
}

function cellBox({ wallX, pitch, gap }: BoardMeasure, row: number, column: number): Box {
  return { x: wallX + column * pitch - gap / 2, y: row * pitch - gap / 2, width: pitch, height: pitch };
}

function place(board: PlacedBoard, box: Box): Box {
  const { x, y } = boardOrigin(board);
  return { ...box, x: box.x + x, y: box.y + y };
}

/** While the rest looks for its centre, each centre is a button. */
export function RestTargets({ layout, choice }: TargetsProps) {
  if (choice.pick.value?.choosesCentre !== true) return null;
  const { display } = layout;
  return (
    <div class="rests" role="group" aria-label={say("azulRestChoice", { isTouch: isTouch.value })}>
      {display.centres.map(({ cx, cy, rx, ry }, i) => (
        <button
          type="button"
          class="rest"
          data-rest={i}
          aria-pressed={choice.rest.value === i}
          aria-label={say("azulRestTo", { number: i + 1 })}
          style={boxStyle({ x: display.x + cx - rx, y: display.y + cy - ry, width: 2 * rx, height: 2 * ry })}
          onClick={() => (choice.rest.value = i)}
        />
      ))}
    </div>
  );
}
