import type { Format } from "../page/viewport.ts";
import { arrangePhone, arrangeSide, arrangeTablet } from "./arrange-narrow.ts";
import { arrangeMore, arrangeTwo } from "./arrange-wide.ts";
import type { Company, Stage } from "./stage.ts";

const ARRANGE: Readonly<Record<Format, (company: Company) => Stage>> = {
  wide: (company) => (company.seats === 2 ? arrangeTwo(company) : arrangeMore(company)),
  tablet: arrangeTablet,
  side: arrangeSide,
  phone: arrangePhone,
};

/** Where everything stands, for each number of seats and each format of screen. */
export function arrangeStage(company: Company, format: Format): Stage {
  return ARRANGE[format](company);
}
