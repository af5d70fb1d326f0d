/** A boardgame.io server with a game of one move; given a folder, it stores matches in files. */
import { requireRival } from "./rival.ts";

interface Library {
  readonly Server: (options: object) => { run(port: number): Promise<unknown> };
  FlatFile: new (options: { dir: string }) => object;
  Origins: { readonly LOCALHOST: unknown };
}

const [folder, port, data] = process.argv.slice(2);
const { Server, FlatFile, Origins } = requireRival(folder, "boardgame.io/server") as Library;
const game = {
  name: "count",
  setup: () => ({ count: 0 }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    step: ({ G }: { G: { count: number } }) => {
      G.count++;
    },
  },
};
const storage = data === undefined ? {} : { db: new FlatFile({ dir: data }) };
await Server({ games: [game], origins: [Origins.LOCALHOST], ...storage }).run(Number(port));
process.stdout.write("open\n");
