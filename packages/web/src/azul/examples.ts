/** Positions one click away in the viewer: those of the course, and some met in play. */
import type { Example } from "../play/face.ts";

export const examples: readonly Example[] = [
  {
    name: "exampleFirst",
    title: "exampleFirstTitle",
    symbol: "tile-a",
    position: "AF0cdde1bbbe2abde3cdee4bcceCfB1915161614D0000000000 A0MSFB0MSF",
  },
  {
    name: "exampleTwo",
    title: "exampleTwoTitle",
    symbol: "tile-c",
    position:
      "AF0aaab1abcd4abcdCaabbdefB0403030604D0206100711 " +
      "A19Ma00b01e10a11b12d20e21c24b34S0c14a3FB10Mb01c02d03a11b12c13e21c24d31e43S0a12d13b1F wall=fixed",
  },
  {
    name: "exampleFour",
    title: "exampleFourTitle",
    symbol: "tile-e",
    position:
      "AF2adee3bcee5cdee6abce8abdeCaabccdefB0703020400D0000000000 " +
      "A20Mb01c02d03a11b12c13d20e21a22b34S2b33e14e1FB27Mb01c02d03a11b12c13d20e21a22e43S1e23d34d1F" +
      "C21Ma00b01c02e10a11b12d20b23c41a44S1c23c1FcD15Mc02d03e04e10c13d14a22b40c41S0b13d14e1F wall=fixed",
  },
  {
    name: "exampleTwoCentres",
    title: "exampleTwoCentresTitle",
    symbol: "tile-d",
    position:
      "AF4bccc5cceeCaaabddddefCaaceeeB0303030403D0701020805 A3Md03e04b10a41S0b12a23e34b3F" +
      "B0Mc00d01e24S0b11e12b13c34c4FC0Mb01d03d12c14a20S0a13b24b4F wall=free centres=2",
  },
];
