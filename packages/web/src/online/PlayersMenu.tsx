import { useState } from "preact/hooks";
import type { SeatView } from "@riad/protocol";
import { Button, Segments } from "../page/controls.tsx";
import { block, report } from "../person/person.ts";
import type { ReportReason } from "../person/person.ts";
import { say } from "../words/words.ts";
import "./reach-prompt.css";
import type { OnlineMatch } from "./online-match.ts";

const REASONS = ["name", "left", "cheating", "other"] as const;
const REASON_NAMES = {
  name: "reportName",
  left: "reportLeft",
  cheating: "reportCheating",
  other: "reportOther",
} as const;

/** In the menu of a table: block one of the other people, or report them to the operator. */
export function PlayersMenu({ online }: { online: OnlineMatch }) {
  const [isOpen, setOpen] = useState(false);
  const seats = online.view.value?.seats ?? [];
  const others = seats.flatMap((seat, at) => (seat.kind === "human" && at !== online.you.value ? [{ seat, at }] : []));
  if (others.length === 0) return null;
  return (
    <>
      <Button icon="people" text={say("aboutPlayers")} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)} />
      {isOpen && others.map(({ seat, at }) => <AboutPlayer key={at} online={online} seat={seat} at={at} />)}
    </>
  );
}

function AboutPlayer({ online, seat, at }: { online: OnlineMatch; seat: SeatView; at: number }) {
  const [isReporting, setReporting] = useState(false);
  const [reason, setReason] = useState<ReportReason>("name");
  const [answer, setAnswer] = useState("");
  const { name } = seat;
  const act = async (asking: ReturnType<typeof block>, done: string) => {
    const reply = await asking;
    if ("value" in reply) setReporting(false);
    setAnswer("value" in reply ? done : reply.refusal || say("notAnswered"));
  };
  return (
    <div class="about-player wide-answer" role="group" aria-label={say("aboutPlayer", { name })}>
      <div class="row about-ways">
        <b>{name}</b>
        <Button
          text={say("block")}
          aria-label={say("blockOf", { name })}
          onClick={() => void act(block(online.id, at), say("blockedDone", { name }))}
        />
        <Button
          text={say("reportOf", { name })}
          aria-expanded={isReporting}
          onClick={() => setReporting(!isReporting)}
        />
      </div>
      {isReporting && (
        <div class="row about-ways">
          <Segments
            label={say("reportWhy")}
            values={REASONS}
            names={(one) => say(REASON_NAMES[one])}
            value={reason}
            choose={setReason}
          />
          <Button
            icon="flag"
            text={say("reportSend")}
            onClick={() => void act(report(online.id, at, reason), say("reported"))}
          />
        </div>
      )}
      <p class="menu-answer" role="status">
        {answer}
      </p>
    </div>
  );
}
