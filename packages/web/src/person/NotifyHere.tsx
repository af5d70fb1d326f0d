import { useEffect, useState } from "preact/hooks";
import { Button } from "../page/controls.tsx";
import { say } from "../words/words.ts";
import { findMe, isKnown, me } from "./person.ts";
import { channelHere, pushObstacle, turnOffPush, turnOnPush } from "./push.ts";

const OBSTACLES = {
  insecure: "notifyInsecure",
  unsupported: "notifyUnsupported",
  homeScreen: "notifyHomeScreen",
  noKey: "notifyNoKey",
  denied: "notifyDenied",
} as const;

/** Notifies the person in this browser, or says in one sentence why it cannot. The same setting wherever it is offered. */
export function NotifyHere({ look = "button" }: { look?: string }) {
  const [answer, setAnswer] = useState("");
  const [isBusy, setBusy] = useState(false);
  const isAsked = isKnown.value;
  useEffect(() => {
    if (isAsked && me.peek() === null) void findMe();
  }, [isAsked]);
  if (me.value === null) return null;
  const isOn = channelHere() !== null;
  const obstacle = pushObstacle();
  if (obstacle !== null && !isOn) return <p class="quiet notify-why">{say(OBSTACLES[obstacle])}</p>;
  const press = async () => {
    setBusy(true);
    setAnswer(await change(isOn));
    setBusy(false);
  };
  return (
    <>
      <Button
        icon="bell"
        text={say(isOn ? "notifyOff" : "notifyOn")}
        class={isOn ? "button" : look}
        disabled={isBusy}
        onClick={() => void press()}
      />
      <p class="notify-answer wide-answer" role="status">
        {answer === "" && isOn ? say("notifyIsOn") : answer}
      </p>
    </>
  );
}

/** What to say about it afterwards. */
async function change(isOn: boolean): Promise<string> {
  if (isOn) {
    await turnOffPush();
    return "";
  }
  const result = await turnOnPush();
  if (result === "on") return say("notifyIsOn");
  if (typeof result === "object") return result.refusal === "" ? say("notAnswered") : result.refusal;
  return say(result === "denied" ? "notifyDenied" : "notifyFailed");
}
