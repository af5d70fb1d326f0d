import { useEffect, useMemo } from "preact/hooks";
import type { TableView } from "@riad/protocol";
import "./company.css";
import { Link } from "../page/Link.tsx";
import { BarButton } from "../play/PlayHead.tsx";
import type { Face } from "../play/face.ts";
import { sheet } from "../play/sheet.ts";
import { TablePage } from "../play/TablePage.tsx";
import { say } from "../words/words.ts";
import { Bubbles } from "./Bubbles.tsx";
import { LeaverPanel } from "./LeaverPanel.tsx";
import { NextMatch, RematchWay, useRematch } from "./RematchWay.tsx";
import type { Room } from "./room.ts";
import { Strip, TableSign } from "./Strip.tsx";
import { useSummons } from "./summons.ts";
import { OnlineTable } from "./table.ts";
import { TableWays } from "./TableWays.tsx";
import { Talk } from "./Talk.tsx";

interface OnlineMatchProps {
  room: Room;
  face: Face;
  view: TableView & { readonly first: number };
  fragment: string;
}

/** The table of a match over several screens: the same page as on one screen, and what the others need. */
export function OnlineMatch({ room, face, view, fragment }: OnlineMatchProps) {
  const table = useMemo(() => new OnlineTable(face, room, view), [room, face]);
  useSummons(table);
  useRematch(room);
  useEffect(() => {
    if (/^\d+$/.test(fragment)) table.jump(Number(fragment));
    return () => {
      sheet.value = null;
    };
  }, [table]);
  const isSeated = room.you.value !== null;
  return (
    <TablePage
      table={table}
      extras={{
        sign: <TableSign room={room} />,
        bar: isSeated && <BarButton icon="talk" label={say("talk")} press={() => (sheet.value = "talk")} />,
        strip: <Strip table={table} />,
        menu: <TableWays room={room} />,
        result: (
          <>
            <Link to={`/verify?match=${room.match}`} class="button">
              {say("verifyTitle")}
            </Link>
            {isSeated ? <RematchWay room={room} sitters={table.sitters.value} /> : <NextMatch room={room} />}
          </>
        ),
        talk: <Talk room={room} sitters={table.sitters.value} />,
        over: (
          <>
            <Bubbles room={room} sitters={table.sitters.value} />
            <LeaverPanel table={table} />
          </>
        ),
      }}
    />
  );
}
