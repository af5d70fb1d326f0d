import { useState } from "preact/hooks";
import { Button, Segments } from "../page/controls.tsx";
import { Dialog } from "../page/Dialog.tsx";
import { sitDown } from "../play/request.ts";
import type { Sitter } from "../play/face.ts";
import { LEVELS, levelWord } from "../play/sitting.ts";
import { say } from "../words/words.ts";
import { mainSeat } from "./viewer.ts";
import type { Drawn } from "./viewer.ts";
import "./edit.css";

const PERSON = "person";
const KINDS = [PERSON, ...LEVELS] as const;
type Kind = (typeof KINDS)[number];

interface PlaySheetProps {
  drawn: Drawn;
  /** Named as on the table. */
  sitters: readonly Sitter[];
  close: () => void;
}

/** Who plays each seat of the position; then a match on this screen starts from it. */
export function PlaySheet({ drawn, sitters, close }: PlaySheetProps) {
  const { face, position } = drawn;
  const [kinds, setKinds] = useState<readonly Kind[]>(() =>
    Array.from({ length: position.seats }, (_, seat) => (seat === mainSeat(drawn) ? PERSON : "medium")),
  );
  const names = sitters.map(({ name }) => name);
  const playing = names.map((_, seat) => seat).filter((seat) => face.isOut?.(position, seat) !== true);
  const start = () => {
    const seated = names.map((name, seat) => ({ name, level: kinds[seat] === PERSON ? null : kinds[seat] }));
    sitDown(face.game.id, { kind: "position", text: face.game.notation.makePosition(position), sitters: seated });
  };
  return (
    <Dialog title={say("viewWho")} close={close}>
      {playing.map((seat) => (
        <div class="play-seat" key={seat}>
          <span class="badge large">{face.badge(position, seat)}</span>
          <b>{names[seat]}</b>
          <Segments
            label={say("whoIsSeat", { name: names[seat] })}
            values={KINDS}
            names={(kind) => (kind === PERSON ? say("personShort") : levelWord(kind))}
            value={kinds[seat]}
            choose={(kind) => setKinds(kinds.map((one, i) => (i === seat ? kind : one)))}
          />
        </div>
      ))}
      <Button class="primary" text={say("viewStart")} onClick={start} />
    </Dialog>
  );
}
