/** The hours in which nobody is notified, as the form shows them and as the server keeps them. */
import type { PersonSettings } from "@riad/protocol";

type Quiet = PersonSettings["quiet"];

export interface QuietForm {
  readonly isOn: boolean;
  readonly from: number;
  readonly to: number;
}

/** A night, for somebody who turns them on for the first time. */
const NIGHT = { from: 22, to: 8 };

export function formOf(quiet: Quiet): QuietForm {
  return quiet === null ? { isOn: false, ...NIGHT } : { isOn: true, from: quiet.from, to: quiet.to };
}

/** Null: off. Undefined: the hours are the same, which could mean the whole day or nothing. */
export function quietOf({ isOn, from, to }: QuietForm, zone: string): Quiet | undefined {
  if (!isOn) return null;
  return from === to ? undefined : { from, to, zone };
}

/** The reader's own time zone. */
export function zoneHere(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** "22:00", or "10 PM" where that is how people say it. */
export function sayHour(hour: number, language: string): string {
  return new Intl.DateTimeFormat(language, { hour: "numeric", minute: "2-digit" }).format(new Date(2026, 0, 1, hour));
}
