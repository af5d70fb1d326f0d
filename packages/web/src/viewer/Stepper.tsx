import { say } from "../words/words.ts";

interface StepperProps {
  /** Whose number, and of what. */
  name: string;
  what: string;
  value: number;
  most: number;
  change: (value: string) => void;
}

/** A number to type, or to change by one with the buttons or the arrow keys. */
export function Stepper({ name, what, value, most, change }: StepperProps) {
  const step = (by: number) => change(String(value + by));
  return (
    <span class="stepper">
      <button
        type="button"
        tabIndex={-1}
        aria-label={say("editFewer", { name, what })}
        disabled={value <= 0}
        onClick={() => step(-1)}
      >
        −
      </button>
      <input
        role="spinbutton"
        inputMode="numeric"
        autocomplete="off"
        maxLength={4}
        aria-label={say("editOf", { name, what })}
        aria-valuenow={value}
        aria-valuemin={0}
        aria-valuemax={most}
        value={value}
        onChange={(event) => {
          change(event.currentTarget.value);
          event.currentTarget.value = String(value);
        }}
        onKeyDown={(event) => {
          if (event.key !== "ArrowUp" && event.key !== "ArrowDown") return;
          event.preventDefault();
          step(event.key === "ArrowUp" ? 1 : -1);
        }}
      />
      <button
        type="button"
        tabIndex={-1}
        aria-label={say("editMore", { name, what })}
        disabled={value >= most}
        onClick={() => step(1)}
      >
        +
      </button>
      <span class="stepper-what" aria-hidden="true">
        {what}
      </span>
    </span>
  );
}
