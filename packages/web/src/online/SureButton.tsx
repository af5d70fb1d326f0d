import { useState } from "preact/hooks";
import type { IconName } from "../art/icons.tsx";
import { Button } from "../page/controls.tsx";

interface SureButtonProps {
  icon?: IconName;
  ask: string;
  sure: string;
  look?: string;
  act: () => void;
}

/** Asks for confirmation before it acts. */
export function SureButton({ icon, ask, sure, look = "button", act }: SureButtonProps) {
  const [isAsked, setAsked] = useState(false);
  return (
    <Button
      {...(icon !== undefined && { icon })}
      text={isAsked ? sure : ask}
      class={`${look}${isAsked ? " sure" : ""}`}
      onClick={() => (isAsked ? act() : setAsked(true))}
      onBlur={() => setAsked(false)}
    />
  );
}
