/**
 * How a game enters the browser: what every page but its own table needs to know of it. `games.ts` has one entry per game
 * on the shelf; a game that brings none of its own gets a plain one, made from the contract alone.
 */
import type { GameFacts, Seat } from "@riad/core";
import type { ComponentType, VNode } from "preact";
import type { ArchColours } from "../art/Arch.tsx";

/** The options of a match by name, as the rules take them. */
export type MatchOptions = Readonly<Record<string, string>>;

/** A rule option in the reader's language; the default comes first. */
export interface OptionWords {
  readonly name: string;
  title(): string;
  readonly values: readonly OptionValue[];
}

interface OptionValue {
  readonly value: string;
  name(): string;
  /** What it means for that many seats. */
  about(seats: number): string;
}

export interface GameEntry extends Omit<GameFacts, "options"> {
  /** One line for the start page. */
  about(): string;
  /** What can be chosen before a match. */
  readonly options: readonly OptionWords[];
  /** The sign of a seat, drawn in a square of 100. */
  sign(seat: Seat, options: MatchOptions): VNode;
  /** Where players choose their signs: the option that holds them, one letter per seat, and the letters in their usual order. */
  readonly signChoice?: { readonly option: string; readonly letters: string };
  /** An outcome of chance as ids of symbols, from its notation; without it, or where it gives none, the text is shown. */
  outcome?(text: string): readonly string[];
  /** The arch on the start page, and what is seen through it. */
  readonly arch: ArchColours;
  readonly View: ComponentType;
  /** Its `Face`, loaded when it is needed. */
  readonly face: () => Promise<unknown>;
}

/** What a game itself says in its entry; the rest is known from the shelf. */
export type OwnEntry = Omit<GameEntry, keyof GameFacts> & Pick<GameEntry, "options">;
