import { useState } from "preact/hooks";
import { say } from "../words/words.ts";
import { Dialog } from "./Dialog.tsx";
import { IconButton } from "./controls.tsx";
import { SettingsPanel } from "./SettingsPanel.tsx";

/** Opens the settings over any page. */
export function SettingsButton() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <IconButton icon="menu" label={say("settings")} onClick={() => setOpen(true)} />
      {isOpen && (
        <Dialog title={say("settings")} close={() => setOpen(false)}>
          <SettingsPanel />
        </Dialog>
      )}
    </>
  );
}
