import { render } from "preact";
import "./theme/fonts.css";
import "./theme/palette.css";
import "./page/page.css";
import "./page/controls.css";
import "./page/sheet.css";
import { App, fetchAhead } from "./page/App.tsx";
import { keepOffline } from "./offline.ts";
import { preferredLanguage, speak } from "./words/words.ts";

const root = document.getElementById("riad");
if (root === null) throw new Error("index.html has no element with the id riad");
fetchAhead();
// A language that cannot be fetched leaves English, which came with the page.
void speak(preferredLanguage())
  .catch(async () => speak("en"))
  .then(() => {
    render(<App />, root);
    keepOffline();
  });
