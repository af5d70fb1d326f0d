/**
 * A second, deliberately plain implementation of the rules: lists of letters and loops, moves as text. It is only fast
 * enough for checking the real one, and was written from docs/rules-azul.md, not from the sources.
 */
type Column = number | "F";

interface Player {
  points: number;
  wall: string[][];
  rows: string[][];
  floor: string[];
}

const COLOURS = ["a", "b", "c", "d", "e"];
const FIVE = [0, 1, 2, 3, 4];
const PENALTY = [0, 1, 2, 4, 6, 8, 11, 14];

export class Reference {
  turn: number;
  readonly isFree: boolean;
  factories: string[][];
  centres: string[][];
  markerInCentre = true;
  bag: string[] = COLOURS.flatMap((colour) => Array.from({ length: 20 }, () => colour));
  lid: string[] = [];
  players: Player[];
  /** The factory to deal next, or -1. */
  next = 0;
  isOver = false;

  constructor(seats: number, first: number, isFree: boolean, centres: number) {
    this.turn = first;
    this.isFree = isFree;
    this.factories = Array.from({ length: 2 * seats + 1 }, () => []);
    this.centres = Array.from({ length: centres }, () => []);
    this.players = Array.from({ length: seats }, () => ({
      points: 0,
      wall: FIVE.map(() => FIVE.map(() => "")),
      rows: FIVE.map(() => []),
      floor: [],
    }));
  }

  get isDealing(): boolean {
    return this.next >= 0 && !this.isOver;
  }

  get isDrafting(): boolean {
    return !this.isDealing && [...this.factories, ...this.centres].some((heap) => heap.length > 0);
  }

  /** The seat that tiles: the first one with a full line, starting with the seat whose turn it is. */
  get tiler(): number {
    const order = this.players.map((_, i) => (this.turn + i) % this.players.length);
    return order.find((seat) => this.fullRow(seat) !== undefined) ?? -1;
  }

  fullRow(seat: number): number | undefined {
    return FIVE.find((row) => this.players[seat].rows[row].length === row + 1);
  }

  legal(): string[] {
    if (this.isOver) return [];
    return this.isDrafting ? this.drafts() : this.tilings();
  }

  drafts(): string[] {
    const player = this.players[this.turn];
    const moves: string[] = [];
    const sources = [...this.factories, ...this.centres];
    for (const [index, heap] of sources.entries()) {
      const isFactory = index < this.factories.length;
      const name = isFactory ? String(index) : "CD"[index - this.factories.length];
      for (const colour of COLOURS) {
        if (!heap.includes(colour)) continue;
        const targets = FIVE.filter((row) => accepts(player, row, colour)).map(String);
        const hasRest = isFactory && this.centres.length === 2 && heap.some((tile) => tile !== colour);
        for (const target of [...targets, "F"]) {
          for (const rest of hasRest ? ["C", "D"] : [""]) moves.push("ABCD"[this.turn] + name + colour + target + rest);
        }
      }
    }
    return moves;
  }

  tilings(): string[] {
    const seat = this.tiler;
    const player = this.players[seat];
    const row = this.fullRow(seat)!;
    const columns = this.columns(player, row, player.rows[row][0]);
    return (columns.length > 0 ? columns.map(String) : ["F"]).map((column) => "ABCD"[seat] + String(row) + column);
  }

  columns(player: Player, row: number, colour: string): number[] {
    if (!this.isFree) return [(row + COLOURS.indexOf(colour)) % 5];
    return FIVE.filter(
      (column) => player.wall[row][column] === "" && player.wall.every((cells) => cells[column] !== colour),
    );
  }

  deal(text: string): void {
    const tiles = Array.from(text.slice(1));
    // The order of drawing is unknown, but a bag of fewer than four is used up completely and the lid becomes the bag.
    if (this.bag.length < 4) [this.bag, this.lid] = [[...this.bag, ...this.lid], []];
    for (const tile of tiles) this.bag.splice(this.bag.indexOf(tile), 1);
    this.factories[this.next] = tiles;
    this.next++;
    const isDone = this.next === this.factories.length || this.bag.length + this.lid.length === 0;
    if (isDone) this.next = -1;
  }

  play(text: string): void {
    if (this.isDrafting) this.draft(text);
    else this.tile("ABCD".indexOf(text[0]), Number(text[1]), text[2] === "F" ? "F" : Number(text[2]));
    if (this.isDrafting) return;
    if (!this.isFree) {
      for (let seat = this.tiler; seat >= 0; seat = this.tiler) {
        const row = this.fullRow(seat)!;
        this.tile(seat, row, this.columns(this.players[seat], row, this.players[seat].rows[row][0])[0]);
      }
    }
    if (this.tiler < 0) this.settle();
    else if (!this.markerInCentre) this.turn = this.tiler;
  }

  draft(text: string): void {
    const player = this.players[this.turn];
    const [, from, colour, target, rest] = text;
    const isCentre = from === "C" || from === "D";
    const heap = isCentre ? this.centres["CD".indexOf(from)] : this.factories[Number(from)];
    const taken = heap.filter((tile) => tile === colour);
    const others = heap.filter((tile) => tile !== colour);
    heap.length = 0;
    if (isCentre) {
      heap.push(...others);
      if (this.markerInCentre) {
        this.markerInCentre = false;
        if (player.floor.length === 7) this.lid.push(player.floor.sort().pop()!);
        player.floor.push("f");
      }
    } else {
      this.centres[rest === "D" ? 1 : 0].push(...others);
    }
    for (const tile of taken) {
      const row = target === "F" ? undefined : Number(target);
      if (row !== undefined && player.rows[row].length <= row) player.rows[row].push(tile);
      else this.drop(player, tile);
    }
    if (this.isDrafting) this.turn = (this.turn + 1) % this.players.length;
  }

