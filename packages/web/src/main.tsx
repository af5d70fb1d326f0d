import { render } from "preact";
import "./theme/fonts.css";
import "./theme/palette.css";
import "./page/format.ts";
// From the first page on: the key that leads to a table is pressed before the table is loaded.
import "./page/input.ts";
import "./page/page.css";
import "./page/controls.css";
import "./page/sheet.css";
import { App, loadAhead } from "./App.tsx";
import { recall } from "./memory.ts";
import { keepOffline } from "./offline.ts";
import { PERSON_KNOWN } from "./page/person-slot.ts";
import { showPerson } from "./person/show-person.ts";
import { preferredLanguage, speak } from "./words/words.ts";

const root = document.getElementById("riad");
if (root === null) throw new Error("index.html has no element with the id riad");
loadAhead();
const drawings = document.querySelector<HTMLTemplateElement>("template#drawings");
drawings?.replaceWith(drawings.content);
// A language that cannot be loaded leaves English, which came with the page.
const speaking = speak(preferredLanguage());
void speaking
  .catch(async () => speak("en"))
  .then(() => {
    render(<App />, root);
    keepOffline();
    if (recall(PERSON_KNOWN) !== null) showPerson();
  });
