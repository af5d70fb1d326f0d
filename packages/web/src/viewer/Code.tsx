import { Icon } from "../art/icons.tsx";
import { IconButton } from "../page/controls.tsx";
import { Dialog } from "../page/Dialog.tsx";
import { CopyField } from "../play/CopyField.tsx";
import { useCopy } from "../play/share.ts";
import { sayRefusal } from "../words/refusals.ts";
import { say } from "../words/words.ts";
import { Field } from "./Field.tsx";
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

function PositionField({ viewer: { text, reading, isStandIn } }: { viewer: Viewer }) {
  const result = reading.value;
  const isEmpty = text.value.trim() === "";
  const refusal = result.ok || isEmpty ? null : result.refusal;
  return (
    <Field
      id="position"
      label={say("viewPosition")}
      placeholder={say("viewPaste")}
      text={text}
      at={refusal?.at}
      isRefused={refusal !== null}
    >
      {refusal === null && !isEmpty && <Icon name="check" />}
      {refusal === null ? say(isEmpty ? "viewStays" : "viewDrawn") : sayRefusal(refusal)}
      {refusal !== null && (
        <span class="quiet field-place">
          {refusal.at !== undefined && ` ${say("viewCharacter", { number: refusal.at + 1 })}`}
          {` ${say(isStandIn.value ? "viewStandIn" : "viewStale")}`}
        </span>
      )}
    </Field>
  );
}
