import { endingOf } from "@riad/core";
import { endOfBranch } from "@riad/review";
import { sayOutcome } from "../play/ending-words.ts";
import { say } from "../words/words.ts";
import type { BranchTable } from "./branch-table.ts";
import { signed } from "./review-sentences.ts";
import type { ReviewView } from "./review-view.ts";

/** Expert against expert from the position on the board: how far it has come, and how it ended for this seat. */
export function Par({ view, branch }: { view: ReviewView; branch: BranchTable }) {
  const line = view.branches.par.value;
  const { sitters } = view.reviewed;
  if (line === null) return null;
  if (!line.isOver) return <p role="status">{say("parPlaying", { count: line.length - branch.at.value })}</p>;
  const result = sayOutcome(endingOf(line.position), sitters, branch.seat);
  return (
    <p role="status" class="branch-par">
      {say("parResult", { result, margin: signed(endOfBranch(line).margins[branch.seat]) })}
    </p>
  );
}
