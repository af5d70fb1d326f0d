/** "le da a Idris", "te da"; "al rival" where it is not known who that is. */
export function to(verb: string, rival: string | null | undefined): string {
  if (rival === null) return `te ${verb}`;
  return `le ${verb} ${rival === undefined ? "al rival" : `a ${rival}`}`;
}
