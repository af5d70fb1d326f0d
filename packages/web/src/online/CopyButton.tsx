import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import { Icon } from "../art/icons.tsx";
import { copyText } from "../play/share.ts";
import { say } from "../words/words.ts";

interface CopyButtonProps {
  text: string;
  label?: string;
  class?: string;
  children: ComponentChildren;
}

/** Copies a text and confirms it on the button. */
export function CopyButton({ text, label, class: look = "button", children }: CopyButtonProps) {
  const [answer, setAnswer] = useState<string | null>(null);
  const copy = async () => {
    setAnswer(say((await copyText(text)) ? "copied" : "notCopied"));
    setTimeout(() => setAnswer(null), 2500);
  };
  return (
    <button
      type="button"
      class={look}
      {...(label === undefined ? {} : { "aria-label": label })}
      onClick={() => void copy()}
    >
      <Icon name={answer === null ? "copy" : "check"} />
      <span aria-live="polite">{answer ?? children}</span>
    </button>
  );
}
