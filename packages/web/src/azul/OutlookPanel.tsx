import { Button, IconButton } from "../page/controls.tsx";
import type { ComponentChildren } from "preact";
import { Glyph } from "../art/icons.tsx";
import { isTouch } from "../page/touch.ts";
import type { Sitter } from "../play/face.ts";
import { capital } from "../words/sentences.ts";
import { say } from "../words/words.ts";
import { TILE_COLOURS } from "./art/tiles.ts";
import type { Choice } from "./choice.ts";
import { BONUSES, countBonus, WHOLE } from "./outlook.ts";
import type { Outlook, Pick as TilePick, RoundSoFar } from "./outlook.ts";
import { bonusName } from "./outlook-words.ts";
import { ConfirmButton } from "./ConfirmButton.tsx";
import { LineButtons } from "./ThumbBar.tsx";
import { MiniTile } from "./Supplies.tsx";
import { boxStyle } from "./table-layout.ts";
import type { Box } from "./table-layout.ts";
import { total } from "./view.ts";
import type { AzulSeat, Counts } from "./view.ts";

interface OutlookPanelProps {
  box: Box;
  choice: Choice;
  sitters: readonly Sitter[];
  round: readonly RoundSoFar[];
  /** Whose board is the large one, and the wall that the round's end will leave there. */
  owner: Owner;
  isLast: boolean;
  /** Everybody's points once the match is over: there is no round any more. */
  totals: readonly number[] | null;
  confirms: boolean;
  /** The board has no room for what its lines would bring, so it is said here. */
  hasLines: boolean;
}

interface Owner {
  readonly name: string;
  readonly isYou: boolean;
  readonly wall: AzulSeat["wall"];
}

/** Consequences before anything is chosen: of the line under the pointer, or of the round so far. */
export function OutlookPanel({
  box,
  choice,
  sitters,
  round,
  owner,
  isLast,
  totals,
  confirms,
  hasLines,
}: OutlookPanelProps) {
  const pick = choice.pick.value;
  const target = choice.shownTarget.value;
  const outlook = choice.outlooks.value.find((candidate) => candidate.target === target);
  // Lines, or which of two centres gets the rest, leave no room for anything else.
  const hasPickOnly = pick !== null && (hasLines || pick.choosesCentre);
  const waits = confirms && choice.chosen.value !== null;
  return (
    <section class={`outlook panel${waits ? " waits" : ""}`} style={boxStyle(box)}>
      {pick !== null && outlook === undefined && hasPickOnly && <InHand {...{ pick, choice, hasLines }} />}
      {outlook !== undefined && <OutlookRows outlook={outlook} />}
      {/* Whoever chooses a line beside the board compares points meanwhile. */}
      {outlook === undefined && !hasPickOnly && (
        <div class="round-rows">
          <RoundRows {...{ sitters, round, isLast, totals }} />
          {pick !== null && <PutBack choice={choice} />}
          {pick === null && totals === null && <BonusRows owner={owner} isOpen={isOpenRound(round)} />}
        </div>
      )}
      {waits && (
        <div class="row confirm-row">
          {pick !== null && <IconButton icon="clear" label={say("azulPutBack")} onClick={() => choice.putBack()} />}
          <ConfirmButton choice={choice} />
        </div>
      )}
    </section>
  );
}

/** More tiles than these would need a second row there. */
const MOST_BESIDE_HEADING = 2;

/** The tiles in hand, before a line is pointed at. */
function InHand({ pick, choice, hasLines }: { pick: TilePick; choice: Choice; hasLines: boolean }) {
  return (
    <>
      <div class="in-hand-head">
        <h2>{say("azulChooseLine")}</h2>
        <p class="row in-hand" role="img" aria-label={say("azulInHand", { tiles: say("azulTiles", pick) })}>
          {hasLines && pick.count > MOST_BESIDE_HEADING ? (
            // The number last: after the heading it would be read as that of a line.
            <span class="tile-count">
              <MiniTile colour={pick.colour} />×{pick.count}
            </span>
          ) : (
            Array.from({ length: Math.min(pick.count, 8) }, () => <MiniTile colour={pick.colour} />)
          )}
        </p>
        {hasLines && <IconButton icon="clear" label={say("azulPutBack")} onClick={() => choice.putBack()} />}
      </div>
      {hasLines && <LineButtons choice={choice} />}
      {pick.choosesCentre && <p class="soft-words">{say("azulRestChoice", { isTouch: isTouch.value })}</p>}
      {!hasLines && <PutBack choice={choice} />}
    </>
  );
}

function PutBack({ choice }: { choice: Choice }) {
  return <Button text={say("azulPutBack")} class="button quiet" onClick={() => choice.putBack()} />;
}

/** As many rows as the panel has room for; what is seen elsewhere as well gives way. */
const MOST_ROWS = 5;

