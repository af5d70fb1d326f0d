import { Button } from "../page/controls.tsx";
import "./invite.css";
import { titleOf } from "../games.ts";
import { say } from "../words/words.ts";
import { CopyButton } from "./CopyButton.tsx";
import { guestLink, tableLink } from "./invitation.ts";
import type { OnlineMatch } from "./online-match.ts";
import { QrCode } from "../page/QrCode.tsx";

/** How others come here: six letters to read out, a link, and a code for cameras. */
export function InvitePanel({ online }: { online: OnlineMatch }) {
  const view = online.view.value;
  const link = guestLink(online);
  const isOpen = view?.seats.some(({ kind }) => kind === "open") === true;
  return (
    <section class="column invite panel" aria-labelledby="invite-title">
      {isOpen && view?.code != null ? (
        <>
          <h2 id="invite-title">{say("codeTitle")}</h2>
          <CodeTiles code={view.code} />
          <p class="quiet">{say("codeAbout", { host: location.host })}</p>
        </>
      ) : (
        <h2 id="invite-title">{say("copyInvitation")}</h2>
      )}
      <div class="invite-ways">
        <figure>
          <QrCode text={link} label={say("qrLabel")} />
          <figcaption class="quiet">{say("qrAbout")}</figcaption>
        </figure>
        <div class="column invite-link">
          <p class="quiet invite-address">{tableLink(online).replace(/^https?:\/\//, "")}</p>
          <CopyButton text={link} class="primary">
            {say("copyInvite")}
          </CopyButton>
          {"share" in navigator && (
            <Button icon="share" text={say("shareInvite")} onClick={() => share(online, link)} />
          )}
        </div>
      </div>
    </section>
  );
}

function share(online: OnlineMatch, url: string): void {
  // Closing the share sheet rejects; nothing needs to be done.
  navigator.share({ text: say("inviteText", { game: titleOf(online.game) }), url }).catch(() => undefined);
}

/** Each letter on a tile of its own. */
function CodeTiles({ code }: { code: string }) {
  return (
    <p class="code-tiles">
      <span class="hidden">{code.split("").join(" ")}</span>
      {code.split("").map((letter, i) => (
        <span key={i} class="centred code-tile title" aria-hidden="true">
          {letter}
        </span>
      ))}
    </p>
  );
}
