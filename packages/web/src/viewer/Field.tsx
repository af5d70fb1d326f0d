import { useRef } from "preact/hooks";
import { Icon } from "../art/icons.tsx";
import { sayRefusal } from "../words/refusals.ts";
import { say } from "../words/words.ts";
import type { Viewer } from "./viewer.ts";

/** The text field, with the place of a mistake marked in it and the reason beneath. */
export function Field({ viewer }: { viewer: Viewer }) {
  const { text, reading, isStandIn } = viewer;
  const mirror = useRef<HTMLDivElement>(null);
  const result = reading.value;
  const isEmpty = text.value.trim() === "";
  const refusal = result.ok || isEmpty ? null : result.refusal;
  return (
    <div class="field">
      <label class="field-label title" for="position">
        {say("viewPosition")}
      </label>
      <div class="field-box">
        <div class="field-mirror" ref={mirror} aria-hidden="true">
          {refusal === null ? text.value : <Marked typed={text.value} at={refusal.at} />}
        </div>
        <textarea
          id="position"
          spellcheck={false}
          autocomplete="off"
          autocapitalize="off"
          placeholder={say("viewPaste")}
          aria-invalid={refusal !== null}
          aria-describedby="field-note"
          value={text.value}
          onInput={(event) => (text.value = event.currentTarget.value)}
          onScroll={(event) => {
            if (mirror.current !== null) mirror.current.scrollTop = event.currentTarget.scrollTop;
          }}
        />
      </div>
      <p id="field-note" class={refusal === null ? "field-note" : "field-note refused"} role="status">
        {refusal === null ? (
          <GoodNote isEmpty={isEmpty} />
        ) : (
          <BadNote message={sayRefusal(refusal)} at={refusal.at} isStandIn={isStandIn.value} />
        )}
      </p>
    </div>
  );
}

function GoodNote({ isEmpty }: { isEmpty: boolean }) {
  if (isEmpty) return <>{say("viewStays")}</>;
  return (
    <>
      <Icon name="check" />
      {say("viewDrawn")}
    </>
  );
}

function BadNote({ message, at, isStandIn }: { message: string; at: number | undefined; isStandIn: boolean }) {
  return (
    <>
      {message}
      <span class="field-place">
        {at !== undefined && ` ${say("viewCharacter", { number: at + 1 })}`}
        {isStandIn && ` ${say("viewStandIn")}`}
      </span>
    </>
  );
}

/** The text with one character marked; past its end an empty place is marked. */
function Marked({ typed, at }: { typed: string; at: number | undefined }) {
  if (at === undefined) return <>{typed}</>;
  return (
    <>
      {typed.slice(0, at)}
      <mark>{typed.slice(at, at + 1).trim() || "\u00a0"}</mark>
      {typed.slice(at + 1)}
    </>
  );
}
