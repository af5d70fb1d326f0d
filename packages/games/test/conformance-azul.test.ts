import { testConformance } from "./conformance.ts";

testConformance("azul", 1_200);
