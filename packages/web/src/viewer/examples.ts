/** Positions one click away: those of the course, and some met in play. */
import type { RugColour } from "../marrakech/art/weaves.tsx";
import type { TileColour } from "../azul/art/tiles.ts";
import type { Key } from "../words/words.ts";

export type Example = { readonly name: Key; readonly title: Key; readonly position: string } & (
  | { readonly tile: TileColour }
  | { readonly rug: RugColour }
);

const MIDDLE =
  "y00y01y01y03n00n00n00y00n00r00c04n00n00c03p05n00n00c04p06p01c03c06n00n00n00p06r03p02" +
  "c06c05n00n00r06r05r05n00y06y05p03r06n00r02n00y06y05n00n00n00y02";

export const EXAMPLES: readonly Example[] = [
  {
    name: "exampleLate",
    title: "exampleLateTitle",
    rug: "p",
    position:
      "Pc00006oPy01107iPp05107iPr05907iA46WBn00c12n00r14y17y03n00r08r23p22p22y17y03n00r12r23r09r24r24p24c23n00" +
      "p04c13p08p19n00n00p09p09c13n00r15n00r01n00n00r10r10p01n00r01n00n00r00p10p10p05p05",
  },
  {
    name: "exampleTurn",
    title: "exampleTurnTitle",
    rug: "c",
    position: `Pc03008iPy03008iPr02608iPp03408iA33WB${MIDDLE} turn=c phase=rotate`,
  },
  {
    name: "exampleLay",
    title: "exampleLayTitle",
    rug: "r",
    position: `Pc02508iPy03508iPr02608iPp03408iA03WB${MIDDLE} turn=c phase=lay`,
  },
  {
    name: "exampleEnd",
    title: "exampleEndTitle",
    rug: "y",
    position:
      "Pc01300iPy01300iPp06400iA66SBn00c02p09p11p11c04n00n00y02y02p04c11y03n00p05y07p01p01c10n00p10p05y07p07p02" +
      "p03y04y04c06c08p07c03n00n00n00y05c05c05y01c07p12p12p00p08c09y00p06y08c00 turn=c phase=rotate",
  },
  {
    name: "exampleFirst",
    title: "exampleFirstTitle",
    tile: "a",
    position: "AF0cdde1bbbe2abde3cdee4bcceCfB1915161614D0000000000 A0MSFB0MSF",
  },
  {
    name: "exampleTwo",
    title: "exampleTwoTitle",
    tile: "c",
    position:
      "AF0aaab1abcd4abcdCaabbdefB0403030604D0206100711 " +
      "A19Ma00b01e10a11b12d20e21c24b34S0c14a3FB10Mb01c02d03a11b12c13e21c24d31e43S0a12d13b1F wall=fixed",
  },
  {
    name: "exampleFour",
    title: "exampleFourTitle",
    tile: "e",
    position:
      "AF2adee3bcee5cdee6abce8abdeCaabccdefB0703020400D0000000000 " +
      "A20Mb01c02d03a11b12c13d20e21a22b34S2b33e14e1FB27Mb01c02d03a11b12c13d20e21a22e43S1e23d34d1F" +
      "C21Ma00b01c02e10a11b12d20b23c41a44S1c23c1FcD15Mc02d03e04e10c13d14a22b40c41S0b13d14e1F wall=fixed",
  },
  {
    name: "exampleTrays",
    title: "exampleTraysTitle",
    tile: "d",
    position:
      "AF4bccc5cceeCaaabddddefCaaceeeB0303030403D0701020805 A3Md03e04b10a41S0b12a23e34b3F" +
      "B0Mc00d01e24S0b11e12b13c34c4FC0Mb01d03d12c14a20S0a13b24b4F centres=2",
  },
];
