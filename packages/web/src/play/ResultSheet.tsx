import { Button } from "../page/controls.tsx";
import "./result.css";
import { go } from "../page/route.ts";
import { say } from "../words/words.ts";
import type { Extras } from "./sheet.ts";
import { saveFile } from "./share.ts";
import type { Table } from "./table.ts";

/** Who won, and where everybody's points came from. */
export function ResultSheet({ table, extras }: { table: Table; extras: Extras }) {
  const { face } = table;
  const position = table.position.value;
  const sitters = table.sitters.value;
  const { ending } = table;
  const labels = face.breakdown(position, 0).map(({ label }) => label);
  return (
    <div class="result">
      <table>
        <thead>
          <tr>
            <th scope="col">{say("place")}</th>
            <th scope="col">{say("name")}</th>
            {labels.map((label) => (
              <th scope="col">{label}</th>
            ))}
            <th scope="col">{say("total")}</th>
          </tr>
        </thead>
        <tbody>
          {ending?.ranking.map(({ seat, place }) => (
            <tr key={seat} class={ending.winners.includes(seat) ? "won" : ""}>
              <td class="result-place title">{place + 1}</td>
              <th scope="row">
                <span class="badge large">{face.badge(position, seat)}</span>
                {sitters[seat].name}
              </th>
              {face.breakdown(position, seat).map(({ label, points }) => (
                <td class="result-part" data-label={label}>
                  {points < 0 ? `−${-points}` : points}
                </td>
              ))}
              <td class="result-total title">{position.points(seat)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {table.controls?.isRewound.value === true && <p class="quiet">{say("rewoundNote")}</p>}
      <div class="sheet-buttons">
        <Button text={say("toStart")} onClick={() => go("/")} />
        <Button icon="save" text={say("saveMatch")} onClick={() => saveFile(face.game.id, table.record)} />
        {extras.result}
      </div>
    </div>
  );
}