  drop(player: Player, tile: string): void {
    if (player.floor.length < 7) player.floor.push(tile);
    else this.lid.push(tile);
  }

  tile(seat: number, row: number, column: Column): void {
    const player = this.players[seat];
    const tiles = player.rows[row];
    player.rows[row] = [];
    if (column === "F") {
      for (const tile of tiles) this.drop(player, tile);
      return;
    }
    player.wall[row][column] = tiles[0];
    this.lid.push(...tiles.slice(1));
    const count = (down: number, across: number): number => {
      let cells = 0;
      for (let r = row + down, c = column + across; (player.wall[r]?.[c] ?? "") !== ""; r += down, c += across) cells++;
      return cells;
    };
    const horizontal = 1 + count(0, 1) + count(0, -1);
    const vertical = 1 + count(1, 0) + count(-1, 0);
    const isAlone = horizontal === 1 && vertical === 1;
    player.points += isAlone ? 1 : (horizontal > 1 ? horizontal : 0) + (vertical > 1 ? vertical : 0);
  }

  settle(): void {
    const holder = this.players.findIndex((player) => player.floor.includes("f"));
    this.turn = holder < 0 ? (this.turn + 1) % this.players.length : holder;
    for (const player of this.players) {
      player.points = Math.max(0, player.points - PENALTY[player.floor.length]);
      this.lid.push(...player.floor.filter((tile) => tile !== "f"));
      player.floor = [];
    }
    this.markerInCentre = true;
    this.isOver = this.players.some((player) => player.wall.some((row) => row.every((cell) => cell !== "")));
    this.isOver ||= this.isStuck();
    this.next = this.isOver ? -1 : 0;
    if (this.isOver) for (const player of this.players) player.points += bonus(player);
  }

  /** Whether no row can be completed any more, if each row had the whole supply to itself. */
  isStuck(): boolean {
    const supply = [...this.bag, ...this.lid];
    const released = new Set<string[]>();
    for (let changed = true; changed;) {
      changed = false;
      for (const player of this.players) {
        for (const [row, line] of player.rows.entries()) {
          if (line.length === 0 || released.has(line)) continue;
          if (supply.filter((tile) => tile === line[0]).length < row + 1 - line.length) continue;
          released.add(line);
          supply.push(...(this.columns(player, row, line[0]).length > 0 ? line.slice(1) : line));
          changed = true;
        }
      }
    }
    return !this.players.some((player) =>
      player.wall.some((cells, row) => {
        const line = player.rows[row];
        if (line.length > 0 && !released.has(line)) return false;
        const comes = (colour: string): boolean =>
          colour === line[0] || supply.filter((tile) => tile === colour).length > row;
        const missing = COLOURS.filter((colour) => !cells.includes(colour));
        return (
          missing.every(comes) &&
          canSeat(
            missing.map((colour) => this.columns(player, row, colour)),
            [],
          )
        );
      }),
    );
  }

  toString(): string {
    const factories = this.factories.map((heap, i) => (heap.length > 0 ? i + letters(heap) : "")).join("");
    const centres = this.centres
      .map((heap, i) => `C${letters(heap)}${i === 0 && this.markerInCentre ? "f" : ""}`)
      .join("");
    const shared = `${"ABCD"[this.turn]}F${factories}${centres}B${counts(this.bag)}D${counts(this.lid)}`;
    return `${shared} ${this.players.map((player, seat) => "ABCD"[seat] + show(player)).join("")}`;
  }
}

function accepts(player: Player, row: number, colour: string): boolean {
  const line = player.rows[row];
  if (player.wall[row].includes(colour)) return false;
  return line.length <= row && line.every((tile) => tile === colour);
}

function canSeat(choices: number[][], taken: number[]): boolean {
  if (choices.length === 0) return true;
  return choices[0].some((column) => !taken.includes(column) && canSeat(choices.slice(1), [...taken, column]));
}

function bonus({ wall }: Player): number {
  const rows = wall.filter((row) => row.every((cell) => cell !== "")).length;
  const columns = FIVE.filter((column) => wall.every((row) => row[column] !== "")).length;
  const colours = COLOURS.filter((colour) => wall.flat().filter((cell) => cell === colour).length === 5).length;
  return 2 * rows + 7 * columns + 10 * colours;
}

function letters(tiles: readonly string[]): string {
  return tiles.slice().sort().join("");
}

function counts(tiles: readonly string[]): string {
  return COLOURS.map((colour) => String(tiles.filter((tile) => tile === colour).length).padStart(2, "0")).join("");
}

function show(player: Player): string {
  const wall = player.wall.flatMap((cells, row) =>
    cells.map((cell, column) => (cell === "" ? "" : cell + row + column)),
  );
  const rows = player.rows.map((line, row) => (line.length === 0 ? "" : row + line[0] + line.length));
  return `${player.points}M${wall.join("")}S${rows.join("")}F${letters(player.floor)}`;
}
