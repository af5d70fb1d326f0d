import { useEffect, useState } from "preact/hooks";
import "./first-draw.css";
import { useHeadingFocus } from "../page/focus.ts";
import { speed } from "../page/settings.ts";
import { say } from "../words/words.ts";
import type { LocalTable } from "./local.ts";

/** The light goes round this often before it stays with the player who starts. */
const ROUNDS = 2;
/** Between two seats at first and at last, and how long the result stays; milliseconds at normal speed. */
const [FAST, SLOW, READ] = [70, 260, 900];

/**
 * Who starts: a light runs from sign to sign and stays where the draw has fallen. A tap or a key ends it. Whoever listens is told by
 * the table that follows, which says it below its sentence.
 */
export function FirstDraw({ table, done }: { table: LocalTable; done: () => void }) {
  const sitters = table.sitters.value;
  const last = ROUNDS * sitters.length + table.first;
  const [at, setAt] = useState(0);
  const isOver = at === last;
  useHeadingFocus(true);
  useEffect(() => {
    const pause = isOver ? READ : FAST + ((SLOW - FAST) * at) / last;
    const timer = setTimeout(() => (isOver ? done() : setAt(at + 1)), pause / Math.max(speed.value, 0.5));
    return () => clearTimeout(timer);
  }, [at]);
  useEffect(() => {
    addEventListener("keydown", done);
    return () => removeEventListener("keydown", done);
  }, []);
  return (
    <main class="first-draw" onPointerDown={done}>
      <h1>{isOver ? say("starts", { name: sitters[table.first].name }) : say("whoStarts")}</h1>
      <ol>
        {sitters.map(({ name }, seat) => (
          <li key={seat} class={`panel${at % sitters.length === seat ? " now" : ""}`}>
            <span class="draw-sign">{table.face.badge(table.position.value, seat)}</span>
            {name}
          </li>
        ))}
      </ol>
    </main>
  );
}
