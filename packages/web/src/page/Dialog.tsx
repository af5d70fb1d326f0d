import type { ComponentChildren } from "preact";
import { useId, useLayoutEffect, useRef } from "preact/hooks";
import { say } from "../words/words.ts";
import { IconButton } from "./controls.tsx";

interface DialogProps {
  title: string;
  /** Widens it for a table or pictures. */
  size?: "wide";
  close: () => void;
  children: ComponentChildren;
}

/** A sheet of plaster over the page. Escape, the cross and a tap beside it close it. */
export function Dialog({ title, size, close, children }: DialogProps) {
  const frame = useRef<HTMLDialogElement>(null);
  const label = useId();
  // Before the effects of its content, which may measure positions.
  useLayoutEffect(() => {
    const dialog = frame.current;
    dialog?.showModal();
    // Closed before it is removed: only then does the browser give the focus back to what had it.
    return () => dialog?.close();
  }, []);
  return (
    <dialog
      ref={frame}
      class={`sheet panel ${size ?? ""}`}
      aria-labelledby={label}
      onCancel={(event) => {
        event.preventDefault();
        close();
      }}
      onClick={(event) => {
        if (event.target === frame.current) close();
      }}
    >
      <div class="column sheet-inside">
        <header class="row sheet-head">
          <h2 id={label}>{title}</h2>
          <IconButton icon="clear" label={say("close")} onClick={close} />
        </header>
        {children}
      </div>
    </dialog>
  );
}
