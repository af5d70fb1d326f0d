import type { ChannelView, MeAnswer } from "@riad/protocol";
import { useState } from "preact/hooks";
import { Icon } from "../art/icons.tsx";
import { Button, Segments } from "../page/controls.tsx";
import { NotifyHere } from "../person/NotifyHere.tsx";
import { addChannel, removeChannel, testChannel } from "../person/person.ts";
import { channelHere, turnOffPush } from "../person/push.ts";
import { say } from "../words/words.ts";
import { QuietHours } from "./QuietHours.tsx";
import { SureButton } from "../page/SureButton.tsx";

/** How the person is told that it is their turn. */
export function NotifySection({ me }: { me: MeAnswer }) {
  return (
    <>
      <div class="column me-side">
        <section class="column me-card panel" aria-labelledby="notify-title">
          <h2 id="notify-title">{say("notifyTitle")}</h2>
          <p class="quiet">{say("notifyAbout")}</p>
          <h3>{say("notifyHere")}</h3>
          <NotifyHere look="primary" />
        </section>
        <Webhook />
      </div>
      <div class="column me-side">
        <Channels channels={me.channels} />
        <QuietHours key={JSON.stringify(me.settings)} settings={me.settings} />
      </div>
    </>
  );
}

const FORMATS = ["discord", "slack", "ntfy", "json"] as const;
const FORMAT_NAMES = {
  discord: "formatDiscord",
  slack: "formatSlack",
  ntfy: "formatNtfy",
  json: "formatJson",
} as const;

function Webhook() {
  const [url, setUrl] = useState("");
  const [format, setFormat] = useState<(typeof FORMATS)[number]>("discord");
  const [refusal, setRefusal] = useState("");
  const [isAsking, setAsking] = useState(false);
  const send = async (event: Event) => {
    event.preventDefault();
    if (!/^https?:\/\/\S+$/.test(url.trim())) {
      setRefusal(say("webhookBad"));
      return;
    }
    setAsking(true);
    const reply = await addChannel({ kind: "webhook", url: url.trim(), format });
    setAsking(false);
    if ("value" in reply) setUrl("");
    setRefusal("value" in reply ? "" : reply.refusal || say("notAnswered"));
  };
  return (
    <section class="column me-card panel" aria-labelledby="webhook">
      <h2 id="webhook">{say("webhook")}</h2>
      <p class="quiet">{say("webhookAbout")}</p>
      <form class="column webhook" onSubmit={(event) => void send(event)}>
        <Segments
          label={say("webhookFormat")}
          values={FORMATS}
          names={(one) => say(FORMAT_NAMES[one])}
          value={format}
          choose={setFormat}
        />
        <div class="row webhook-row">
          <input
            class="text-box"
            type="text"
            inputMode="url"
            aria-label={say("webhookUrl")}
            placeholder={say("webhookUrl")}
            value={url}
            maxLength={1000}
            autocomplete="off"
            spellcheck={false}
            aria-invalid={refusal !== ""}
            onInput={(event) => {
              setRefusal("");
              setUrl(event.currentTarget.value);
            }}
          />
          <button type="submit" class="button" disabled={isAsking}>
            {say("webhookAdd")}
          </button>
        </div>
        <p class="refused me-answer" role="status">
          {refusal}
        </p>
      </form>
    </section>
  );
}

function Channels({ channels }: { channels: readonly ChannelView[] }) {
  const [answer, setAnswer] = useState("");
  const test = async (id: string) => {
    const reply = await testChannel(id);
    setAnswer("value" in reply ? say("channelTested") : reply.refusal || say("notAnswered"));
  };
  return (
    <section class="column me-card panel" aria-labelledby="channels">
      <h2 id="channels">{say("yourChannels")}</h2>
      {channels.length === 0 && <p class="quiet">{say("noChannels")}</p>}
      <ul class="me-list">
        {channels.map((channel) => (
          <Channel key={channel.id} channel={channel} test={() => void test(channel.id)} />
        ))}
      </ul>
      <p class="me-answer" role="status">
        {answer}
      </p>
    </section>
  );
}

function Channel({ channel: { id, kind, label, format }, test }: { channel: ChannelView; test: () => void }) {
  const isHere = id === channelHere();
  const name = kind === "push" ? say("channelPush", { name: label }) : label;
  return (
    <li class="row">
      <Icon name={kind === "push" ? "bell" : "link"} />
      <span class="me-list-words">
        <b>{name}</b>
        <span class="quiet">{isHere ? say("notifyHere") : format === null ? "" : say(FORMAT_NAMES[format])}</span>
      </span>
      <Button text={say("channelTest")} aria-label={say("channelTestOf", { name })} onClick={test} />
      <SureButton
        ask={say("removeDevice")}
        sure={say("removeSure")}
        label={say("channelRemoveOf", { name })}
        act={() => void (isHere ? turnOffPush() : removeChannel(id))}
      />
    </li>
  );
}