function OutlookRows({ outlook }: { outlook: Outlook }) {
  const { target, floorCost, held, fills, rest, left, takesMarker, toFloor, toLid, completes } = outlook;
  const fallen = toFloor + toLid;
  const room = MOST_ROWS - 2 - completes.length;
  return (
    <>
      <h2>{target === "floor" ? say("azulIfFloor") : say("azulIfLine", { number: target + 1 })}</h2>
      <dl>
        <PointsRow outlook={outlook} />
        <Row name={say("azulFloorRow")}>
          {takesMarker && <BrassOne />}
          {fallen > 0 && <TileCount colour={TILE_COLOURS.indexOf(outlook.colour)} count={fallen} />}
          <span class={floorCost > 0 ? "cost" : ""}>{floorCost > 0 ? `−${floorCost}` : "0"}</span>
        </Row>
        {completes.map((bonus) => (
          <div class="completes">
            <dt>{say("azulCompletes", { bonus })}</dt>
          </div>
        ))}
        {target !== "floor" && room > 2 && (
          <Row name={say("azulLineRow")}>
            {fills ? say("azulLineFull", { size: target + 1 }) : say("azulHeld", { held, size: target + 1 })}
          </Row>
        )}
        {total(rest) > 0 && room > 1 && (
          <Row name={say("azulRest")} kind="resting">
            <TileCounts counts={rest} />
          </Row>
        )}
        {room > 0 && (
          <Row name={say("azulThen")} kind="held">
            {total(left) > 0 ? <TileCounts counts={left} /> : "0"}
          </Row>
        )}
      </dl>
    </>
  );
}

function PointsRow({ outlook: { points, ownPoints, isAtBest } }: { outlook: Outlook }) {
  return (
    <Row name={say(isAtBest ? "azulPointsBest" : "azulPointsRound")}>
      {points > ownPoints && ownPoints > 0 && (
        <span class="soft-words">{say("azulPointsSplit", { own: ownPoints, more: points - ownPoints })}</span>
      )}
      <span class={points > 0 ? "gain" : ""}>{points > 0 ? `+${points}` : "0"}</span>
    </Row>
  );
}

function Row({ name, kind, children }: { name: string; kind?: string; children: ComponentChildren }) {
  return (
    <div class={kind}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function TileCounts({ counts }: { counts: Counts }) {
  return <>{counts.map((count, i) => (count > 0 ? <TileCount colour={i} count={count} /> : null))}</>;
}

function TileCount({ colour, count }: { colour: number; count: number }) {
  return (
    <span class="tile-count">
      {count}
      <MiniTile colour={TILE_COLOURS[colour]} />
    </span>
  );
}

function BrassOne() {
  return <Glyph name="first" class="mini-tile" aria-hidden="false" role="img" aria-label={say("azulMarker")} />;
}

/** How far the fullest row, column and colour will have come at the end of the round. */
function BonusRows({ owner: { name, isYou, wall }, isOpen }: { owner: Owner; isOpen: boolean }) {
  return (
    <div class="bonus-rows">
      <h3>{bonusesHeading(isYou, name, isOpen)}</h3>
      <ul class="bonuses">
        {BONUSES.map((bonus) => (
          <li>
            {bonusName(bonus)} <b>{say("azulHeld", { held: Math.max(...countBonus(wall, bonus)), size: WHOLE })}</b>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Whether columns are still to be chosen. */
function isOpenRound(round: readonly RoundSoFar[]): boolean {
  return round.some(({ tiles }) => tiles === null);
}

/** On the free wall nobody knows yet where the round's tiles will be, so the wall is counted as it is. */
function bonusesHeading(isYou: boolean, name: string, isOpen: boolean): string {
  if (isYou) return say(isOpen ? "azulBonusesYoursNow" : "azulBonusesYours");
  return say(isOpen ? "azulBonusesOfNow" : "azulBonusesOf", { name });
}

function RoundRows(props: Pick<OutlookPanelProps, "sitters" | "round" | "isLast" | "totals">) {
  const { sitters, round, isLast, totals } = props;
  if (totals !== null) {
    return (
      <>
        <h2>{capital(say("total"))}</h2>
        <dl>
          {totals.map((points, seat) => (
            <Row name={sitters[seat].name}>{points}</Row>
          ))}
        </dl>
      </>
    );
  }
  // On the free wall the columns are still to be chosen, and what has been tiled is already in the total.
  const isOpen = isOpenRound(round);
  return (
    <>
      <h2>
        {say(isOpen ? "azulRoundBest" : "azulRoundNow")}
        {isLast && <span class="last-round">{say("azulLastRound")}</span>}
      </h2>
      <dl>
        {round.map(({ best: { tiles, floor } }, seat) => (
          <Row name={sitters[seat].name}>
            <span class={tiles > 0 ? "gain" : ""}>{tiles > 0 ? `+${tiles}` : "0"}</span>
            {floor > 0 && <span class="cost">−{floor}</span>}
          </Row>
        ))}
      </dl>
    </>
  );
}
