import { testConformance } from "./conformance.ts";

testConformance("azul", 10_000);
