import { endingOf } from "@riad/core";
import { Button } from "../page/controls.tsx";
import { sayOutcome } from "../play/ending-words.ts";
import { say } from "../words/words.ts";
import { BRANCHES_TITLE } from "./BranchList.tsx";
import type { BranchTable } from "./branch-table.ts";
import { leadTo } from "./in-sight.ts";
import type { ReviewView } from "./review-view.ts";

/** Expert against expert from the position on the board: how far it has come, and how it ended for this seat beside the match. */
export function Par({ view, branch }: { view: ReviewView; branch: BranchTable }) {
  const line = view.branches.par.value;
  const { ending, sitters } = view.reviewed;
  if (line === null) return null;
  if (!line.isOver) return <p role="status">{say("parPlaying", { count: line.length - branch.at.value })}</p>;
  const [here, real] = [endingOf(line.position), ending].map((one) => sayOutcome(one, sitters, branch.seat));
  return (
    <p role="status" class="branch-par">
      <b>{say("parName")}.</b> {say("endHere", { here, real })}{" "}
      <Button class="text-button" text={say("branchesTitle")} onClick={() => leadTo(BRANCHES_TITLE)} />
    </p>
  );
}
