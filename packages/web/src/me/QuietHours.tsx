import type { PersonSettings } from "@riad/protocol";
import { useState } from "preact/hooks";
import { Segments } from "../page/controls.tsx";
import { changeMe } from "../person/person.ts";
import { language, say } from "../words/words.ts";
import { formOf, quietOf, sayHour, zoneHere } from "./quiet-hours.ts";
import type { QuietForm } from "./quiet-hours.ts";

const HOURS = Array.from({ length: 24 }, (_, hour) => hour);

/** When nobody is to be woken. */
export function QuietHours({ settings }: { settings: PersonSettings }) {
  const [form, setForm] = useState(() => formOf(settings.quiet));
  const [refusal, setRefusal] = useState("");
  const zone = settings.quiet?.zone ?? zoneHere();
  const change = async (next: QuietForm) => {
    setForm(next);
    const quiet = quietOf(next, zoneHere());
    if (quiet === undefined) {
      setRefusal(say("quietNone"));
      return;
    }
    const reply = await changeMe({ settings: { quiet, language: language.peek() } });
    setRefusal("value" in reply ? "" : reply.refusal || say("notAnswered"));
  };
  return (
    <section class="column me-card panel" aria-labelledby="quiet">
      <div class="row me-card-head">
        <div>
          <h2 id="quiet">{say("quiet")}</h2>
          <p class="quiet">{say("quietAbout")}</p>
        </div>
        <Segments
          label={say("quiet")}
          values={["off", "on"] as const}
          names={(one) => say(one === "on" ? "quietOn" : "quietOff")}
          value={form.isOn ? "on" : "off"}
          choose={(one) => void change({ ...form, isOn: one === "on" })}
        />
      </div>
      {form.isOn && (
        <div class="row quiet-row">
          <Hour label={say("quietFrom")} hour={form.from} choose={(from) => void change({ ...form, from })} />
          <Hour label={say("quietTo")} hour={form.to} choose={(to) => void change({ ...form, to })} />
          <span class="quiet">{say("quietZone", { zone: zone.split("/").at(-1)?.replace(/_/g, " ") ?? zone })}</span>
        </div>
      )}
      <p class="refused me-answer" role="status">
        {refusal}
      </p>
    </section>
  );
}

function Hour({ label, hour, choose }: { label: string; hour: number; choose: (hour: number) => void }) {
  return (
    <label class="row hour">
      <span>{label}</span>
      <select class="text-box" value={hour} onChange={(event) => choose(Number(event.currentTarget.value))}>
        {HOURS.map((one) => (
          <option key={one} value={one}>
            {sayHour(one, language.value)}
          </option>
        ))}
      </select>
    </label>
  );
}
