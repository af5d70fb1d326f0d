import { Link } from "../page/controls.tsx";
import { Medallion } from "../person/Medallion.tsx";
import { say } from "../words/words.ts";
import { EnterWords } from "./EnterWords.tsx";
import { Niche } from "./Niche.tsx";
import { PasskeyEntry } from "./PasskeyEntry.tsx";

/** Nobody is known here: how that changes by itself, and how to come in from another device. */
export function Stranger() {
  return (
    <>
      <section class="column stranger panel">
        <Niche>
          <Medallion name="✦" />
        </Niche>
        <h1>{say("strangerTitle")}</h1>
        <p class="quiet">{say("strangerAbout")}</p>
        <Link to="/lobby" class="primary" text={say("toLobby")} />
      </section>
      <section class="column me-card panel" aria-labelledby="stranger-enter">
        <h2 id="stranger-enter">{say("strangerEnter")}</h2>
        <p class="quiet">{say("strangerEnterAbout")}</p>
        <EnterWords />
        <PasskeyEntry />
      </section>
    </>
  );
}
