import { useState } from "preact/hooks";
import { Button } from "../page/controls.tsx";
import { showPerson } from "../person/show-person.ts";
import { say } from "../words/words.ts";
import { passkeyObstacle, signInByPasskey } from "./passkeys.ts";

/** Comes back by a passkey, where the browser and the address allow one; a stranger is not told why not. */
export function PasskeyEntry() {
  const [refusal, setRefusal] = useState("");
  if (passkeyObstacle(location.protocol === "https:") !== null) return null;
  const enter = async () => {
    const outcome = await signInByPasskey();
    if (outcome === "stopped") setRefusal(say("passkeyFailed"));
    else if ("value" in outcome) showPerson();
    else setRefusal(outcome.refusal === "" ? say("notAnswered") : outcome.refusal);
  };
  return (
    <>
      <Button icon="check" text={say("passkeyEnter")} onClick={() => void enter()} />
      <p class="refused" role="status">
        {refusal}
      </p>
    </>
  );
}
