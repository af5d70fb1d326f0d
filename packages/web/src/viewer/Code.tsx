import "./code.css";
import { Icon } from "../art/icons.tsx";
import { IconButton } from "../page/controls.tsx";
import { Dialog } from "../page/Dialog.tsx";
import { CopyField } from "../play/CopyField.tsx";
import { useCopy } from "../play/share.ts";
import { sayRefusal } from "../words/refusals.ts";
import { say } from "../words/words.ts";
import { Field } from "./Field.tsx";
import { kindOfRefused } from "./refused-text.ts";
import type { Viewer } from "./viewer.ts";

/** The text of the position: one line of it with a button that copies it, or all of it with what was read. */
export function Code({ viewer }: { viewer: Viewer }) {
  // A refused text must be seen whole, because it is not what is on the table.
  const isOpen = viewer.isCodeOpen.value || viewer.isStale.value;
  const { isCopied, refused, copy, forget } = useCopy();
  return (
    <div class={`row code${isOpen ? " open" : ""}`}>
      <IconButton
        icon="forward"
        class="code-button"
        label={say("viewCode")}
        aria-expanded={isOpen}
        onClick={() => (viewer.isCodeOpen.value = !isOpen)}
      />
      <PositionField viewer={viewer} />
      <IconButton
        icon={isCopied ? "check" : "copy"}
        label={say(isCopied ? "copied" : "viewCopyCode")}
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

const NOT_CODE = { match: "viewIsMatch", other: "viewIsOther" } as const;

function PositionField({ viewer }: { viewer: Viewer }) {
  const { text, reading, isStandIn } = viewer;
  const result = reading.value;
  const isEmpty = text.value.trim() === "";
  const refusal = result.ok || isEmpty ? null : result.refusal;
  const kind = refusal === null ? "code" : kindOfRefused(text.value, refusal.at ?? 0);
  // A place in a text that is not a code at all helps nobody.
  const at = kind === "code" ? refusal?.at : undefined;
  return (
    <Field
      id="position"
      label={say("viewCode")}
      placeholder={say("viewPaste")}
      text={text}
      at={at}
      isRefused={refusal !== null}
      restore={(before) => viewer.restore(before)}
    >
      {refusal === null && !isEmpty && <Icon name="check" />}
      {refusal === null
        ? say(isEmpty ? "viewStays" : "viewDrawn")
        : kind === "code"
          ? sayRefusal(refusal)
          : say(NOT_CODE[kind])}
      {refusal !== null && (
        <span class="quiet field-place">
          {at !== undefined && ` ${say("viewCharacter", { number: at + 1 })}`}
          {` ${say(isStandIn.value ? "viewStandIn" : "viewStale")}`}
        </span>
      )}
    </Field>
  );
}
