interface SegmentsProps<V extends string> {
  /** What is chosen, for a screen reader. */
  label: string;
  values: readonly V[];
  names: (value: V) => string;
  value: V;
  choose: (value: V) => void;
}

/** One of a few: a row of glazed keys of which one is pressed. */
export function Segments<V extends string>({ label, values, names, value, choose }: SegmentsProps<V>) {
  return (
    <div class="segments" role="group" aria-label={label}>
      {values.map((one) => (
        <button type="button" key={one} aria-pressed={one === value} onClick={() => choose(one)}>
          {names(one)}
        </button>
      ))}
    </div>
  );
}
