/** Whose board is the large one. */
import type { AzulPosition } from "@riad/azul";
import { OVER } from "@riad/core";
import { useRef } from "preact/hooks";
import type { TableProps } from "../play/face.ts";
import type { Playback } from "./animation-player.ts";
import type { AzulState, Choice } from "./choice.ts";

type Props = TableProps<AzulPosition, AzulState>;

/** Whose move is being shown; `null` where none is, or one of chance. */
export function moverOf({ step }: Props): number | null {
  return step !== null && step.before.actor >= 0 ? step.before.actor : null;
}

/** Whose seat the table is seen from; for those who only watch, that of whoever moved last, until the next move begins: they look at what it did. */
export function useViewer(props: Props, playback: Playback, isWatched: boolean): number {
  const { position, step, latest } = props;
  const last = useRef(0);
  const viewer = viewerNow(props, playback);
  if (!isWatched || position.actor === OVER) return viewer;
  const mover = step?.before.actor ?? latest?.before.actor ?? position.actor;
  if (mover >= 0) last.current = mover;
  return last.current;
}

/** At one screen for several people the board stays with whoever moved until the move has been shown. */
function viewerNow(props: Props, { frame }: Playback): number {
  const { viewer, sitters, position } = props;
  // At the end the winner's board is the large one, unless the screen belongs to one person.
  if (frame === null && position.actor === OVER && sitters.filter(({ level }) => level === null).length !== 1) {
    return sitters.findIndex((_, seat) => position.place(seat) === 0);
  }
  const mover = moverOf(props);
  if (frame === null || mover === null || sitters[mover].remote !== undefined) return viewer;
  return sitters[mover].level === null ? mover : viewer;
}

/** Another board may be enlarged, but tiles are always placed on the player's own, and advice is for whoever moves now. */
export function largeSeat(
  { position, side, moves, pointed }: Props,
  { viewer, choice, isWatched }: { viewer: number; choice: Choice; isWatched: boolean },
): number {
  const isPast = moves.length === 0;
  const advised = advisedSeat({ position, pointed });
  if (advised !== null && !isPast) return advised;
  if (choice.pick.value !== null || choice.tilings.length > 0) return viewer;
  // Whoever watches and has chosen a board keeps it.
  const first = isWatched && side > 0 ? 0 : viewer;
  return (first + side) % position.seats;
}

/** Whom the hint on the table is for. */
export function advisedSeat({ position, pointed }: Pick<Props, "position" | "pointed">): number | null {
  return pointed === null ? null : position.actor;
}
