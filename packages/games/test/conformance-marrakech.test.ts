import { testConformance } from "./conformance.ts";

testConformance("marrakech", 14_400);
