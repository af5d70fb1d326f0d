import { useEffect, useState } from "preact/hooks";
import { Button, Segments } from "../page/controls.tsx";
import { QrCode } from "../page/QrCode.tsx";
import { findMe, makeCode } from "../person/person.ts";
import type { Code } from "../person/person.ts";
import { say } from "../words/words.ts";
import { EnterWords } from "./EnterWords.tsx";
import { makeEntryLink } from "./words-entry.ts";

/** How another device becomes the person's: a code to scan and eight words to read out, once and for ten minutes. */
export function OtherDevice() {
  const [way, setWay] = useState<"show" | "enter">("show");
  return (
    <section class="column me-card other-device panel" aria-labelledby="other-device">
      <h2 id="other-device">{say("otherDevice")}</h2>
      <Segments
        label={say("otherDevice")}
        values={["show", "enter"] as const}
        names={(one) => say(one === "show" ? "makeWords" : "enterTitle")}
        value={way}
        choose={setWay}
      />
      {way === "show" ? <ShownCode /> : <EnterWords />}
    </section>
  );
}

function ShownCode() {
  const [code, setCode] = useState<Code | null>(null);
  const [refusal, setRefusal] = useState("");
  const [isMove, setMove] = useState(false);
  const make = async () => {
    const reply = await makeCode();
    if ("value" in reply) setCode(reply.value);
    setRefusal("value" in reply ? "" : reply.refusal || say("notAnswered"));
  };
  const seconds = useSecondsUntil(code?.until ?? 0);
  // Whoever has come in by it is in the list of devices when this page is looked at again.
  useEffect(() => {
    if (code === null) return undefined;
    const timer = setInterval(() => void findMe(), LOOK_EVERY);
    return () => clearInterval(timer);
  }, [code]);
  if (code === null) {
    return (
      <>
        <p class="quiet">{say("otherDeviceAbout")}</p>
        <BlankCode />
        <Button class="primary" text={say("makeWords")} onClick={() => void make()} />
        <Refusal text={refusal} />
      </>
    );
  }
  if (seconds <= 0) {
    return (
      <>
        <p role="status">{say("wordsOver")}</p>
        <BlankCode />
        <Button class="primary" text={say("newWords")} onClick={() => void make()} />
        <Refusal text={refusal} />
      </>
    );
  }
  return (
    <>
      <p class="quiet">{say("otherDeviceAbout")}</p>
      <div class="code-ways">
        <QrCode text={makeEntryLink(code.path, isMove, location.href)} label={say("meQr")} />
        <ol class="code-words" aria-label={say("eightWords")}>
          {code.words.split(/[ -]+/).map((word, i) => (
            <li key={i}>{word}</li>
          ))}
        </ol>
      </div>
      <div class="row code-foot">
        <Segments
          label={say("copyOrMove")}
          values={["copy", "move"] as const}
          names={(one) => say(one === "copy" ? "copyMe" : "moveMe")}
          value={isMove ? "move" : "copy"}
          choose={(one) => setMove(one === "move")}
        />
        <span class="quiet">{say(isMove ? "moveMeAbout" : "copyMeAbout")}</span>
        <span class="code-time">
          {say("wordsLeft", { minutes: Math.floor(seconds / 60), seconds: String(seconds % 60).padStart(2, "0") })}
        </span>
      </div>
    </>
  );
}

/** How often the devices are looked at while a code is shown, in milliseconds. */
const LOOK_EVERY = 5000;

/** The room of the code before there is one, so that nothing moves when it comes. */
function BlankCode() {
  return (
    <div class="code-ways blank" aria-hidden="true">
      <svg class="qr" viewBox="0 0 39 39">
        <use href="#khatam" x="11" y="11" width="17" height="17" />
      </svg>
      <ol class="code-words">
        {Array.from({ length: 8 }, (_, i) => (
          <li key={i}>&nbsp;</li>
        ))}
      </ol>
    </div>
  );
}

function Refusal({ text }: { text: string }) {
  return text === "" ? null : (
    <p class="refused" role="alert">
      {text}
    </p>
  );
}

/** Counts down once a second. */
function useSecondsUntil(time: number): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [time]);
  return Math.ceil((time - now) / 1000);
}
