import { Button } from "../page/controls.tsx";
import { useMemo } from "preact/hooks";
import type { LeaverChoice } from "@riad/protocol";
import { sayRefusal } from "../words/refusals.ts";
import { say } from "../words/words.ts";
import { secondsUntil } from "./clocks.ts";
import type { OnlineMatch } from "./online-match.ts";
import type { OnlineTable } from "./online-table.ts";

const CHOICES = { wait: "goneWait", computer: "goneComputer", end: "goneEnd" } as const;

/** Lets the others decide how to continue once a player has been disconnected for long enough. */
export function LeaverPanel({ table }: { table: OnlineTable }) {
  const { online } = table;
  const sitters = table.sitters.value;
  const you = online.you.value;
  const about = online.presence.value.gone.find(({ seat }) => seat !== you);
  // The player to move is not distracted with it.
  if (you === null || about === undefined || online.status.value !== "live" || table.isMine.value) return null;
  return (
    <Leaver
      key={about.seat}
      online={online}
      seat={about.seat}
      decideAt={about.decideAt}
      name={sitters[about.seat].name}
    />
  );
}

interface LeaverProps {
  online: OnlineMatch;
  seat: number;
  decideAt: number;
  name: string;
}

function Leaver({ online, seat, decideAt, name }: LeaverProps) {
  const left = useMemo(() => secondsUntil(decideAt), [decideAt]);
  if (left.value > 0) return null;
  const view = online.view.value;
  const votes = view?.votes.filter((vote) => vote.about === seat) ?? [];
  const voters = view?.seats.filter((one, at) => one.kind === "human" && one.out === null && at !== seat).length ?? 0;
  const vote = (choice: LeaverChoice) =>
    void online.send({ type: "decide", seat, choice }).then((refusal) => {
      if (refusal !== null) online.notice.value = sayRefusal(refusal);
    });
  return (
    <section class="leaver panel" aria-label={say("goneTitle", { name })}>
      <h2>
        <span role="status">{say("goneTitle", { name })}</span>
      </h2>
      <p>{say("goneNow")}</p>
      <div class="leaver-ways">
        {(Object.keys(CHOICES) as LeaverChoice[]).map((choice) => {
          const count = votes.filter((one) => one.choice === choice).length;
          return (
            <Button
              key={choice}
              aria-pressed={votes.some((one) => one.choice === choice && one.by === online.you.value)}
              onClick={() => vote(choice)}
            >
              <span>{say(CHOICES[choice])}</span>
              {count > 0 && <span class="quiet">{say("goneVoted", { count, of: voters })}</span>}
            </Button>
          );
        })}
      </div>
    </section>
  );
}
