import { useEffect, useMemo, useState } from "preact/hooks";
import "./practise.css";
import "../review/review.css";
import { listMatches } from "../kept/match-store.ts";
import { Announcer } from "../page/announce.tsx";
import { Button, Link } from "../page/controls.tsx";
import { PageHead } from "../page/PageHead.tsx";
import { go } from "../page/route.ts";
import { sayDay } from "../play/day-words.ts";
import { ReviewRun } from "../review/review-run.ts";
import { whereWords } from "../review/review-sentences.ts";
import { TryPanel } from "../review/TryPanel.tsx";
import { TrySession } from "../review/try-session.ts";
import type { Exercise } from "../review/try-session.ts";
import { say } from "../words/words.ts";
import { findMistakes, listExercises, matchOf } from "./mistakes.ts";
import type { Mistakes, Practised } from "./mistakes.ts";
import { Profile } from "./Profile.tsx";

/** The mistakes of all matches on this device, one after the other, and what costs most. */
export function PractisePage() {
  const [mistakes, setMistakes] = useState<Mistakes | null>(null);
  const [left, setLeft] = useState<number | null>(null);
  useEffect(() => {
    document.title = `${say("practiseTitle")} · Riad`;
    let isHere = true;
    void loadMistakes().then((found) => isHere && setMistakes(found));
    return () => {
      isHere = false;
    };
  }, []);
  useEffect(() => {
    if (left === null || mistakes === null) return undefined;
    const [next] = mistakes.unread;
    if (next === undefined) {
      setLeft(null);
      return undefined;
    }
    let isHere = true;
    const run = new ReviewRun(next.record);
    void run.start().then(async () => {
      // Kept a moment after it is done.
      await run.kept();
      run.stop();
      const found = await loadMistakes();
      const isStuck = found.unread.some(({ id }) => id === next.id);
      if (!isHere) return;
      setMistakes(found);
      setLeft(isStuck ? null : found.unread.length);
    });
    return () => {
      isHere = false;
      run.stop();
    };
  }, [left]);
  const practised = mistakes?.practised ?? [];
  return (
    <main class="house practise" aria-busy={mistakes === null}>
      <PageHead />
      <div class="practise-title">
        <h1>{say("practiseTitle")}</h1>
        <p class="quiet">{say("practiseAbout")}</p>
      </div>
      {mistakes !== null && (
        <div class="practise-columns">
          <div class="column practise-aside">
            {mistakes.unread.length > 0 && (
              <section class="panel practise-unread">
                <p role="status">
                  {left === null
                    ? say("practiseUnread", { count: mistakes.unread.length })
                    : say("practiseReviewing", { count: mistakes.unread.length })}
                </p>
                {left === null && (
                  <Button
                    text={say("practiseReview", { count: mistakes.unread.length })}
                    onClick={() => setLeft(mistakes.unread.length)}
                  />
                )}
              </section>
            )}
            <Profile practised={practised} />
          </div>
          <Exercises practised={practised} />
        </div>
      )}
      <Announcer />
    </main>
  );
}

async function loadMistakes(): Promise<Mistakes> {
  return findMistakes(await listMatches());
}

/** Reviews that are added meanwhile do not take the board away from the reader. */
function Exercises({ practised }: { practised: readonly Practised[] }) {
  const hasAny = practised.some(({ exercises }) => exercises.length > 0);
  const session = useMemo(() => (hasAny ? new TrySession(listExercises(practised)) : null), [hasAny]);
  useEffect(() => () => session?.exercises.forEach(({ run }) => run.stop()), [session]);
  if (session === null) {
    return (
      <section class="panel practise-none">
        <p>{say("practiseNone")}</p>
        <Link to="/matches" class="button" text={say("myMatches")} />
      </section>
    );
  }
  const from = (exercise: Exercise) => {
    const kept = matchOf(practised, exercise);
    const { title } = exercise.reviewed.face.game;
    const day = kept === undefined ? "" : sayDay(kept.changed);
    return say("practiseFrom", { game: title, day, where: whereWords(exercise.reviewed, session.event.value) });
  };
  return (
    <div class="review practise-board">
      <TryPanel session={session} from={from} close={() => go("/matches")} />
    </div>
  );
}
