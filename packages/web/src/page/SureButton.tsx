import { useState } from "preact/hooks";
import type { IconName } from "../art/icons.tsx";
import { Button } from "./controls.tsx";
import "./sure-button.css";

interface SureButtonProps {
  icon?: IconName;
  ask: string;
  /** What it says once it was pressed. */
  sure: string;
  /** For ears, where several buttons say the same. */
  label?: string;
  /** How it looks before it was pressed. */
  look?: string;
  act: () => void;
}

/** Acts at the second press, so that nothing is lost by accident. */
export function SureButton({ icon, ask, sure, label, look = "button", act }: SureButtonProps) {
  const [isAsked, setAsked] = useState(false);
  return (
    <Button
      {...(icon === undefined ? {} : { icon })}
      text={isAsked ? sure : ask}
      class={`${look}${isAsked ? " sure" : ""}`}
      {...(isAsked || label === undefined ? {} : { "aria-label": label })}
      onClick={() => (isAsked ? act() : setAsked(true))}
      onBlur={() => setAsked(false)}
    />
  );
}
