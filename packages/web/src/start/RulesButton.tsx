import { useState } from "preact/hooks";
import { loadFace } from "../games.ts";
import { Button } from "../page/controls.tsx";
import { Dialog } from "../page/Dialog.tsx";
import type { Face } from "../play/face.ts";
import { entry } from "../setup/setup.ts";
import { say } from "../words/words.ts";
import "../play/help.css";

/** The illustrated rules of the chosen game, which are loaded on demand. */
export function RulesButton() {
  const [face, setFace] = useState<Face | null>(null);
  const [isRefused, setRefused] = useState(false);
  const { id, title } = entry.value;
  const open = () => {
    setRefused(false);
    loadFace(id).then(setFace, () => setRefused(true));
  };
  return (
    <>
      <Button class="text-button" text={isRefused ? say("tryAgain") : say("howToPlay")} onClick={open} />
      {face !== null && (
        <Dialog title={say("helpTitle", { game: title })} size="wide" close={() => setFace(null)}>
          <div class="help">
            <face.Rules />
          </div>
        </Dialog>
      )}
    </>
  );
}
