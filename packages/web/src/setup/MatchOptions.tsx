import { Segments } from "../page/controls.tsx";
import type { OptionWords } from "../play/entry.ts";
import { chooseOption, entry, optionValue } from "./setup.ts";

/** The rules of the next match that can be chosen: a line per option, for a match on this screen and online alike. */
export function MatchOptions({ seats }: { seats: number }) {
  return (
    <div class="options">
      {entry.value.options.map((option) => (
        <Option key={option.name} option={option} seats={seats} />
      ))}
    </div>
  );
}

function Option({ option, seats }: { option: OptionWords; seats: number }) {
  const value = optionValue(option);
  const valueOf = (wanted: string) => option.values.find((one) => one.value === wanted) ?? option.values[0];
  return (
    <div class="row option">
      <div>
        <b>{option.title()}</b>
        <p>{valueOf(value).about(seats)}</p>
      </div>
      <Segments
        label={option.title()}
        values={option.values.map((one) => one.value)}
        names={(one) => valueOf(one).name()}
        value={value}
        choose={(chosen) => chooseOption(option.name, chosen)}
      />
    </div>
  );
}
