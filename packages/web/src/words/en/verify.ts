/** What the page says that draws the chance of a match again. */
interface Compared {
  due: string;
  played: string;
}

export const verify = {
  verifyRecord: "Record of a match",
  verifyPlaceholder: "Paste a record, or drop its file here",
  verifyOpen: "Open a file",
  verifyClear: "Clear",
  verifyHowPromise:
    "Before anybody sits down the server promises its chance: it publishes the fingerprint of a secret.",
  verifyHowSeeds: "Each player may add a seed, so that nobody can have chosen the outcome alone.",
  verifyHowDraw:
    "When the match is over the secret is shown, and every deal and every die is drawn again, here in your browser.",
  verifyNothing: "Was the chance of a match fair?",
  verifyFetching: "The record is being fetched",
  verifyNotFetched: "The record of this match could not be fetched",
  verifyUnread: "This is no record of a match",
  verifyUnproved: "There is nothing to check: this record holds no promise",
  verifyUnprovedNote: "Only matches on a server are promised before they begin.",
  verifyUnfinished: "The match is not over yet",
  verifyUnfinishedNote: "The secret is shown when it is; until then only the promise can be read.",
  verifyFair: "The chance of this match was fair",
  verifyFairNote: ({ count }: { count: number }) =>
    count === 1
      ? "Its one outcome is the one that was promised."
      : `All ${count} outcomes are the ones that were promised.`,
  verifyUnfair: "This record does not keep its promise",
  verifyWrongSecret: "The secret is not the one that was promised.",
  verifyWrongFirst: ({ due, played }: Compared) => `${due} was drawn to begin, not ${played}.`,
  verifyWrongOutcome: ({ move, due, played }: Compared & { move: number }) =>
    `Move ${move} should have been ${due}, not ${played}.`,
  verifySteps: "Step by step",
  verifyPromise: "The promise",
  verifyCommit: "published before the start",
  verifySecret: "the secret, shown at the end",
  verifyHash: "SHA-256 of the secret",
  verifySeeds: "The seeds",
  verifyNoSeed: "none",
  verifyBound: ({ names }: { names: string }) =>
    `Every deal and every die depends on the seed of ${names}, which the server did not know when it published its promise.`,
  verifyUnbound:
    "No player added a seed after the promise was published, so the server could have chosen the outcomes.",
  verifyFirst: "Who begins",
  verifyFirstDrawn: ({ name }: { name: string }) => `${name}, drawn like everything else`,
  verifyFirstGiven: ({ name }: { name: string }) => `${name}, because it is a rematch`,
  verifyOutcomes: "Every outcome, drawn again",
  verifyMove: ({ move, outcome }: { move: number; outcome: string }) => `Move ${move}: ${outcome}`,
  verifyHeld: "as promised",
  verifyBroken: "not as promised",
  verifyOpenQuestion: "not known yet",
};
