import { Button, IconButton } from "../page/controls.tsx";
import { say } from "../words/words.ts";
import { useState } from "preact/hooks";
import type { ReviewView } from "./review-view.ts";

/** By it another panel leads here. */
export const BRANCHES_TITLE = "branches-title";

/** What the reader has tried beside the match; each can be opened again, or deleted and taken back. */
export function BranchList({ view }: { view: ReviewView }) {
  const { branches } = view;
  const kept = branches.kept.value;
  const deleted = branches.deleted.value;
  const [isRefused, setRefused] = useState(false);
  if (kept.length === 0 && deleted === null) return null;
  return (
    <section class="branches" aria-labelledby={BRANCHES_TITLE}>
      <h3 id={BRANCHES_TITLE}>{say("branchesTitle")}</h3>
      <ul>
        {kept.map((branch) => (
          <li key={branch.id} class="row">
            <button
              type="button"
              class="branch-open"
              aria-current={branches.opened.value?.id === branch.id}
              onClick={() => {
                view.trying.value = null;
                setRefused(!branches.open(branch, view.seat.value));
              }}
            >
              {branch.name}
            </button>
            <IconButton
              icon="clear"
              label={say("branchDelete", { name: branch.name })}
              onClick={() => void branches.remove(branch)}
            />
          </li>
        ))}
      </ul>
      <p role="status">
        {isRefused && say("branchUnreadable")}
        {deleted !== null && (
          <>
            {say("branchDeleted", { name: deleted.name })}{" "}
            <Button class="text-button" text={say("undo")} onClick={() => void branches.restore()} />
          </>
        )}
      </p>
    </section>
  );
}
