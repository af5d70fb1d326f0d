import { render } from "preact";
import "./theme/fonts.css";
import "./theme/palette.css";
import "./page/page.css";
import "./page/controls.css";
import "./azul/azul.css";
import "./marrakech/marrakech.css";
import "./viewer/viewer.css";
import { ViewerPage } from "./viewer/ViewerPage.tsx";

const root = document.getElementById("riad");
if (root === null) throw new Error("index.html has no element with the id riad");
render(<ViewerPage />, root);
