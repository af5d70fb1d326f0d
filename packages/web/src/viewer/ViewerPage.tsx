import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import "../play/play.css";
import "./viewer.css";
import "./desk-fault.css";
import { GAMES, loadFace } from "../games.ts";
import { formatOfWindow, isLarge, isSheet } from "../page/format.ts";
import { isTyping, useLargeKey } from "../page/full-screen.ts";
import { FullScreenButton } from "../page/FullScreenButton.tsx";
import { Waiting } from "../page/ornaments.tsx";
import { IconButton, Link } from "../page/controls.tsx";
import { Dialog } from "../page/Dialog.tsx";
import { PageHead } from "../page/PageHead.tsx";
import { Announcer, announce } from "../page/announce.tsx";
import { currentPath } from "../page/route.ts";
import type { Sitter } from "../play/face.ts";
import { HelpSheet } from "../play/HelpSheet.tsx";
import type { KeyLine } from "../play/HelpSheet.tsx";
import { InWords } from "../play/InWords.tsx";
import { Sentence } from "../play/Sentence.tsx";
import { nameFile } from "../play/share.ts";
import { SharePosition } from "../play/SharePosition.tsx";
import { say } from "../words/words.ts";
import { parseAddress, takeWayBack } from "../play/position-address.ts";
import { Viewer, mainSeat } from "./viewer.ts";
import { Code, instead } from "./Code.tsx";
import { Desk } from "./Desk.tsx";
import { isCodeInHead, isDocked, placeOf } from "./desk-place.ts";
import { EditSlots } from "./EditSlots.tsx";
import { Editing } from "./editing.ts";
import type { Drawn } from "./viewer.ts";
import { whileHere } from "../page/while-here.ts";

/** Draws any position of any game as it is typed, with the game's own table. */
export function ViewerPage() {
  const [viewer, setViewer] = useState<Viewer | null>(null);
  useEffect(() => {
    const faces = Promise.all(GAMES.map(({ id }) => loadFace(id)));
    return whileHere(faces, (loaded) => setViewer(new Viewer(loaded, parseAddress(currentPath()))));
  }, []);
  return viewer === null ? <Waiting /> : <Position viewer={viewer} />;
}

function Position({ viewer }: { viewer: Viewer }) {
  const drawn = viewer.drawn.value;
  const { face, position, state } = drawn;
  const sitters = useMemo(() => viewer.sittersOf(drawn), [viewer, drawn]);
  const [editing, edit] = useEditing(viewer);
  const [back] = useState(takeWayBack);
  const [isSharing, setSharing] = useState(false);
  const [isHelp, openHelp] = useState(false);
  useEffect(() => viewer.follow(), [viewer]);
  usePaste(viewer);
  useLargeKey(isCovered);
  useHelpKey(openHelp);
  useEffect(() => {
    document.title = say("titleOf", { game: face.game.title });
  }, [face]);
  const seat = editing === null ? mainSeat(drawn) : editing.board.value;
  const place = placeOf(editing);
  const isOnTable = !isDocked(place);
  // A big table is for looking at: the desk and the head are a key or a button away.
  const isBig = isLarge.value && editing === null && isSheet.value;
  const desk = <Desk {...{ viewer, drawn, sitters, editing, edit }} />;
  const kinds = [
    isSheet.value ? "wide" : "narrow",
    viewer.isStale.value ? "stale" : "",
    editing === null ? "" : "editing",
  ];
  return (
    <>
      <div class="headed">
        {!isBig && (
          <PageHead isAboveTable>
            <p class="game-name">{face.game.title}</p>
            {isCodeInHead(place, formatOfWindow.value, editing !== null) && <Code viewer={viewer} isInHead />}
            {back !== null && <Link to={back} class="button view-back" text={say("backToNow")} />}
            {/* The address holds the position, except while the field holds something else. */}
            <IconButton
              icon="share"
              label={say("share")}
              disabled={viewer.isStale.value}
              onClick={() => setSharing(true)}
            />
            <FullScreenButton />
          </PageHead>
        )}
        <main class={`table play view ${face.game.id} for-${position.seats} ${kinds.join(" ")}`}>
          <Head viewer={viewer} drawn={drawn} sitters={sitters} />
          <face.Table
            // Another position is another table: nothing that was opened or chosen stays.
            key={`${face.game.id} ${position.seats}`}
            position={position}
            state={state}
            step={null}
            moves={NO_MOVES}
            sitters={sitters}
            viewer={seat}
            side={0}
            speed={0}
            confirms={false}
            pointed={null}
            over={
              editing === null
                ? undefined
                : (arrangement) => <EditSlots {...{ editing, drawn, sitters, arrangement }} />
            }
            choose={ignore}
            shown={ignore}
          />
          {isOnTable && !isBig && desk}
        </main>
      </div>
      {!isOnTable && !isBig && desk}
      <section class="hidden" aria-label={say("viewInWords")}>
        <InWords face={face} position={position} sitters={sitters} />
      </section>
      {isSharing && (
        <Dialog title={say("share")} size="wide" close={() => setSharing(false)}>
          <SharePosition {...{ face, position, sitters }} path={currentPath()} name={nameFile(face.game.id)} />
        </Dialog>
      )}
      {isHelp && (
        <Dialog title={say("helpTitle", { game: face.game.title })} size="wide" close={() => openHelp(false)}>
          <HelpSheet face={face} keys={KEYS} first="keys" />
        </Dialog>
      )}
      <p class="view-notice" role="status">
        {viewer.notice.value}
      </p>
      <Announcer />
    </>
  );
}

