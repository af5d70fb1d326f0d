import { OVER } from "@riad/core";
import { Fragment } from "preact";
import type { RefObject } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { Glyph } from "../art/icons.tsx";
import { Button } from "../page/controls.tsx";
import { useDock } from "../page/format.ts";
import { isByKeyboard } from "../page/input.ts";
import { savePng, saveSvg } from "../picture/save.ts";
import type { Sitter } from "../play/face.ts";
import { sayRefusal } from "../words/refusals.ts";
import { say } from "../words/words.ts";
import { ChoiceLine, EditPanel, EditSteps } from "./EditPanel.tsx";
import type { Editing } from "./editing.ts";
import { Code, RefusedNote } from "./Code.tsx";
import { DOCKS, isCodeInHead, placeOf } from "./desk-place.ts";
import { PlaySheet } from "./PlaySheet.tsx";
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
  const place = placeOf(editing, drawn);
  const isRefusedInHead = isCodeInHead(place) && viewer.isStale.value;
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
          {editing === null && drawn.face.picture !== undefined && <SaveButtons {...{ viewer, drawn, sitters }} />}
          {editing !== null && <EditSteps editing={editing} end={() => edit(false)} />}
        </div>
        {editing === null &&
          (isRefusedInHead ? <RefusedNote viewer={viewer} /> : <Fault viewer={viewer} drawn={drawn} />)}
        {editing === null ? (
          <>
            <Ways drawn={drawn} isStale={viewer.isStale.value} edit={edit} />
            {!isCodeInHead(place) && <Code viewer={viewer} />}
            <OpenChoiceLine viewer={viewer} drawn={drawn} isSaid={place !== "placed"} />
            <div class="desk-what">
              <Examples viewer={viewer} game={drawn.face.game.id} />
            </div>
          </>
        ) : (
          <>
            <EditPanel {...{ editing, drawn, sitters }} />
            {/* Last, so that nothing moves under the pointer when an edit makes it appear. */}
            <Fault viewer={viewer} drawn={drawn} />
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

/** What can be done with the position on the table; one that no match leads to cannot be played. */
function Ways({ drawn, isStale, edit }: { drawn: Drawn; isStale: boolean } & Pick<DeskProps, "edit">) {
  const [isSitting, setSitting] = useState(false);
  const { face, position, fault } = drawn;
  const isPlayable = fault === null && !isStale && position.actor !== OVER;
  return (
    <>
      <div class="desk-ways">
        {face.editor !== undefined && <Button icon="pen" text={say("viewEdit")} onClick={() => edit(true)} />}
        <Button icon="play" text={say("viewPlay")} disabled={!isPlayable} onClick={() => setSitting(true)} />
      </div>
      {isSitting && <PlaySheet drawn={drawn} close={() => setSitting(false)} />}
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
  return (
    <div class="examples" role="group" aria-labelledby="examples-title">
      <h3 id="examples-title" class="examples-title">
        {say("viewExamples")}
      </h3>
      {examples.map(({ game: own, gameTitle, name, title, symbol, position }, i) => (
        <Fragment key={position}>
          {own !== examples[i - 1]?.game && <h4 class="quiet examples-game">{gameTitle}</h4>}
          <button
            type="button"
            class={own === game ? "example" : "example other"}
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
        </Fragment>
      ))}
    </div>
  );
}

/** Not while the text is refused: the picture would show another position. */
function SaveButtons({ viewer, drawn: { face, position }, sitters }: Pick<DeskProps, "viewer" | "drawn" | "sitters">) {
  const isStale = viewer.isStale.value;
  const button = (text: string, save: typeof saveSvg) => (
    <Button
      icon="save"
      text={text}
      disabled={isStale}
      title={isStale ? say("viewUnreadable") : undefined}
      onClick={() => {
        const sheet = face.picture?.(position, sitters);
        if (sheet === undefined) return;
        save(sheet, face.game.id).then(
          (file) => viewer.tell(say("viewSaved", { file })),
          () => viewer.tell(say("viewNoPicture")),
        );
      }}
    />
  );
  return (
    <div class="saves">
      {button("SVG", saveSvg)}
      {button("PNG", savePng)}
    </div>
  );
}
