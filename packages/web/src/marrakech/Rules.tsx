import { Rule } from "../art/Drawing.tsx";
import { say } from "../words/words.ts";
import { Assam } from "./art/Assam.tsx";
import { Rug } from "./art/Rug.tsx";
import { Dirham } from "./art/symbols.tsx";

const GROUND = "var(--sq0)";

/** The rules on one sheet, each with a picture. */
export function Rules() {
  return (
    <ol class="rules">
      <Rule text={say("ruleTurn")} ground={GROUND}>
        <Assam cx={60} cy={48} heading="N" square={64} />
        <path d="M22 56A40 40 0 0 1 34 28M98 56A40 40 0 0 0 86 28" class="rule-arrow" />
      </Rule>
      <Rule text={say("ruleRoll")}>
        {[1, 2, 3, 4].map((die, i) => (
          <use key={die} href={`#die-${die}`} x={6 + i * 28} y={26} width="26" height="26" />
        ))}
      </Rule>
      <Rule text={say("rulePay")} ground={GROUND}>
        <Rug colour="y" x={8} y={6} square={34} turn={0} />
        <Rug colour="y" x={42} y={40} square={34} turn={0} />
        <use href="#dirham" x="84" y="10" width="24" height="24" />
      </Rule>
      <Rule text={say("ruleLay")} ground={GROUND}>
        <Assam cx={34} cy={42} heading="W" square={44} />
        <Rug colour="c" x={58} y={4} square={36} turn={90} />
      </Rule>
      <Rule text={say("ruleCover")} ground={GROUND}>
        <Rug colour="r" x={8} y={22} square={36} turn={0} />
        <Rug colour="p" x={44} y={4} square={36} turn={90} />
      </Rule>
      <li>
        <span class="rule-coin">
          <Dirham size={54} />
        </span>
        <p>{say("ruleEnd")}</p>
      </li>
    </ol>
  );
}
