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
  /** Escape: what the text was when somebody began to edit it. */
  restore?: (before: string) => void;
  /** Enter: the text is meant so. Such a text has one line; without this it may have many, as a record does. */
  confirm?: () => void;
  /** Beneath the text: how it was read, or why it was not. */
  children?: ComponentChildren;
}

/** A text to be pasted or typed, with the place of a mistake marked in it and the reason beneath. */
export function Field({ id, label, placeholder, text, at, isRefused = false, restore, confirm, children }: FieldProps) {
  const mirror = useRef<HTMLDivElement>(null);
  const before = useRef(text.peek());
  const press = (event: KeyboardEvent) => {
    // Not while letters are being composed, where Enter chooses among them.
    if (event.key === "Enter" && confirm !== undefined && !event.isComposing) {
      event.preventDefault();
      if (event.currentTarget instanceof HTMLElement) event.currentTarget.blur();
      confirm();
    }
    if (event.key !== "Escape" || restore === undefined) return;
    event.stopPropagation();
    restore(before.current);
  };
  const area = useRef<HTMLTextAreaElement>(null);
  /** In one line, and while nobody types: the place of the mistake comes into sight. */
  const seek = () => {
    const mark = mirror.current?.querySelector("mark");
    if (!mark || area.current === null || document.activeElement === area.current) return;
    area.current.scrollLeft = mark.offsetLeft - area.current.clientWidth / 2;
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
          onFocus={() => (before.current = text.peek())}
          onBlur={seek}
          onKeyDown={press}
          onInput={({ currentTarget: { value } }) => (text.value = confirm === undefined ? value : inOneLine(value))}
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
