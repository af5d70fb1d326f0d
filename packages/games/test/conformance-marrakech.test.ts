import { testConformance } from "./conformance.ts";

testConformance("marrakech", 1_600);
