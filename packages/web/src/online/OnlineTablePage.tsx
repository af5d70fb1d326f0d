import { useEffect, useMemo } from "preact/hooks";
import type { TableView } from "@riad/protocol";
import "./talk.css";
import { Link } from "../page/Link.tsx";
import { IconButton } from "../page/IconButton.tsx";
import type { Face } from "../play/face.ts";
import { sheet } from "../play/sheet.ts";
import { TablePage } from "../play/TablePage.tsx";
import { say } from "../words/words.ts";
import { Bubbles, Talk } from "./Talk.tsx";
import { ServerNotice } from "./ConnectionSign.tsx";
import { LeaverPanel } from "./LeaverPanel.tsx";
import { AskRematch, NextMatch, useRematch } from "./Rematch.tsx";
import type { OnlineMatch } from "./online-match.ts";
import { SeatStrip, TableSign } from "./SeatStrip.tsx";
import { useTurnAlert } from "./turn-alert.ts";
import { OnlineTable } from "./online-table.ts";
import { TableMenu } from "./TableMenu.tsx";

interface OnlineTablePageProps {
  online: OnlineMatch;
  face: Face;
  view: TableView & { readonly first: number };
  fragment: string;
}

/** The table of a match over several screens: the same page as on one screen, and what the others need. */
export function OnlineTablePage({ online, face, view, fragment }: OnlineTablePageProps) {
  const table = useMemo(() => new OnlineTable(face, online, view), [online, face]);
  useTurnAlert(table);
  useRematch(online);
  useEffect(() => {
    if (/^\d+$/.test(fragment)) table.jump(Number(fragment));
    return () => {
      sheet.value = null;
    };
  }, [table]);
  const isSeated = online.you.value !== null;
  return (
    <TablePage
      table={table}
      extras={{
        sign: <TableSign online={online} />,
        bar: isSeated && <IconButton icon="talk" label={say("talk")} onClick={() => (sheet.value = "talk")} />,
        strip: <SeatStrip table={table} />,
        menu: <TableMenu online={online} />,
        result: (
          <>
            <Link to={`/verify?match=${online.id}`} class="button">
              {say("verifyTitle")}
            </Link>
            {isSeated ? <AskRematch online={online} sitters={table.sitters.value} /> : <NextMatch online={online} />}
          </>
        ),
        talk: <Talk online={online} sitters={table.sitters.value} />,
        over: (
          <>
            <Bubbles online={online} sitters={table.sitters.value} />
            <LeaverPanel table={table} />
            <ServerNotice online={online} />
          </>
        ),
      }}
    />
  );
}
