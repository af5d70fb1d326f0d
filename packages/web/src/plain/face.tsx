/** The face of a game that brings nothing but its rules: its moves in notation, its position as text. */
import { Button } from "../page/controls.tsx";
import { OVER, endingOf } from "@riad/core";
import type { Game, Position, Move } from "@riad/core";
import { sayEnding } from "../play/ending-words.ts";
import type { Face, Sitter, TableProps } from "../play/face.ts";
import { labelled } from "../words/sentences.ts";
import { say } from "../words/words.ts";
import { PlainSign } from "./entry.tsx";
import type { ComponentType } from "preact";
import { useEffect, useState } from "preact/hooks";
import "./plain.css";
import { RemoteMark } from "../play/RemoteMark.tsx";

export function makePlainFace(game: Game): Face {
  const { notation } = game;
  return {
    game,
    newState: () => null,
    Table: makePlainTable(game),
    sentence: (position, sitters, _state, _showing, address) => describeTurn(position, sitters, address),
    propose: (position, move) => notation.makeMove(position, move),
    tell(before, move, sitters) {
      const text = notation.makeMove(before, move);
      return before.actor < 0 ? say("plainChance", { move: text }) : labelled(sitters[before.actor].name, text);
    },
    describe(position, sitters, headline = describeTurn(position, sitters)) {
      const points = sitters.map(({ name }, seat) => say("plainPoints", { name, points: position.points(seat) }));
      return [headline, ...points].join("\n");
    },
    breakdown: () => [],
    keys: [],
    Rules: () => <p>{say("plainRules")}</p>,
    badge: (_position, seat) => (
      <svg viewBox="0 0 100 100" aria-hidden="true">
        <PlainSign seat={seat} />
      </svg>
    ),
  };
}

function describeTurn(position: Position, sitters: readonly Sitter[], address?: string): string {
  const { actor } = position;
  if (actor === OVER) return sayEnding(endingOf(position), sitters);
  if (actor < 0) return say("plainDraws");
  const { name, level } = sitters[actor];
  return level === null ? say("plainChoose", { name: address ?? name }) : say("plainChooses", { name });
}

/** How long a move stays on the table before the next one, in milliseconds. */
const MOVE_TIME = 350;
/** From here on there is a box to narrow the moves down. */
const MANY_MOVES = 24;

/** Legal moves as buttons, the position as text, and everybody's points. */
export function makePlainTable({ notation, title }: Game): ComponentType<TableProps<Position>> {
  return function PlainTable(props: TableProps<Position>) {
    const { position, step, speed, shown } = props;
    useEffect(() => {
      if (step === null) return undefined;
      const timer = setTimeout(shown, speed === 0 ? 0 : MOVE_TIME / speed);
      return () => clearTimeout(timer);
    }, [step, speed, shown]);
    return (
      <>
        <Points {...props} />
        <section class="centred board plain-position panel" aria-label={title}>
          <code>{notation.makePosition(position)}</code>
        </section>
        <Choices {...props} makeText={(move) => notation.makeMove(position, move)} />
      </>
    );
  };
}

function Points({ position, sitters, isOver = false }: TableProps<Position>) {
  return (
    <ul class="plain-points">
      {sitters.map(({ name, remote }, seat) => (
        <li key={seat} class={`panel${!isOver && position.actor === seat ? " now" : ""}`}>
          <svg class="sign" viewBox="0 0 100 100" aria-hidden="true">
            <PlainSign seat={seat} />
          </svg>
          <b>{name}</b>
          {remote !== undefined && <RemoteMark remote={remote} />}
          <span class="plain-total title">{position.points(seat)}</span>
        </li>
      ))}
    </ul>
  );
}

interface ChoicesProps extends TableProps<Position> {
  makeText: (move: Move) => string;
}

function Choices({ moves, pointed, confirms, choose, makeText }: ChoicesProps) {
  const [filter, setFilter] = useState("");
  const [waiting, setWaiting] = useState<Move | null>(null);
  const texts = moves.map((move) => ({ move, text: makeText(move) }));
  const press = (move: Move) => {
    if (confirms && waiting !== move) return setWaiting(move);
    setWaiting(null);
    setFilter("");
    return choose(move);
  };
  return (
    <section class="plain-moves panel" aria-labelledby="plain-moves">
      <h2 id="plain-moves">{say("plainMoves")}</h2>
      {moves.length > MANY_MOVES && (
        <input
          class="text-box"
          aria-label={say("plainFilter")}
          placeholder={say("plainFilter")}
          value={filter}
          onInput={(event) => setFilter(event.currentTarget.value)}
        />
      )}
      {moves.length === 0 && <p class="quiet">{say("plainNoMoves")}</p>}
      <div class="plain-buttons">
        {texts
          .filter(({ text }) => text.includes(filter.trim()))
          .map(({ move, text }) => (
            <Button
              text={move === waiting ? say("plainConfirm", { move: text }) : text}
              key={move}
              class={`button${move === pointed ? " pointed" : ""}`}
              data-move={text}
              aria-pressed={confirms ? move === waiting : undefined}
              onClick={() => press(move)}
            />
          ))}
      </div>
    </section>
  );
}
