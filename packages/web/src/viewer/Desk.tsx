import type { RefObject } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { Glyph } from "../art/icons.tsx";
import { Button } from "../page/controls.tsx";
import { formatOfWindow, useDock } from "../page/format.ts";
import { isByKeyboard } from "../page/input.ts";
import type { Sitter } from "../play/face.ts";
import { sayRefusal } from "../words/refusals.ts";
import { say } from "../words/words.ts";
import { ChoiceLine, EditPanel, EditSteps } from "./EditPanel.tsx";
import type { Editing } from "./editing.ts";
import { Code, RefusedNote } from "./Code.tsx";
import { DOCKS, isCodeInHead, placeOf } from "./desk-place.ts";
import { PlaySheet } from "./PlaySheet.tsx";
import { obstacleTo } from "./viewer.ts";
import type { Drawn, Viewer } from "./viewer.ts";

interface DeskProps {
  viewer: Viewer;
  drawn: Drawn;
  sitters: readonly Sitter[];
  /** Null while nothing is being edited. */
  editing: Editing | null;
  edit: (isOn: boolean) => void;
}

/** Where a position is chosen from examples, typed as code, set up by hand, played, and saved as a picture. */
export function Desk({ viewer, drawn, sitters, editing, edit }: DeskProps) {
  const desk = useFocusFollowing(editing !== null);
  const place = placeOf(editing);
  const isRefused = viewer.isStale.value;
  const hasCode = editing === null && !isCodeInHead(place, formatOfWindow.value, false);
  // What is wrong with the code is said beneath it, or else here.
  const note = isRefused && !hasCode ? <RefusedNote viewer={viewer} /> : <Fault viewer={viewer} drawn={drawn} />;
  useDock(DOCKS[place](editing !== null));
  return (
    <section
      class={`desk panel ${place}${editing === null ? "" : " editing"}`}
      aria-label={say("viewPosition")}
      ref={desk}
    >
      <div class={`desk-parts${editing === null ? "" : " editing"}`}>
        <div class="row desk-head">
          <h2>{say(editing === null ? "viewPosition" : "editTitle")}</h2>
          {editing !== null && <EditSteps editing={editing} end={() => edit(false)} />}
        </div>
        {editing === null ? (
          <>
            {note}
            <Ways drawn={drawn} sitters={sitters} isStale={isRefused} edit={edit} />
            {hasCode && <Code viewer={viewer} />}
            <OpenChoiceLine viewer={viewer} drawn={drawn} isSaid={place !== "placed"} />
            <div class="desk-what">
              <Examples viewer={viewer} game={drawn.face.game.id} />
            </div>
          </>
        ) : (
          <>
            <EditPanel {...{ editing, drawn, sitters }} />
            {/* Last, so that nothing moves under the pointer when an edit makes it appear. */}
            {note}
          </>
        )}
      </div>
    </section>
  );
}

function Fault({ viewer, drawn }: Pick<DeskProps, "viewer" | "drawn">) {
  return (
    <p class="field-note refused view-fault" role="status">
      {!viewer.isStale.value && faultWords(drawn)}
    </p>
  );
}

/** Why no match leads to the position on the table, and what would help. */
function faultWords({ face, position, fault }: Drawn): string {
  if (fault === null) return "";
  const reason = [sayRefusal(fault), face.remedy?.(position, fault) ?? ""].join(" ").trim();
  return say("viewImpossible", { reason });
}

/** For keyboard users: the button that was pressed is gone, so the focus goes to what took its place. */
function useFocusFollowing(isEditing: boolean): RefObject<HTMLElement | null> {
  const desk = useRef<HTMLElement>(null);
  const was = useRef(isEditing);
  useEffect(() => {
    if (was.current !== isEditing && isByKeyboard()) {
      desk.current?.querySelector<HTMLElement>(isEditing ? "[data-piece]" : ".desk-ways button")?.focus();
    }
    was.current = isEditing;
  }, [isEditing]);
  return desk;
}

/** What can be done with the position on the table; where it cannot be played, the button says why. */
function Ways({ drawn, sitters, isStale, edit }: { isStale: boolean } & Pick<DeskProps, "drawn" | "sitters" | "edit">) {
  const [isSitting, setSitting] = useState(false);
  const { face } = drawn;
  const obstacle = isStale ? "viewUnreadable" : obstacleTo(drawn);
  return (
    <>
      <div class="desk-ways">
        {face.editor !== undefined && <Button icon="pen" text={say("viewEdit")} onClick={() => edit(true)} />}
        <Button icon="play" disabled={obstacle !== null} onClick={() => setSitting(true)}>
          <span>
            {say("viewPlay")}
            {obstacle !== null && <small>{say(obstacle)}</small>}
          </span>
        </Button>
      </div>
      {isSitting && <PlaySheet drawn={drawn} sitters={sitters} close={() => setSitting(false)} />}
    </>
  );
}

interface OpenChoiceProps extends Pick<DeskProps, "viewer" | "drawn"> {
  /** Says what is assumed; beside a wide table the line below the sentence does. */
  isSaid: boolean;
}

/** What the text may leave open. */
function OpenChoiceLine({ viewer, drawn: { face, position }, isSaid }: OpenChoiceProps) {
  if (face.openChoice === undefined || viewer.isStale.value) return null;
  const choice = face.openChoice(viewer.text.value, position);
  return (
    <div class="open-choice">
      <ChoiceLine
        label={say(choice.label as "viewPosition")}
        values={choice.values.map(({ value, name }) => ({ value, name: say(name as "viewPosition") }))}
        value={choice.value}
        choose={(value) => (viewer.text.value = choice.with(value))}
      />
      {isSaid && choice.assumed !== null && <p class="field-note">{say(choice.assumed as "viewPosition")}</p>}
    </div>
  );
}

/** Each button puts an example into the field. Where room is scarce another game has one, under its own name. */
function Examples({ viewer, game }: { viewer: Viewer; game: string }) {
  const { text, examples } = viewer;
  const titles = new Map(examples.map((example) => [example.game, example.gameTitle]));
  return (
    <div class="examples" role="group" aria-labelledby="examples-title">
      <h3 id="examples-title" class="examples-title">
        {say("viewExamples")}
      </h3>
      {Array.from(titles, ([own, gameTitle]) => (
        <div key={own} class={own === game ? "examples-of" : "examples-of other"}>
          <h4 class="quiet">{gameTitle}</h4>
          {examples
            .filter((example) => example.game === own)
            .map(({ name, title, symbol, position }) => (
              <button
                key={position}
                type="button"
                class="example"
                title={say(title as "viewPosition")}
                aria-pressed={text.value.trim() === position}
                onClick={() => (text.value = position)}
              >
                <Glyph name={symbol} />
                <span class="example-name">{say(name as "viewPosition")}</span>
                <span class="example-game" aria-hidden="true">
                  {gameTitle}
                </span>
                <span class="hidden">: {say(title as "viewPosition")}</span>
              </button>
            ))}
        </div>
      ))}
    </div>
  );
}
