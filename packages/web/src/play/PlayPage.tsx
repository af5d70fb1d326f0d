import { useEffect, useLayoutEffect, useMemo, useState } from "preact/hooks";
import "./play.css";
import { Announcer, announce } from "../page/announce.tsx";
import type { GameId } from "../page/game-id.ts";
import { confirms, speed } from "../page/settings.ts";
import { isWide } from "../page/viewport.ts";
import { readFragment, writeFragment } from "../page/route.ts";
import { Waiting } from "../page/Waiting.tsx";
import { say } from "../words/words.ts";
import { begin } from "./beginning.ts";
import type { Face } from "./face.ts";
import { loadFace } from "./faces.ts";
import { usePlayKeys } from "./keys.ts";
import { linesOf } from "./lines.ts";
import { LocalTable } from "./local.ts";
import { Moves } from "./Moves.tsx";
import { PlayHead } from "./PlayHead.tsx";
import { readLink } from "./share.ts";
import { Sheets } from "./Sheets.tsx";
import { sheet } from "./sheet.ts";
import { takeWish } from "./wish.ts";
import { setAside } from "./saved.ts";

/** A match on this screen. */
export function PlayPage({ game }: { game: GameId }) {
  const [table, setTable] = useState<LocalTable | null>(null);
  useLayoutEffect(() => {
    let isHere = true;
    void openTable(game).then((opened) => {
      if (isHere) setTable(opened);
    });
    return () => {
      isHere = false;
    };
  }, [game]);
  if (table === null) return <Waiting />;
  return <Table key={game} table={table} change={setTable} />;
}

async function openTable(game: GameId): Promise<LocalTable> {
  const wish = takeWish();
  const fragment = readFragment();
  const [face, shared] = await Promise.all([loadFace(game), readLink(fragment)]);
  if (shared !== null) {
    setAside(game);
    writeFragment("");
  }
  const table = new LocalTable(face, begin(face.game, shared === null ? wish : { kind: "record", text: shared }));
  if (/^\d+$/.test(fragment)) table.jump(Number(fragment));
  return table;
}

interface TableHolderProps {
  table: LocalTable;
  change: (table: LocalTable) => void;
}

function Table({ table, change }: TableHolderProps) {
  const { face } = table;
  const lines = useMemo(() => linesOf(table), [table]);
  const choose = useMemo(() => table.choose.bind(table), [table]);
  const ply = table.ply.value;
  const report = useMemo(() => () => table.shown(ply), [table, ply]);
  const position = table.position.value;
  const layout = isWide.value ? "wide" : "narrow";

  useEffect(() => {
    table.goOn();
    return () => table.leave();
  }, [table]);
  usePlayKeys(table);
  useResult(table);
  useSpoken(table, face, lines.value.at(-1)?.text ?? "");
  useEffect(() => writeFragment(table.isBrowsing.value ? String(ply) : ""), [table, ply, table.isBrowsing.value]);

  return (
    <>
      {/* A tap anywhere skips what is being shown; buttons still do what they do. */}
      <main
        class={`table play ${face.game.id} for-${position.seats} ${layout}${table.isBrowsing.value ? " past" : ""}`}
        onPointerDown={() => table.skip()}
      >
        <PlayHead table={table} />
        <face.Table
          position={position}
          step={table.step.value}
          moves={table.moves.value}
          sitters={table.sitters.value}
          viewer={table.viewer}
          speed={speed.value}
          confirms={confirms.value}
          pointed={table.hint.value?.ply === ply ? table.hint.value.move : null}
          choose={choose}
          shown={report}
        />
        <Moves table={table} lines={lines.value} />
      </main>
      <section class="hidden" aria-label={say("boardInWords")}>
        {face
          .describe(position, table.sitters.value)
          .split("\n")
          .map((sentence) => (
            <p>{sentence}</p>
          ))}
      </section>
      <Announcer />
      <Sheets table={table} lines={lines.value} change={change} />
    </>
  );
}

/** The result comes by itself once the last move has been shown. */
function useResult(table: LocalTable): void {
  const isEnd = table.isOver.value && table.ply.value === table.length.value && !table.isShowing.value;
  useEffect(() => {
    if (!isEnd) return undefined;
    const timer = setTimeout(() => (sheet.value = "result"), speed.peek() === 0 ? 0 : 700);
    return () => clearTimeout(timer);
  }, [isEnd, table]);
}

function useSpoken(table: LocalTable, face: Face, last: string): void {
  const isMine = table.moves.value.length > 0;
  const sentence = face.sentence(table.position.value, table.sitters.value);
  const text = table.isShowing.value ? last : isMine || table.isOver.value ? `${last}. ${sentence}` : last;
  useEffect(() => announce(text), [text]);
}
