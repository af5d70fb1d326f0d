import { useSignal } from "@preact/signals";
import type { Game } from "@riad/core";
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import "../play/help.css";
import "../play/play.css";
import "./learn.css";
import { announce, Announcer } from "../page/announce.tsx";
import { Button } from "../page/controls.tsx";
import { confirms, speed } from "../page/settings.ts";
import { noteLearned } from "../play/chances-setting.ts";
import { isSheet } from "../page/format.ts";
import { PageHead } from "../page/PageHead.tsx";
import type { Face, Pause } from "../play/face.ts";
import { InWords } from "../play/InWords.tsx";
import { Sentence } from "../play/Sentence.tsx";
import { Stars } from "../play/Stars.tsx";
import { usualNames } from "../play/sitting.ts";
import { sitDownFirst } from "../play/request.ts";
import { say } from "../words/words.ts";
import { LessonTable } from "./lesson-table.ts";

/** A first match of two minutes; where a game has none, its rules. */
export function LearnPage({ face }: { face: Face }) {
  const { lesson } = face;
  if (lesson === undefined) return <RulesOnly face={face} />;
  return <Lesson key={face.game.id} table={new LessonTable(face, lesson)} />;
}

function RulesOnly({ face }: { face: Face }) {
  const { title } = face.game;
  return (
    <main class="house">
      <PageHead />
      <section class="learn-rules panel">
        <h1>{say("helpTitle", { game: title })}</h1>
        <face.Rules />
        <p class="sheet-buttons">
          <NowPlay game={face.game} />
        </p>
      </section>
    </main>
  );
}

function NowPlay({ game }: { game: Game }) {
  return <Button icon="play" text={say("nowPlay")} class="primary" onClick={() => sitDownFirst(game)} />;
}

function Lesson({ table: fresh }: { table: LessonTable }) {
  const [table] = useState(fresh);
  const { face, lesson } = table;
  const { id, title } = face.game;
  const position = table.position.value;
  const count = table.count.value;
  const choose = useMemo(() => table.choose.bind(table), [table]);
  const report = useMemo(() => () => table.shown(count), [table, count]);
  const waits = useSignal<Pause | null>(null);
  const goOn = waits.value?.goOn ?? (table.isWaiting.value && !table.isLast ? () => table.next() : null);
  const at = table.at.value;
  const [missed, setMissed] = useState<{ at: number; count: number } | null>(null);
  const isMissed = missed?.at === at && missed.count === count;
  const wasChoosing = useRef(false);
  const wish = lesson.steps[at].wish?.();
  const isAsking = table.moves.value.length > 0;
  const explained = useExplained(waits.value, at) ?? table.text.value;
  const button = isAsking ? (face.confirmation?.(table.state) ?? null) : null;
  const asked = button === null ? explained : say("nowPress", { button });
  const reminder = isAsking
    ? wish && `${say("notThere")} ${wish}`
    : goOn === null
      ? undefined
      : `${explained} ${say("pressNext")}`;
  const text = (isMissed ? reminder : undefined) ?? asked;
  const sitters = useMemo(
    () => usualNames(position.seats).map((name, seat) => ({ name, level: seat === 0 ? null : "easy" })),
    [position.seats],
  );
  const isLearned = table.isWaiting.value && table.isLast && waits.value === null;
  useEffect(() => table.goOn(), [table]);
  useEffect(() => announce(text), [text]);
  useEffect(() => {
    // Whoever has learned to read them finds them in the first match too.
    if (table.isLast && table.teachesChances) noteLearned();
  }, [table, at]);
  return (
    <>
      <div class="headed">
        <PageHead isAboveTable>
          <p class="game-name">
            {[say("learnStep", { step: at + 1, steps: lesson.steps.length }), ...pressesOf(waits.value)].join(" · ")}
          </p>
        </PageHead>
        <main
          class={`table play learn ${id} for-${position.seats} ${isSheet.value ? "wide" : "narrow"}`}
          onPointerDown={() => {
            if (waits.value === null) table.skip();
            wasChoosing.current = face.isChoosing?.(table.state) === true;
            setMissed(null);
          }}
          onPointerUp={({ target }) => {
            if (!isBesideControls(target)) return;
            // A click follows, and a board may take it without a button: only what changed nothing is answered.
            setTimeout(() => {
              const isChoosing = face.isChoosing?.(table.state) === true;
              const isTaken = table.count.value !== count || (isChoosing && !wasChoosing.current);
              if (!isTaken) setMissed({ at, count });
            });
          }}
        >
          <header class="head">
            <h1 class="hidden">{say("learnGame", { game: title })}</h1>
            <div class="lesson panel now">
              <div class="lesson-words">
                <p class={isMissed ? "missed" : undefined}>
                  <Sentence face={face} text={text} />
                </p>
                {text !== explained && (
                  <div class="place-kept" aria-hidden="true">
                    <Sentence face={face} text={explained} />
                  </div>
                )}
              </div>
              {goOn !== null && <Button icon="forward" text={say("next")} class="primary" onClick={goOn} />}
              {table.isWaiting.value && table.isLast && <NowPlay game={face.game} />}
            </div>
          </header>
          {isLearned && speed.value > 0 && <Stars />}
          <face.Table
            position={position}
            state={table.state}
            side={0}
            step={table.step.value}
            moves={table.moves.value}
            sitters={sitters}
            viewer={0}
            speed={speed.value}
            confirms={confirms.value}
            waits={waits}
            pointed={table.pointed.value}
            subject={lesson.steps[at].subject}
            chances={lesson.steps[at].hasChances ?? false}
            choose={choose}
            shown={report}
          />
        </main>
      </div>
      <section class="hidden" aria-label={say("boardInWords")}>
        <InWords face={face} position={position} sitters={sitters} />
      </section>
      <Announcer />
    </>
  );
}

/** How far a step has come that is explained press by press. */
function pressesOf(pause: Pause | null): string[] {
  return pause === null || pause.of < 2 ? [] : [`${pause.number}/${pause.of}`];
}

/** Where a press does nothing by itself: the learner is told what to do instead. */
function isBesideControls(target: EventTarget | null): boolean {
  if (!(target instanceof Element) || target.closest(".head") !== null) return false;
  return target.closest("button:not(:disabled), a, input, [role=button]") === null;
}

/** What the table explained last in this step of the lesson: it can be read until there is something new. */
function useExplained(pause: Pause | null, at: number): string | null {
  const last = useRef({ at, text: null as string | null });
  if (pause !== null) last.current = { at, text: pause.text };
  return last.current.at === at ? last.current.text : null;
}
