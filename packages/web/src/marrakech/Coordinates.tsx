/** The names of columns and rows at the edge of the board, for readers of the list of moves. At a table the style sheet shows them. */
import { COLUMN_LETTERS, SIDE } from "@riad/marrakech";
import { BOARD, MARGIN } from "./art/Courtyard.tsx";
import { SQUARE } from "./art/tracks.tsx";

const RADIUS = 12;
/** From the edge of the squares outwards, in units of the board. */
const AWAY = 5;

interface CoordinatesProps {
  /** By how many quarter turns the board is rotated; the names stay upright. */
  side: number;
  /** How much larger than usual words shall be. */
  text?: number;
}

export function Coordinates({ side, text: wanted = 1 }: CoordinatesProps) {
  // They are small to begin with, and the tracks leave them room.
  const grown = 1 + 2 * (wanted - 1);
  const away = AWAY + RADIUS * grown;
  const names = Array.from({ length: SIDE }, (_, i) => {
    const along = MARGIN + (i + 0.5) * SQUARE;
    return [
      { text: COLUMN_LETTERS[i], x: along, y: BOARD - MARGIN + away },
      { text: String(i + 1), x: MARGIN - away, y: along },
    ];
  });
  return (
    <g class="coordinates">
      {names.flat().map(({ text, x, y }) => (
        <g key={text} transform={`translate(${x} ${y}) rotate(${-90 * side})`}>
          <circle r={RADIUS * grown} fill="var(--panel)" stroke="var(--chip-line)" stroke-width="1.2" />
          <text y={6 * grown} text-anchor="middle" font-size={18 * grown}>
            {text}
          </text>
        </g>
      ))}
    </g>
  );
}
