/** What the player at this screen has in hand, looks at and is about to choose. Nothing here is a move yet. */
import type { AzulPosition } from "@riad/azul";
import { useEffect, useMemo, useState } from "preact/hooks";
import type { TableProps } from "../play/face.ts";
import { isSamePick, listOutlooks, listPicks, listTilings } from "./choices.ts";
import type { Outlook, Pick, Target, Tiling } from "./choices.ts";
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
}

export interface Hand extends Held {
  readonly picks: readonly Pick[];
  readonly outlooks: readonly Outlook[];
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
  const empty: Held = { moves, pick: null, rest: 0, seen: null, aim: null, chosen: null };
  const [kept, keep] = useState(empty);
  const held = kept.moves === moves ? kept : empty;
  const change = (part: Partial<Held>) => keep((old) => ({ ...(old.moves === moves ? old : empty), ...part }));
  const picks = useMemo(() => listPicks(position, moves), [moves]);
  const tilings = useMemo(() => listTilings(position, moves), [moves]);
  const outlooks = useMemo(
    () => (held.pick === null ? [] : listOutlooks(position, moves, held.pick, held.rest)),
    [moves, held.pick, held.rest],
  );
  useEffect(() => {
    picked.value = held.pick;
    return () => {
      picked.value = null;
    };
  }, [held.pick]);
  const putBack = () => change({ pick: null, aim: null, chosen: null });
  const moveAt = (target: Target) =>
    outlooks.find((outlook) => outlook.target === target)?.move ??
    tilings.find(({ column }) => (column ?? "floor") === target)?.move;
  return {
    ...held,
    picks,
    outlooks,
    tilings,
    look: (seen) => change({ seen }),
    take: (pick) => (isSamePick(pick, held.pick) ? putBack() : change({ pick, seen: pick, aim: null, chosen: null })),
    putBack,
    putRest: (rest) => change({ rest }),
    aimAt: (aim) => change({ aim }),
    place(target) {
      const move = moveAt(target);
      if (move === undefined) return;
      if (confirms && held.chosen !== target) change({ chosen: target, aim: target });
      else choose(move);
    },
  };
}

/** The target whose consequences are shown. */
export function shownTarget({ aim, chosen }: Hand): Target | null {
  return aim ?? chosen;
}
