import { Segments } from "../page/controls.tsx";
import { LEVELS, levelWord } from "../play/sitting.ts";
import { say } from "../words/words.ts";
import type { BranchTable, LuckChoice } from "./branch-table.ts";

const LUCK = { same: "luckSame", new: "luckNew", mean: "luckMean" } as const;
const LUCK_ABOUT = { same: "luckSameAbout", new: "luckNewAbout", mean: "luckMeanAbout" } as const;
const LUCKS = Object.keys(LUCK) as LuckChoice[];

/** By hand first, then the levels. Who plays anything at all proves nothing. */
const REPLIES: readonly string[] = ["", ...LEVELS.filter((level) => level !== "random")];

/** Which luck, and who replies for each of the other seats. */
export function BranchSettings({ branch }: { branch: BranchTable }) {
  const { reviewed, seat: own } = branch;
  const luck = branch.luck.value;
  // Futures of the match itself are no answer to "what if".
  const isNext = luck === "mean" && branch.length.value === branch.ply;
  return (
    <div class="branch-settings">
      <div class="row branch-setting">
        <span class="quiet" aria-hidden="true">
          {say("luckTitle")}
        </span>
        <Segments
          label={say("luckTitle")}
          values={LUCKS}
          names={(one) => say(LUCK[one])}
          value={luck}
          choose={(one) => branch.chooseLuck(one)}
        />
        <span class="quiet branch-about">{say(isNext ? "luckMeanNext" : LUCK_ABOUT[luck])}</span>
      </div>
      {reviewed.sitters.map(({ name }, seat) =>
        seat === own ? null : (
          <div key={seat} class="row branch-setting">
            <span class="quiet" aria-hidden="true">
              {name}
            </span>
            <Segments
              label={say("repliesOf", { name })}
              values={REPLIES}
              names={(level) => (level === "" ? say("byHand") : levelWord(level))}
              value={branch.replies.value[seat]}
              choose={(level) => branch.chooseReply(seat, level)}
            />
          </div>
        ),
      )}
    </div>
  );
}
