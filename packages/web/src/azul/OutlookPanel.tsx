import type { ComponentChildren } from "preact";
import { TILE_COLOURS } from "../art/tiles.ts";
import type { Sitter } from "../play/face.ts";
import { say } from "../words/words.ts";
import type { Outlook, RoundSoFar } from "./choices.ts";
import { ConfirmButton } from "./ConfirmButton.tsx";
import { shownTarget } from "./hand.ts";
import type { Hand } from "./hand.ts";
import { MiniTile } from "./MiniTile.tsx";
import { boxStyle } from "./place-style.ts";
import type { Box } from "./stage.ts";
import { total } from "./view.ts";
import type { AzulSeat, Counts } from "./view.ts";

interface OutlookPanelProps {
  box: Box;
  hand: Hand;
  sitters: readonly Sitter[];
  round: readonly RoundSoFar[];
  /** The wall of whose board is the large one. */
  wall: AzulSeat["wall"];
  confirms: boolean;
}

/** Consequences before they are chosen: of the line that is looked at, or of the round as it stands. */
export function OutlookPanel({ box, hand, sitters, round, wall, confirms }: OutlookPanelProps) {
  const target = shownTarget(hand);
  const outlook = hand.outlooks.find((candidate) => candidate.target === target);
  const waits = confirms && hand.chosen !== null;
  return (
    <section class={`outlook panel${waits ? " waits" : ""}`} style={boxStyle(box)}>
      {hand.pick !== null && outlook === undefined && <InHand hand={hand} />}
      {outlook !== undefined && <OutlookRows outlook={outlook} />}
      {hand.pick === null && <RoundRows sitters={sitters} round={round} />}
      {hand.pick === null && sitters.length === 2 && <BonusRows wall={wall} />}
      {waits && <ConfirmButton hand={hand} />}
    </section>
  );
}

/** The tiles that were taken, before a line is looked at. */
function InHand({ hand }: { hand: Hand }) {
  const { pick } = hand;
  if (pick === null) return null;
  return (
    <>
      <h2>{say("azulChooseLine")}</h2>
      <p class="in-hand" role="img" aria-label={say("azulInHand", { tiles: say("azulTiles", pick) })}>
        {Array.from({ length: Math.min(pick.count, 8) }, () => (
          <MiniTile colour={pick.colour} />
        ))}
      </p>
      {pick.choosesCentre && <p class="soft-words">{say("azulRestChoice")}</p>}
      <button type="button" class="button quiet" onClick={hand.putBack}>
        {say("azulPutBack")}
      </button>
    </>
  );
}

export function OutlookRows({ outlook }: { outlook: Outlook }) {
  const { target, points, isAtBest, floorCost, held, fills, rest, left, takesMarker, toFloor, toLid } = outlook;
  const fallen = toFloor + toLid;
  return (
    <>
      <h2>{target === "floor" ? say("azulIfFloor") : say("azulIfLine", { number: target + 1 })}</h2>
      <dl>
        <Row name={say(isAtBest ? "azulPointsBest" : "azulPointsRound")}>
          <span class={points > 0 ? "gain" : ""}>{points > 0 ? `+${points}` : "0"}</span>
        </Row>
        <Row name={say("azulFloorRow")}>
          {takesMarker && <BrassOne />}
          {fallen > 0 && <TileCount colour={TILE_COLOURS.indexOf(outlook.colour)} count={fallen} />}
          <span class={floorCost > 0 ? "cost" : ""}>{floorCost > 0 ? `−${floorCost}` : "0"}</span>
        </Row>
        {target !== "floor" && (
          <Row name={say("azulLineRow")}>
            {fills ? say("azulLineFull", { size: target + 1 }) : say("azulHeld", { held, size: target + 1 })}
          </Row>
        )}
        {total(rest) > 0 && (
          <Row name={say("azulRest")}>
            <TileCounts counts={rest} />
          </Row>
        )}
        <Row name={say("azulThen")}>{total(left) > 0 ? <TileCounts counts={left} /> : "0"}</Row>
      </dl>
    </>
  );
}

function Row({ name, children }: { name: string; children: ComponentChildren }) {
  return (
    <div>
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
  return (
    <svg class="mini-tile" viewBox="0 0 100 100" role="img" aria-label={say("azulMarker")}>
      <use href="#first" width="100" height="100" />
    </svg>
  );
}

/** How far the fullest row, column and colour of the wall have come. */
function BonusRows({ wall }: { wall: AzulSeat["wall"] }) {
  const most = (isIn: (cell: number, index: number) => boolean) =>
    Math.max(...TILE_COLOURS.map((_, index) => wall.filter((tile, cell) => tile !== null && isIn(cell, index)).length));
  const rows = [
    { name: say("azulBonusRow"), held: most((cell, row) => Math.floor(cell / 5) === row) },
    { name: say("azulBonusColumn"), held: most((cell, column) => cell % 5 === column) },
    { name: say("azulBonusColour"), held: most((cell, index) => wall[cell] === TILE_COLOURS[index]) },
  ];
  return (
    <>
      <h3>{say("azulBonuses")}</h3>
      <ul class="bonuses">
        {rows.map(({ name, held }) => (
          <li>
            {name} <b>{say("azulHeld", { held, size: 5 })}</b>
          </li>
        ))}
      </ul>
    </>
  );
}

function RoundRows({ sitters, round }: { sitters: readonly Sitter[]; round: readonly RoundSoFar[] }) {
  return (
    <>
      <h2>{say("azulRoundNow")}</h2>
      <dl>
        {round.map(({ tiles, floor }, seat) => (
          <Row name={sitters[seat].name}>
            {tiles !== null && <span class={tiles > 0 ? "gain" : ""}>{tiles > 0 ? `+${tiles}` : "0"}</span>}
            {(floor > 0 || tiles === null) && (
              <span class={floor > 0 ? "cost" : ""}>{floor > 0 ? `−${floor}` : "0"}</span>
            )}
          </Row>
        ))}
      </dl>
    </>
  );
}
