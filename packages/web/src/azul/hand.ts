/** What the player at this screen has in hand, looks at and is about to choose. Nothing here is a move yet. */
import type { AzulPosition } from "@riad/azul";
import { useEffect, useMemo, useState } from "preact/hooks";
import { announce } from "../page/announce.tsx";
import type { TableProps } from "../play/face.ts";
import { isSamePick, listOutlooks, listPicks, listTilings, refusalOf } from "./choices.ts";
import type { Outlook, Pick, Refusal, Target, Tiling } from "./choices.ts";
import { refusalWords } from "./gain.ts";
import { picked } from "./picked.ts";

interface Held {
  /** The moves that this belongs to; with new ones the hand is empty again. */
  readonly moves: TableProps<AzulPosition>["moves"];
  readonly pick: Pick | null;
  /** The tray that takes the rest. */
  readonly rest: number;
  /** Looked at with the pointer or the focus. */
  readonly seen: Pick | null;
  readonly aim: Target | null;
  /** Waits for a confirmation. */
  readonly chosen: Target | null;
  /** The line that was tried last and refused, and which try it was, so that each one is seen. */
  readonly refused: { readonly line: number; readonly attempt: number } | null;
}

export interface Hand extends Held {
  readonly picks: readonly Pick[];
  readonly outlooks: readonly Outlook[];
  /** Why the tiles in hand cannot go to the other lines; undefined where they can, and while there are none. */
  readonly refusals: readonly (Refusal | undefined)[];
  /** On the free wall: the columns for the full line, or one entry that says it must fall. */
  readonly tilings: readonly Tiling[];
  look(pick: Pick | null): void;
  take(pick: Pick): void;
  readonly putBack: () => void;
  putRest(tray: number): void;
  aimAt(target: Target | null): void;
  /** Chooses a line, a column or the floor; with confirmation the second time. */
  place(target: Target): void;
}

export function useHand({ position, moves, confirms, choose }: TableProps<AzulPosition>): Hand {
  const empty: Held = { moves, pick: null, rest: 0, seen: null, aim: null, chosen: null, refused: null };
  const [kept, keep] = useState(empty);
  const held = kept.moves === moves ? kept : empty;
  const change = (part: Partial<Held>) => keep((old) => ({ ...(old.moves === moves ? old : empty), ...part }));
  const picks = useMemo(() => listPicks(position, moves), [moves]);
  const tilings = useMemo(() => listTilings(position, moves), [moves]);
  const outlooks = useMemo(
    () => (held.pick === null ? [] : listOutlooks(position, moves, held.pick, held.rest)),
    [moves, held.pick, held.rest],
  );
  const refusals = useMemo(
    () =>
      [0, 1, 2, 3, 4].map((line) => {
        if (held.pick === null || outlooks.some(({ target }) => target === line)) return undefined;
        return refusalOf(position, held.pick, line);
      }),
    [outlooks],
  );
  useEffect(() => {
    picked.value = held.pick;
    return () => {
      picked.value = null;
    };
  }, [held.pick]);
  const putBack = () => change({ pick: null, aim: null, chosen: null, refused: null });
  const moveAt = (target: Target) =>
    outlooks.find((outlook) => outlook.target === target)?.move ??
    tilings.find(({ column }) => (column ?? "floor") === target)?.move;
  const refuse = (target: Target) => {
    const refusal = target === "floor" ? undefined : refusals[target];
    if (refusal === undefined || target === "floor") return;
    change({ refused: { line: target, attempt: (held.refused?.attempt ?? 0) + 1 } });
    announce(refusalWords(target, refusal));
  };
  return {
    ...held,
    picks,
    outlooks,
    refusals,
    tilings,
    look: (seen) => change({ seen }),
    take: (pick) =>
      isSamePick(pick, held.pick) ? putBack() : change({ pick, seen: pick, aim: null, chosen: null, refused: null }),
    putBack,
    putRest: (rest) => change({ rest }),
    aimAt: (aim) => change({ aim }),
    place(target) {
      const move = moveAt(target);
      if (move === undefined) refuse(target);
      else if (confirms && held.chosen !== target) change({ chosen: target, aim: target, refused: null });
      else choose(move);
    },
  };
}

/** The target whose consequences are shown. */
export function shownTarget({ aim, chosen }: Hand): Target | null {
  return aim ?? chosen;
}
