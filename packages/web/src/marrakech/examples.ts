/** Positions one click away in the viewer: those of the course, and some met in play. */
import type { Example } from "../play/face.ts";

const MIDDLE =
  "y00y01y01y03n00n00n00y00n00r00c04n00n00c03p05n00n00c04p06p01c03c06n00n00n00p06r03p02" +
  "c06c05n00n00r06r05r05n00y06y05p03r06n00r02n00y06y05n00n00n00y02";

export const examples: readonly Example[] = [
  {
    name: "exampleLate",
    title: "exampleLateTitle",
    symbol: "swatch-p",
    position:
      "Pc00006oPy01107iPp05107iPr05907iA46WBn00c12n00r14y17y03n00r08r23p22p22y17y03n00r12r23r09r24r24p24c23n00" +
      "p04c13p08p19n00n00p09p09c13n00r15n00r01n00n00r10r10p01n00r01n00n00r00p10p10p05p05",
  },
  {
    name: "exampleTurn",
    title: "exampleTurnTitle",
    symbol: "swatch-c",
    position: `Pc03008iPy03008iPr02608iPp03408iA33WB${MIDDLE} turn=c phase=rotate`,
  },
  {
    name: "exampleLay",
    title: "exampleLayTitle",
    symbol: "swatch-r",
    position: `Pc02508iPy03508iPr02608iPp03408iA03WB${MIDDLE} turn=c phase=lay`,
  },
  {
    name: "exampleEnd",
    title: "exampleEndTitle",
    symbol: "swatch-y",
    position:
      "Pc01300iPy01300iPp06400iA66SBn00c02p09p11p11c04n00n00y02y02p04c11y03n00p05y07p01p01c10n00p10p05y07p07p02" +
      "p03y04y04c06c08p07c03n00n00n00y05c05c05y01c07p12p12p00p08c09y00p06y08c00 turn=c phase=rotate",
  },
];
