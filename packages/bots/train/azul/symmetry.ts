/** On the free wall the colours can change places and the columns can be mirrored: the position is worth the same. */
import type { Random } from "@riad/core";
import { COLOURS, ROWS, countOf, tilesOf } from "@riad/azul";
import type { AzulPosition } from "@riad/azul";

export function turnColours(position: AzulPosition, random: Random): void {
  const colours = shuffled(random);
  const mirrors = random.below(2) === 1;
  let bag = 0;
  for (let colour = 0; colour < COLOURS; colour++) bag += tilesOf(colours[colour], countOf(position.bag, colour));
  position.bag = bag;
  for (let seat = 0; seat < position.seats; seat++) {
    const used = position.used[seat];
    const wallsByColour = Array.from(position.wallsByColour.subarray(seat * COLOURS, (seat + 1) * COLOURS));
    position.used[seat] = 0;
    if (mirrors) position.walls[seat] = mirrored(position.walls[seat]);
    for (let colour = 0; colour < COLOURS; colour++) {
      position.used[seat] |= ((used >> (5 * colour)) & 31) << (5 * colours[colour]);
      position.wallsByColour[seat * COLOURS + colours[colour]] = mirrors
        ? mirrored(wallsByColour[colour])
        : wallsByColour[colour];
    }
    for (let row = 0; row < ROWS; row++) {
      const line = position.lines[seat * ROWS + row];
      if (line !== 0) position.lines[seat * ROWS + row] = (colours[line >> 3] << 3) | (line & 7);
    }
  }
}

function mirrored(wall: number): number {
  let result = 0;
  for (let cell = 0; cell < 25; cell++) {
    if ((wall >> cell) & 1) result |= 1 << (cell - (cell % 5) + 4 - (cell % 5));
  }
  return result;
}

function shuffled(random: Random): number[] {
  const colours = [0, 1, 2, 3, 4];
  for (let i = 4; i > 0; i--) {
    const j = random.below(i + 1);
    [colours[i], colours[j]] = [colours[j], colours[i]];
  }
  return colours;
}
