/** The marks of what is told on the curve, and what their shapes mean. */
import { say } from "../words/words.ts";
import type { Mark, MarkShape, Point } from "./graph.ts";
import { MarkShapes, VerdictMark } from "./VerdictMark.tsx";

const KEY = [
  { shapes: ["slip"], word: "markSlip" },
  { shapes: ["mistake"], word: "markMistake" },
  { shapes: ["blunder"], word: "markBlunder" },
  { shapes: ["lucky", "unlucky"], word: "markLuck" },
  { shapes: ["find"], word: "markFind" },
] as const satisfies readonly { readonly shapes: readonly MarkShape[]; readonly word: string }[];

/** Only what is drawn. */
export function GraphKey({ marks }: { marks: readonly Mark[] }) {
  const drawn = new Set(marks.map(({ shape }) => shape));
  const hollow = marks.find(({ isOwn }) => !isOwn);
  return (
    <ul class="row graph-key" aria-hidden="true">
      {KEY.map(({ shapes, word }) => {
        const shown = shapes.filter((shape) => drawn.has(shape));
        if (shown.length === 0) return null;
        return (
          <li key={word} class="row">
            {shown.map((shape) => (
              <VerdictMark key={shape} shape={shape} />
            ))}
            {say(word)}
          </li>
        );
      })}
      {hollow !== undefined && (
        <li class="row">
          <VerdictMark shape={hollow.shape} isOwn={false} />
          {say("markHollow")}
        </li>
      )}
    </ul>
  );
}

interface MarksProps {
  marks: readonly Mark[];
  opened: number | null;
  /** In the drawing. */
  at: (point: Point) => readonly [number, number];
  /** Luck is marked below the curve, where the ticks of the deals are. */
  base: number;
}

export function Marks({ marks, opened, at, base }: MarksProps) {
  const rank = ({ index, isOwn, shape }: Mark) =>
    index === opened ? 3 : isOwn && shape !== "slip" ? 2 : isOwn ? 1 : 0;
  const sorted = [...marks].sort((one, other) => rank(one) - rank(other));
  return (
    <>
      {sorted.map((mark) => {
        const { index, shape, isOwn } = mark;
        const [x, y] = at(mark);
        return (
          <g key={index} transform={`translate(${x} ${shape === "lucky" || shape === "unlucky" ? base : y})`}>
            {index === opened && <circle class="graph-opened" r="14" />}
            <g transform="scale(.72)">
              <MarkShapes shape={shape} isOwn={isOwn} />
            </g>
          </g>
        );
      })}
    </>
  );
}
