import { useState } from "preact/hooks";
import { Button, Link } from "../page/controls.tsx";
import type { TableView } from "@riad/protocol";
import "./waiting-room.css";
import { Arch } from "../art/Arch.tsx";
import { entryOf } from "../games.ts";
import { playerName } from "../page/player-name.ts";
import { go, writeFragment } from "../page/route.ts";
import { introduce } from "../person/person.ts";
import { sayRefusal } from "../words/refusals.ts";
import { listWords, say } from "../words/words.ts";
import { clockLine } from "./clocks.ts";
import { CopyButton } from "./CopyButton.tsx";
import { OnlineFrame } from "./OnlineFrame.tsx";
import { inviteLink } from "./invitation.ts";
import { InvitePanel } from "./InvitePanel.tsx";
import { useNameForm, usualName } from "./NameBox.tsx";
import { OnlineButton } from "./OnlineButton.tsx";
import type { OnlineMatch } from "./online-match.ts";
import { SureButton } from "../page/SureButton.tsx";
import { SeatSign } from "../setup/SeatSign.tsx";
import { ReachPrompt } from "./ReachPrompt.tsx";
import { seatTitle } from "./sitters.ts";
import { leaveWatching } from "./TableMenu.tsx";
import { closeTable } from "./table-settings.ts";

interface WaitingRoomProps {
  online: OnlineMatch;
  view: TableView;
  /** The invitation in the link that was opened, if any. */
  invite: string | null;
}

/** Before the match: who is seated, and how to invite the others. */
export function WaitingRoom({ online, view, invite }: WaitingRoomProps) {
  const free = view.seats.filter(({ kind }) => kind === "open" || kind === "reserved").length;
  const you = online.you.value;
  const entry = entryOf(online.game);
  const mayJoin = you === null && (invite !== null || view.seats.some(({ kind }) => kind === "open"));
  const mayInvite = view.seats.some(({ kind }, at) => kind === "open" || inviteLink(online, at) !== null);
  return (
    <OnlineFrame title={say("waitingTitle", { count: free })} about={say("waitingAbout")} look="waiting-room">
      <div class="online-frame-arch panel" aria-hidden="true">
        <Arch id={online.game} colours={entry.arch}>
          <entry.View />
        </Arch>
        <p class="arch-title title">{entry.title}</p>
        <p class="quiet">{clockLine(view.clock)}</p>
      </div>
      <section class="column sitting panel" aria-label={say("tableSeats")}>
        {mayJoin && <JoinPart online={online} view={view} invite={invite} />}
        {!mayJoin && you === null && <UninvitedPart online={online} view={view} />}
        <ol class="column sitting-seats" aria-live="polite">
          {view.seats.map((_, at) => (
            <SeatLine key={at} online={online} view={view} at={at} />
          ))}
        </ol>
        <p class="refused" role="status">
          {online.notice.value}
        </p>
        <ReachPrompt online={online} />
        {you !== null && (
          <SureButton
            look="text-button"
            ask={say("giveBack")}
            sure={say(closesWhenLeft(view) ? "giveBackCloses" : "leaveSure")}
            act={() => void giveBack(online)}
          />
        )}
      </section>
      {mayInvite && <InvitePanel online={online} />}
    </OnlineFrame>
  );
}

/** The last player to leave closes a table that waits. */
export function closesWhenLeft({ seats, forOthers }: Pick<TableView, "seats" | "forOthers">): boolean {
  return forOthers !== true && seats.filter(({ kind }) => kind === "human").length === 1;
}

async function giveBack(online: OnlineMatch): Promise<void> {
  const refusal = await online.send({ type: "leave" });
  if (refusal !== null) {
    online.notice.value = sayRefusal(refusal);
    return;
  }
  online.forget();
  go("/lobby");
}

