/**
 * The rules once more, as plainly as possible: strings on a 7 by 7 table, recursion, no lookup tables. It shares no
 * line with the engine, so if both agree over many matches, both are likely to be right.
 */
export interface ReferencePlayer {
  /** Own colour first; two letters in the publisher's game for two. */
  readonly colours: string;
  dirhams: number;
  /** Rugs left by colour. */
  readonly rugs: Record<string, number>;
  isOut: boolean;
}

type Point = readonly [x: number, y: number];

const DIRECTIONS: Readonly<Record<string, Point>> = { N: [0, -1], E: [1, 0], S: [0, 1], W: [-1, 0] };

function isOnBoard([x, y]: Point): boolean {
  return x >= 0 && x < 7 && y >= 0 && y < 7;
}

/** The other end of a track on an edge whose pairs start with an even number, or with an odd one. */
const even = (n: number): number => (n % 2 === 0 ? n + 1 : n - 1);
const odd = (n: number): number => (n % 2 === 0 ? n - 1 : n + 1);

/** One step, the edges written out from the table of the tracks. */
export function referenceStep(x: number, y: number, heading: string): [number, number, string] {
  const [dx, dy] = DIRECTIONS[heading];
  if (isOnBoard([x + dx, y + dy])) return [x + dx, y + dy, heading];
  switch (heading) {
    case "N":
      return x === 6 ? [6, 0, "W"] : [even(x), 0, "S"];
    case "E":
      return y === 0 ? [6, 0, "S"] : [6, odd(y), "W"];
    case "S":
      return x === 0 ? [0, 6, "E"] : [odd(x), 6, "N"];
    default:
      return y === 6 ? [0, 6, "N"] : [0, even(y), "E"];
  }
}

export class ReferenceMatch {
  readonly players: ReferencePlayer[];
  readonly publisher: boolean;
  /** `board[x][y]` is the visible rug such as `c01`, or the empty string. */
  readonly board: string[][] = Array.from({ length: 7 }, () => Array.from({ length: 7 }, () => ""));
  x = 3;
  y = 3;
  heading: string;
  turn: number;
  phase = "rotate";
  drawn = "";

  constructor(players: ReferencePlayer[], publisher: boolean, heading: string, first: number) {
    this.players = players;
    this.publisher = publisher;
    this.heading = heading;
    this.turn = first;
    this.startTurn();
  }

  get player(): ReferencePlayer {
    return this.players[this.turn];
  }

  rugsLeft(player: ReferencePlayer): number {
    return Object.values(player.rugs).reduce((sum, count) => sum + count, 0);
  }

  isOver(): boolean {
    if (this.players.filter((player) => !player.isOut).length === 1) return true;
    return (this.phase === "rotate" || this.phase === "draw") && this.rugsLeft(this.player) === 0;
  }

  moves(): string[] {
    if (this.isOver()) return [];
    if (this.phase === "rotate") return ["L", "S", "R"];
    if (this.phase === "roll") return ["1", "2", "3", "4"];
    if (this.phase === "draw") return Object.keys(this.player.rugs).filter((colour) => this.player.rugs[colour] > 0);
    return this.placements();
  }

  placements(): string[] {
    const found: string[] = [];
    for (let x = 0; x < 7; x++) {
      for (let y = 0; y < 7; y++) {
        for (const [x2, y2] of [
          [x, y + 1],
          [x + 1, y],
        ] as Point[]) {
          if (isOnBoard([x2, y2]) && this.mayLay([x, y], [x2, y2])) found.push(`${x}${y}${x2}${y2}`);
        }
      }
    }
    return found;
  }

  mayLay(one: Point, other: Point): boolean {
    const distance = ([x, y]: Point): number => Math.abs(x - this.x) + Math.abs(y - this.y);
    if (distance(one) === 0 || distance(other) === 0) return false;
    if (distance(one) !== 1 && distance(other) !== 1) return false;
    const under = this.board[one[0]][one[1]];
    if (under === "" || under !== this.board[other[0]][other[1]]) return true;
    return this.publisher && this.player.colours.includes(under[0]);
  }

  region(x: number, y: number, seen = new Set<string>()): Set<string> {
    const colour = this.board[x][y][0];
    if (colour === undefined) return seen;
    seen.add(`${x}${y}`);
    for (const [dx, dy] of Object.values(DIRECTIONS)) {
      const next: Point = [x + dx, y + dy];
      if (!isOnBoard(next) || seen.has(`${next[0]}${next[1]}`)) continue;
      if (this.board[next[0]][next[1]][0] === colour) this.region(next[0], next[1], seen);
    }
    return seen;
  }

  play(move: string): void {
    if (this.phase === "draw") {
      this.drawn = move;
      this.phase = "rotate";
    } else if (this.phase === "rotate") {
      const by = { L: 3, S: 0, R: 1 }[move] ?? 0;
      this.heading = "NESW"[("NESW".indexOf(this.heading) + by) % 4];
      this.phase = "roll";
    } else if (this.phase === "roll") {
      for (let i = 0; i < Number(move); i++) {
        [this.x, this.y, this.heading] = referenceStep(this.x, this.y, this.heading);
      }
      this.payRent();
    } else {
      this.lay(move);
    }
  }

  payRent(): void {
    this.phase = "lay";
    const colour = this.board[this.x][this.y][0];
    const owner = this.players.find((player) => colour !== undefined && player.colours.includes(colour));
    if (owner === undefined || owner === this.player || owner.isOut) return;
    const rent = this.region(this.x, this.y).size;
    const paid = Math.min(rent, this.player.dirhams);
    this.player.dirhams -= paid;
    owner.dirhams += paid;
    if (paid === rent) return;
    this.player.isOut = true;
    this.nextTurn();
  }

  lay(move: string): void {
    const visible = new Set(this.board.flat());
    let id = 0;
    while (visible.has(this.drawn + String(id).padStart(2, "0"))) id++;
    const rug = this.drawn + String(id).padStart(2, "0");
    this.board[Number(move[0])][Number(move[1])] = rug;
    this.board[Number(move[2])][Number(move[3])] = rug;
    this.player.rugs[this.drawn]--;
    this.nextTurn();
  }

  nextTurn(): void {
    do this.turn = (this.turn + 1) % this.players.length;
    while (this.player.isOut);
    this.startTurn();
  }

  startTurn(): void {
    const isDouble = this.player.colours.length > 1;
    this.phase = isDouble ? "draw" : "rotate";
    this.drawn = isDouble ? "" : this.player.colours;
  }

  points(player: ReferencePlayer): number {
    if (player.isOut) return player.dirhams;
    return player.dirhams + this.board.flat().filter((rug) => rug !== "" && player.colours.includes(rug[0])).length;
  }

  /** The course's game string. */
  text(): string {
    const players = this.players.map(
      (player) =>
        `P${player.colours[0]}${String(player.dirhams).padStart(3, "0")}` +
        `${String(this.rugsLeft(player)).padStart(2, "0")}${player.isOut ? "o" : "i"}`,
    );
    const board = this.board.flat().map((rug) => (rug === "" ? "n00" : rug));
    return `${players.join("")}A${this.x}${this.y}${this.heading}B${board.join("")}`;
  }
}
