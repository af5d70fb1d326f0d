import { AzulTable } from "../azul/AzulTable.tsx";
import { describe as describeAzul } from "../azul/words.ts";
import { MarrakechTable } from "../marrakech/MarrakechTable.tsx";
import { describe as describeMarrakech } from "../marrakech/words.ts";
import { isWide } from "../page/viewport.ts";
import { say } from "../words/words.ts";
import { Desk } from "./Desk.tsx";
import { Head } from "./Head.tsx";
import type { Reading } from "./reading.ts";
import { shown } from "./state.ts";
import "../azul/azul.css";
import "../marrakech/marrakech.css";
import "./viewer.css";

/** Draws any position of either game, live as it is typed. */
export function ViewerPage() {
  return (
    <>
      <Table reading={shown.value} />
      <InWords reading={shown.value} />
    </>
  );
}

function Table({ reading }: { reading: Reading }) {
  const parts = { isWide: isWide.value, head: <Head reading={reading} />, desk: <Desk /> };
  return reading.game === "azul" ? (
    <AzulTable view={reading.view} {...parts} />
  ) : (
    <MarrakechTable view={reading.view} {...parts} />
  );
}

/** The whole table as text, for those who listen to the page. */
function InWords({ reading }: { reading: Reading }) {
  const sentences = reading.game === "azul" ? describeAzul(reading.view) : describeMarrakech(reading.view);
  return (
    <section class="hidden" aria-label={say("viewInWords")}>
      {sentences.map((sentence) => (
        <p>{sentence}</p>
      ))}
    </section>
  );
}
