import type { MeAnswer } from "@riad/protocol";
import { useState } from "preact/hooks";
import { Icon } from "../art/icons.tsx";
import { Button } from "../page/controls.tsx";
import { removeDevice, removePasskey } from "../person/person.ts";
import { sayDay } from "../play/day-words.ts";
import { say } from "../words/words.ts";
import { OtherDevice } from "./OtherDevice.tsx";
import { newPasskey, passkeyObstacle } from "./passkeys.ts";
import { Recovery } from "./Recovery.tsx";
import { SureButton } from "../page/SureButton.tsx";

/** On which devices the person plays, and how they come back. */
export function DevicesSection({ me }: { me: MeAnswer }) {
  return (
    <>
      <OtherDevice />
      <div class="column me-side">
        <Devices me={me} />
        <Passkeys me={me} />
        <Recovery me={me} />
      </div>
    </>
  );
}

function Devices({ me }: { me: MeAnswer }) {
  return (
    <section class="column me-card panel" aria-labelledby="your-devices">
      <h2 id="your-devices">{say("yourDevices")}</h2>
      <ul class="me-list">
        {me.devices.map(({ id, label, usedAt, isThis }) => (
          <li key={id} class="row">
            <Icon name="screen" />
            <span class="me-list-words">
              <b>{label}</b>
              <span class="quiet">{isThis ? say("thisDevice") : say("lastUsed", { day: sayDay(usedAt) })}</span>
            </span>
            {!isThis && (
              <SureButton
                ask={say("removeDevice")}
                sure={say("removeSure")}
                label={say("removeDeviceOf", { name: label })}
                act={() => void removeDevice(id)}
              />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Passkeys({ me }: { me: MeAnswer }) {
  const [answer, setAnswer] = useState("");
  const obstacle = passkeyObstacle(me.isSecure);
  const add = async () => {
    const outcome = await newPasskey(me.devices.find(({ isThis }) => isThis)?.label ?? "");
    if (outcome === "stopped") setAnswer(say("passkeyFailed"));
    else setAnswer("value" in outcome ? "" : outcome.refusal || say("notAnswered"));
  };
  return (
    <section class="column me-card panel" aria-labelledby="passkeys">
      <div class="row me-card-head">
        <div>
          <h2 id="passkeys">{say("passkeys")}</h2>
          <p class="quiet">
            {obstacle === null
              ? say("passkeysAbout")
              : say(obstacle === "insecure" ? "passkeyInsecure" : "passkeyUnsupported")}
          </p>
        </div>
        {obstacle === null && <Button icon="plus" text={say("passkeyAdd")} onClick={() => void add()} />}
      </div>
      {me.passkeys.length > 0 && (
        <ul class="me-list">
          {me.passkeys.map(({ id, label, createdAt }) => (
            <li key={id} class="row">
              <Icon name="check" />
              <span class="me-list-words">
                <b>{label}</b>
                <span class="quiet">{sayDay(createdAt)}</span>
              </span>
              <SureButton
                ask={say("removeDevice")}
                sure={say("removeSure")}
                label={say("passkeyRemoveOf", { name: label })}
                act={() => void removePasskey(id)}
              />
            </li>
          ))}
        </ul>
      )}
      <p class="refused me-answer" role="status">
        {answer}
      </p>
    </section>
  );
}
