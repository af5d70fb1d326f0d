import { useEffect } from "preact/hooks";
import "./code.css";
import { Icon } from "../art/icons.tsx";
import { IconButton } from "../page/controls.tsx";
import { isSheet } from "../page/format.ts";
import { Dialog } from "../page/Dialog.tsx";
import { CopyField } from "../play/CopyField.tsx";
import { useCopy } from "../play/share.ts";
import { sayRefusal } from "../words/refusals.ts";
import { say } from "../words/words.ts";
import { Field } from "./Field.tsx";
import { kindOfRefused } from "./refused-text.ts";
import type { Viewer } from "./viewer.ts";

interface CodeProps {
  viewer: Viewer;
  /** In the page's head: it stays one line while it is refused, and the desk says why, so that nothing of the table is covered. */
  isInHead?: boolean;
}

/** The text of the position: one line of it with a button that copies it, or all of it with what was read. */
export function Code({ viewer, isInHead = false }: CodeProps) {
  // A refused text must be seen whole where there is room for it, because it is not what is on the table.
  const isOpen = viewer.isCodeOpen.value || (viewer.isStale.value && !isInHead);
  const { isCopied, refused, copy, forget } = useCopy();
  useEffect(() => {
    if (isCopied) viewer.tell(say("viewCodeCopied"));
  }, [viewer, isCopied]);
  return (
    <div class={`row code${isOpen ? " open" : ""}`}>
      <PositionField viewer={viewer} isNoted={!isInHead || !viewer.isStale.value} />
      <IconButton
        icon="forward"
        class="code-button"
        label={say("viewWholeCode")}
        aria-expanded={isOpen}
        onClick={() => (viewer.isCodeOpen.value = !isOpen)}
      />
      <IconButton
        icon={isCopied ? "check" : "copy"}
        label={say("viewCopyCode")}
        onClick={() => void copy(viewer.text.value.trim())}
      />
      {refused !== null && (
        <Dialog title={say("viewCopyCode")} close={forget}>
          <CopyField text={refused} />
        </Dialog>
      )}
    </div>
  );
}

function PositionField({ viewer, isNoted }: { viewer: Viewer; isNoted: boolean }) {
  const { text } = viewer;
  return (
    <Field
      id="position"
      label={say("viewCode")}
      placeholder={say("viewPaste")}
      text={text}
      at={readRefused(viewer)?.at}
      isRefused={viewer.isStale.value}
      restore={() => viewer.restore()}
      confirm={() => (viewer.isCodeOpen.value = false)}
      isWhole={() => viewer.reading.value.ok}
    >
      {isNoted ? <Reading viewer={viewer} /> : undefined}
    </Field>
  );
}

/** Why the text is refused, and where; a place in a text that is not a code at all helps nobody. Null while it is not. */
function readRefused({ text, reading, isStale }: Viewer): { why: string; at: number | undefined } | null {
  const result = reading.value;
  if (result.ok || !isStale.value) return null;
  const kind = kindOfRefused(text.value, result.refusal.at ?? 0);
  return kind === "code"
    ? { why: sayRefusal(result.refusal), at: result.refusal.at }
    : { why: say(NOT_CODE[kind]), at: undefined };
}

const NOT_CODE = { match: "viewIsMatch", other: "viewIsOther" } as const;

/** What is on the table in place of a text that is refused. */
export function instead(viewer: Viewer): string {
  return say(viewer.isStandIn.value ? "viewStandIn" : "viewStale");
}

/** How the text was read, or why it was not. */
function Reading({ viewer }: { viewer: Viewer }) {
  const refused = readRefused(viewer);
  if (refused === null) {
    const isEmpty = viewer.text.value.trim() === "";
    return (
      <>
        {!isEmpty && <Icon name="check" />}
        {say(isEmpty ? "viewStays" : "viewDrawn")}
      </>
    );
  }
  return (
    <>
      {refused.why}
      <span class="quiet field-place">
        {refused.at !== undefined && ` ${say("viewCharacter", { number: refused.at + 1 })}`}
        {/* Where there is room the line below the sentence says it. */}
        {!isSheet.value && ` ${instead(viewer)}`}
      </span>
    </>
  );
}

/** The same on the desk, while the text is refused in the page's head. */
export function RefusedNote({ viewer }: { viewer: Viewer }) {
  return (
    <p id="field-note" class="field-note refused view-fault" role="status">
      <Reading viewer={viewer} />
    </p>
  );
}
