import { useRef } from "preact/hooks";

interface TabsProps<V extends string> {
  label: string;
  values: readonly V[];
  names: (value: V) => string;
  value: V;
  choose: (value: V) => void;
}

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

/** The sections of a page. One stop for Tab; within it the arrows choose. */
export function Tabs<V extends string>({ label, values, names, value, choose }: TabsProps<V>) {
  const list = useRef<HTMLDivElement>(null);
  const step = (event: KeyboardEvent) => {
    const by = STEPS[event.key];
    if (by === undefined) return;
    event.preventDefault();
    const next = (values.indexOf(value) + by + values.length) % values.length;
    choose(values[next]);
    list.current?.querySelectorAll<HTMLElement>("[role=tab]")[next].focus();
  };
  return (
    <div class="tabs" role="tablist" aria-label={label} ref={list} onKeyDown={step}>
      {values.map((one) => (
        <button
          type="button"
          key={one}
          role="tab"
          id={`tab-${one}`}
          aria-selected={one === value}
          aria-controls="me-panel"
          tabIndex={one === value ? 0 : -1}
          onClick={() => choose(one)}
        >
          {names(one)}
        </button>
      ))}
    </div>
  );
}
