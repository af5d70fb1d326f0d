/** The label of a device in a list: enough to tell a phone from a laptop, but not enough to identify anybody. */
const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/iPhone|iPad/, "iPhone or iPad"],
  [/Android/, "Android"],
  [/Windows/, "Windows"],
  [/Macintosh|Mac OS X|Darwin/, "Mac"],
  [/CrOS/, "Chromebook"],
  [/Linux/, "Linux"],
];
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/Firefox\//, "Firefox"],
  [/Edg\//, "Edge"],
  [/Chrom(e|ium)\//, "Chrome"],
  [/Safari\//, "Safari"],
  [/riad/i, "Riad"],
];

export function labelDevice(userAgent: string | undefined): string {
  const agent = userAgent ?? "";
  const found = [BROWSERS, SYSTEMS].flatMap((kinds) => kinds.find(([pattern]) => pattern.test(agent))?.[1] ?? []);
  return found.length === 0 ? "Program" : found.join(", ");
}
