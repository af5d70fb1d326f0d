import { testConformance } from "./conformance.ts";

testConformance("marrakech", 4_800);
