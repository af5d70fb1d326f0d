import { useEffect, useState } from "preact/hooks";
import "./me.css";
import "./other-device.css";
import "./sections.css";
import "./entrance.css";
import "./recovery.css";
import "./me-sizes.css";
import { Dado, Waiting } from "../page/ornaments.tsx";
import { PageHead } from "../page/PageHead.tsx";
import { readFragment, writeFragment } from "../page/route.ts";
import { findMe, isKnown, me } from "../person/person.ts";
import { showPerson } from "../person/show-person.ts";
import { say } from "../words/words.ts";
import { DataSection } from "./DataSection.tsx";
import { DevicesSection } from "./DevicesSection.tsx";
import { EnterLink } from "./EnterLink.tsx";
import { NotifySection } from "./NotifySection.tsx";
import { PeopleSection } from "./PeopleSection.tsx";
import { Portrait } from "./Portrait.tsx";
import { Stranger } from "./Stranger.tsx";
import { Tabs } from "./Tabs.tsx";
import { readEntryLink } from "./words-entry.ts";
import type { EntryLink } from "./words-entry.ts";

const SECTIONS = ["devices", "notifications", "people", "data"] as const;
type Section = (typeof SECTIONS)[number];

const NAMES = {
  devices: "sectionDevices",
  notifications: "sectionNotify",
  people: "sectionPeople",
  data: "sectionData",
} as const;

const CONTENTS = { devices: DevicesSection, notifications: NotifySection, people: PeopleSection, data: DataSection };

/** The person at this browser: their devices, how they are told, whom they have played, and what is kept about them. */
export function MePage() {
  const [section, setSection] = useState<Section>(readSection);
  const [link, setLink] = useState<EntryLink | null>(takeEntryLink);
  const [isAsked, setAsked] = useState(false);
  useEffect(() => {
    document.title = `${say("mePage")} · Riad`;
    void findMe().then((found) => {
      setAsked(true);
      if (found !== null) showPerson();
    });
    const look = () => {
      setLink((before) => takeEntryLink() ?? before);
      setSection(readSection());
    };
    addEventListener("hashchange", look);
    return () => removeEventListener("hashchange", look);
  }, []);
  if (!isAsked) return <Waiting />;
  const choose = (next: Section) => {
    setSection(next);
    writeFragment(next === SECTIONS[0] ? "" : next);
  };
  const Content = CONTENTS[section];
  return (
    <main class="house me">
      <Dado />
      <PageHead />
      {link !== null ? (
        <EnterLink link={link} done={() => setLink(null)} />
      ) : me.value === null || !isKnown.value ? (
        <Stranger />
      ) : (
        <>
          <h1 class="hidden">{say("meTitle")}</h1>
          <Portrait me={me.value}>
            <Tabs
              label={say("meSections")}
              values={SECTIONS}
              names={(one) => say(NAMES[one])}
              value={section}
              choose={choose}
            />
          </Portrait>
          <div class={`me-section me-${section}`} role="tabpanel" id="me-panel" aria-labelledby={`tab-${section}`}>
            <Content me={me.value} />
          </div>
        </>
      )}
    </main>
  );
}

function readSection(): Section {
  const fragment = readFragment();
  return SECTIONS.find((one) => one === fragment) ?? SECTIONS[0];
}

/** Words in the address are secret: they leave it at once. */
function takeEntryLink(): EntryLink | null {
  const link = readEntryLink(readFragment());
  if (link !== null) writeFragment("");
  return link;
}
