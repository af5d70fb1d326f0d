import { say } from "../words/words.ts";
import type { Target } from "./choices.ts";
import { targetBox } from "./BoardMarks.tsx";
import { outlookWords, targetName } from "./gain.ts";
import type { Hand } from "./hand.ts";
import type { BoardMeasure } from "./measure.ts";
import { boxStyle } from "./place-style.ts";
import { boardOrigin } from "./stage.ts";
import type { Box, PlacedBoard, Stage } from "./stage.ts";

interface TargetsProps {
  stage: Stage;
  hand: Hand;
}

/** Buttons over the lines, the floor or the cells of the own board that may be chosen now. */
export function Targets({ stage, hand }: TargetsProps) {
  const [board] = stage.boards;
  const { outlooks, tilings } = hand;
  const places = [
    ...outlooks.map((outlook) => ({
      target: outlook.target,
      label: `${targetName(outlook.target)}: ${outlookWords(outlook)}`,
      row: -1,
    })),
    ...tilings.map(({ column, row, points }) => ({
      target: column ?? ("floor" as const),
      label:
        column === null ? say("azulDropLabel") : say("azulColumnLabel", { row: row + 1, column: column + 1, points }),
      row,
    })),
  ];
  const refusing = hand.refusals.flatMap((refusal, line) => (refusal === undefined ? [] : [line]));
  return (
    <div class="targets" role="group" aria-label={say(tilings.length > 0 ? "azulChooseColumn" : "azulChooseLineLong")}>
      {places.map(({ target, label, row }) => (
        <button
          key={target}
          type="button"
          class="target"
          data-target={target}
          // On a small screen the lines are lower than a thumb: there the bar below has a button for each.
          tabIndex={board.measure.words > 0 ? 0 : -1}
          aria-hidden={board.measure.words === 0}
          aria-label={label}
          aria-pressed={hand.chosen === target}
          style={boxStyle(
            place(
              board,
              row >= 0 && target !== "floor" ? cellBox(board.measure, row, target) : lineBox(board.measure, target),
            ),
          )}
          onClick={() => hand.place(target)}
          onFocus={() => hand.aimAt(target)}
          onPointerEnter={() => hand.aimAt(target)}
          onPointerLeave={() => hand.aimAt(null)}
          onBlur={() => hand.aimAt(null)}
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
          onClick={() => hand.place(line)}
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

/** While the rest looks for its centre, each tray is a button. */
export function RestTargets({ stage, hand }: TargetsProps) {
  if (hand.pick?.choosesCentre !== true) return null;
  const { market } = stage;
  return (
    <div class="rests" role="group" aria-label={say("azulRestChoice")}>
      {market.trays.map(({ cx, cy, rx, ry }, i) => (
        <button
          type="button"
          class="rest"
          data-rest={i}
          aria-pressed={hand.rest === i}
          aria-label={say("azulRestTo", { number: i + 1 })}
          style={boxStyle({ x: market.x + cx - rx, y: market.y + cy - ry, width: 2 * rx, height: 2 * ry })}
          onClick={() => hand.putRest(i)}
        />
      ))}
    </div>
  );
}
