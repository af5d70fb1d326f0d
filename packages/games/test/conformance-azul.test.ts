import { testConformance } from "./conformance.ts";

testConformance("azul", 3_600);