/** Editing ends when a position of another game is put on the table; what was edited before can be undone later too. */
function useEditing(viewer: Viewer): [editing: Editing | null, edit: (isOn: boolean) => void] {
  const { face } = viewer.drawn.value;
  const [editing, setEditing] = useState<Editing | null>(null);
  const earlier = useRef<Editing | null>(null);
  useEffect(() => {
    earlier.current = null;
    setEditing(null);
  }, [face]);
  const edit = (isOn: boolean) => {
    if (editing !== null) earlier.current = editing;
    setEditing(null);
    if (!isOn) return;
    viewer.keepDrawn();
    face
      .editor?.()
      .then((editor) => setEditing(new Editing(viewer, editor, earlier.current)))
      .catch(() => announce(say("notFetched")));
  };
  return [editing, edit];
}

/** Ctrl V anywhere puts the text into the field. */
function usePaste(viewer: Viewer): void {
  useEffect(() => {
    const paste = (event: ClipboardEvent) => {
      if (event.target instanceof HTMLInputElement || event.target instanceof HTMLTextAreaElement) return;
      const text = event.clipboardData?.getData("text/plain") ?? "";
      if (text.trim() !== "") viewer.paste(text);
    };
    addEventListener("paste", paste);
    return () => removeEventListener("paste", paste);
  }, [viewer]);
}

const KEYS: readonly KeyLine[] = [
  ["Ctrl V", "viewKeyPaste"],
  ["Esc", "viewKeyEscape"],
  ["z", "keyZen"],
  ["?", "keyHelp"],
];

/** `?` shows the keys, as at a table. */
function useHelpKey(open: (isOpen: boolean) => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key !== "?" || event.defaultPrevented || isTyping(event.target) || isCovered()) return;
      event.preventDefault();
      open(true);
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, []);
}

function isCovered(): boolean {
  return document.querySelector("dialog[open]") !== null;
}

const NO_MOVES: readonly number[] = [];

/** There is nothing to choose and nothing to animate. */
function ignore(): void {}

/** The sentence that says how things stand: of what the text says, not of a drawing that stands in for it. */
function Head({ viewer, drawn, sitters }: { viewer: Viewer; drawn: Drawn; sitters: readonly Sitter[] }) {
  const { face, position, state } = drawn;
  const isStale = viewer.isStale.value;
  const open = face.openChoice?.(viewer.text.value, position).assumed ?? null;
  const assumed = open === null ? null : say(open as "viewPosition");
  const example = viewer.examples.find(({ position: text }) => text === viewer.text.value.trim());
  const described =
    example === undefined
      ? say("viewPlayers", { game: face.game.title, count: position.seats })
      : say(example.title as "viewPosition");
  return (
    <header class="head">
      {isLarge.value && (
        <div class="row bar">
          <FullScreenButton />
        </div>
      )}
      <div class="sentence" aria-live="polite">
        <span class="sign">{face.badge(position, mainSeat(drawn))}</span>
        <h1>
          {isStale ? say("viewRefused") : <Sentence face={face} text={face.sentence(position, sitters, state)} />}
        </h1>
        <p>{isStale ? instead(viewer) : [described, ...(assumed === null ? [] : [assumed])].join(" · ")}</p>
      </div>
    </header>
  );
}