function SeatLine({ online, view, at }: { online: OnlineMatch; view: TableView; at: number }) {
  const seat = view.seats[at];
  const isFree = seat.kind === "open" || seat.kind === "reserved";
  const isHere = online.presence.value.here[at];
  const link = seat.kind === "reserved" ? inviteLink(online, at) : null;
  return (
    <li class={isFree ? "empty" : ""}>
      <SeatSign game={online.game} seat={at} options={view.options} />
      <span class="row sitting-who">
        <b>{isFree ? say(seat.kind === "open" ? "freeSeat" : "keptSeat") : seatTitle(seat, at)}</b>
        {at === online.you.value ? (
          <span class="quiet">{say("you")}</span>
        ) : (
          seat.kind === "human" && isHere !== undefined && <PresenceWord isHere={isHere} />
        )}
      </span>
      {link !== null && (
        <CopyButton text={link} label={say("copyFor", { number: at + 1 })}>
          {say("copyInvitation")}
        </CopyButton>
      )}
    </li>
  );
}

function PresenceWord({ isHere }: { isHere: boolean }) {
  return (
    <span class="row quiet presence-word">
      <span class={`presence${isHere ? " here" : ""}`} />
      {say(isHere ? "isHere" : "notHere")}
    </span>
  );
}

/** Whoever has opened the table for others is not asked to sit down, but may. */
function JoinPart(props: WaitingRoomProps) {
  const [sits, setSits] = useState(!props.online.stored.value.isWatched);
  if (sits) return <JoinForm {...props} />;
  return <WatchingPart online={props.online} sit={() => setSits(true)} />;
}

/** For whoever watches the table fill; `sit` only where there is a seat to take. */
function WatchingPart({ online, sit }: { online: OnlineMatch; sit?: () => void }) {
  return (
    <div class="join">
      <h2>{say("watching")}</h2>
      <p class="quiet">{say("watchingRoom")}</p>
      <div class="row join-ways">
        {sit !== undefined && <Button text={say("sitAfterAll")} class="text-button" onClick={sit} />}
        <Button text={say("stopWatching")} class="text-button" onClick={() => leaveWatching(online)} />
        <CloseTable online={online} />
      </div>
    </div>
  );
}

/** Every free seat is reserved, and whoever is here has no invitation: what that means, and what they can do instead. */
function UninvitedPart({ online, view }: Pick<WaitingRoomProps, "online" | "view">) {
  if (online.stored.value.isWatched) return <WatchingPart online={online} />;
  const people = view.seats.filter(({ kind, name }) => kind === "human" && name !== "").map(({ name }) => name);
  const names = people.length === 0 ? say("whoeverInvited") : listWords(people);
  return (
    <div class="join">
      <h2>{say("uninvitedTitle")}</h2>
      <p>{say("uninvitedAsk", { names })}</p>
      <p class="quiet">{say("uninvitedWatch")}</p>
      <div class="row join-ways">
        <OnlineButton class="button" label={say("uninvitedOwn")} />
        <Link to="/lobby" class="button" text={say("lobby")} />
      </div>
    </div>
  );
}

/** For whoever has opened the table for others and no longer wants it. */
function CloseTable({ online }: { online: OnlineMatch }) {
  const [refusal, setRefusal] = useState("");
  const { closeToken } = online.stored.value;
  if (closeToken === undefined) return null;
  const close = async () => {
    const sentence = await closeTable(online.id, closeToken);
    if (sentence === "") leaveWatching(online);
    else setRefusal(sentence);
  };
  return (
    <>
      <SureButton ask={say("closeTable")} sure={say("closeSure")} look="text-button" act={() => void close()} />
      {refusal !== "" && <p role="alert">{refusal}</p>}
    </>
  );
}

/** A name, and one sits. */
function JoinForm({ online, view, invite }: WaitingRoomProps) {
  const taken = view.seats.map((seat) => seat.name);
  const submit = async (name: string) => {
    await introduce(name);
    const answer = await online.join(name, null, invite);
    if (answer === null && invite !== null) writeFragment("");
    return answer === null ? null : sayRefusal(answer);
  };
  // Whoever comes by a code has not been named by anybody, and a name that stands there already looks like somebody else's.
  const { box, refusal, isAsking, send } = useNameForm(submit, invite === null ? playerName() : usualName(taken));
  return (
    <form class="join" onSubmit={(event) => void send(event)}>
      <h2>{say(invite === null ? "joinTitle" : "invitedTitle")}</h2>
      <p class="quiet">{say("joinOrWatch")}</p>
      <div class="join-row">
        {box}
        <button type="submit" class="primary" disabled={isAsking}>
          {say("sitDown")}
        </button>
      </div>
      {refusal}
    </form>
  );
}
