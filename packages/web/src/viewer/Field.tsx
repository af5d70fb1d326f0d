import type { Signal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";
import "./field.css";
import { inOneLine } from "./refused-text.ts";

interface FieldProps {
  /** Of the text area, for its label. */
  id: string;
  label: string;
  placeholder: string;
  text: Signal<string>;
  /** Where the text cannot be read, if that is known. */
  at?: number | undefined;
  isRefused?: boolean;
  /** Escape: a text that can be read stays, and the field is left; any other gives way to what this puts in its place. */
  restore?: () => void;
  /**
   * Enter: the text is meant so; while it is refused, the caret goes to its mistake instead. Such a text has one line and is replaced as
   * a whole, like an address; without this it may have many lines, as a record does.
   */
  confirm?: () => void;
  /** Whether the text needs nothing more: after it was pasted the field is left. */
  isWhole?: () => boolean;
  /** Beneath the text: how it was read, or why it was not. */
  children?: ComponentChildren;
}

/** A text to be pasted or typed, with the place of a mistake marked in it and the reason beneath. */
export function Field(props: FieldProps) {
  const { id, label, placeholder, text, at, isRefused = false, restore, confirm, isWhole, children } = props;
  const mirror = useRef<HTMLDivElement>(null);
  const area = useRef<HTMLTextAreaElement>(null);
  /** Whether the click that is under way came to the field from elsewhere. */
  const isEntering = useRef(false);
  const press = (event: KeyboardEvent) => {
    // Not while letters are being composed, where Enter chooses among them.
    if (event.key === "Enter" && confirm !== undefined && !event.isComposing) {
      event.preventDefault();
      if (isRefused) correct();
      else {
        area.current?.blur();
        confirm();
      }
    }
    if (event.key !== "Escape" || restore === undefined) return;
    event.stopPropagation();
    if (!isRefused && text.peek().trim() !== "" && event.currentTarget instanceof HTMLElement)
      event.currentTarget.blur();
    restore();
  };
  const input = ({ currentTarget, inputType }: { currentTarget: HTMLTextAreaElement; inputType?: string }) => {
    text.value = confirm === undefined ? currentTarget.value : inOneLine(currentTarget.value);
    // Whoever pastes a whole text goes on with the table, whose keys are letters; whoever types goes on typing.
    if (inputType === "insertFromPaste" && isWhole?.() === true) currentTarget.blur();
  };
  const showMistake = () => {
    const mark = mirror.current?.querySelector("mark");
    if (mark && area.current !== null) area.current.scrollLeft = mark.offsetLeft - area.current.clientWidth / 2;
  };
  const correct = () => {
    if (at === undefined) return;
    area.current?.setSelectionRange(at, at);
    showMistake();
  };
  /** The first click selects everything, so that pasting replaces it; the next one places the caret, and dragging selects a part. */
  const selectAll = ({ currentTarget }: { currentTarget: HTMLTextAreaElement }) => {
    const { selectionStart, selectionEnd } = currentTarget;
    if (isEntering.current && selectionStart === selectionEnd) currentTarget.select();
    isEntering.current = false;
  };
  /** In one line, and while nobody types: the place of the mistake comes into sight. */
  const seek = () => {
    if (document.activeElement !== area.current) showMistake();
  };
  useEffect(seek, [at, text.value]);
  return (
    <div class="field">
      <label class="field-label title" for={id}>
        {label}
      </label>
      <div class="field-box">
        <div class="field-mirror" ref={mirror} aria-hidden="true">
          <Marked typed={text.value} at={at} />
        </div>
        <textarea
          id={id}
          ref={area}
          spellcheck={false}
          autocomplete="off"
          autocapitalize="off"
          placeholder={placeholder}
          aria-invalid={isRefused}
          aria-describedby="field-note"
          value={text.value}
          onBlur={seek}
          onPointerDown={() => (isEntering.current = confirm !== undefined && document.activeElement !== area.current)}
          onClick={selectAll}
          onKeyDown={press}
          onInput={input}
          onScroll={(event) => {
            mirror.current?.scrollTo(event.currentTarget.scrollLeft, event.currentTarget.scrollTop);
          }}
        />
      </div>
      {children !== undefined && (
        <p id="field-note" class={isRefused ? "field-note refused" : "field-note"} role="status">
          {children}
        </p>
      )}
    </div>
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
