import { useState } from "preact/hooks";
import { Button } from "../page/controls.tsx";
import { copyText } from "../play/share.ts";
import { say } from "../words/words.ts";
import { makeBranchLink } from "./branch-text.ts";
import type { BranchTable } from "./branch-table.ts";

/** A link that opens the match and this branch of it; where the browser copies nothing, the link is shown. */
export function ShareBranch({ branch }: { branch: BranchTable }) {
  const [link, setLink] = useState<{ text: string; isCopied: boolean } | null>(null);
  const share = async () => {
    const { record, id } = branch.reviewed;
    const text = await makeBranchLink({ record, branch: branch.toKept(id) });
    setLink({ text, isCopied: await copyText(text) });
  };
  return (
    <>
      <Button icon="share" text={say("branchShare")} onClick={() => void share()} />
      <p role="status" class="branch-shared">
        {link !== null && say(link.isCopied ? "branchCopied" : "branchNotCopied")}
        {link?.isCopied === false && <input readOnly aria-label={say("branchLink")} value={link.text} />}
      </p>
    </>
  );
}
