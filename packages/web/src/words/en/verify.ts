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
    "Before the match, the server locks in its random numbers: it publishes the fingerprint of a secret.",
  verifyHowSeeds: "Each player then adds a seed, so nobody can have chosen the outcomes alone.",
  verifyHowDraw:
    "When the match is over, the secret is revealed and every deal and every roll is repeated here in your browser.",
  verifyNothing: "Were the dice and draws of a match fair?",
  verifyFetching: "Loading the record",
  verifyNotFetched: "The record of this match couldn’t be loaded",
  verifyUnread: "Not a match record",
  verifyUnproved: "This match wasn’t played on a server, so there is nothing to check",
  verifyUnprovedNote: "The record contains no commitment.",
  verifySeeded: "The rolls and deals follow from the seed in this record",
  verifySeededNote: "The match was played on one device, so its players could have chosen the seed.",
  verifyUnseeded: "The rolls or deals don’t follow from the seed in this record",
  verifyNoSecret: "The match is over, but the record doesn’t show the secret.",
  verifyUnfinished: "The match is not over yet",
  verifyUnfinishedNote: "The secret is revealed at the end; until then only the commitment can be read.",
  verifyFair: "The dice and draws of this match were fair",
  verifyFairNote: ({ count }: { count: number }) =>
    count === 1 ? "Its one outcome is as committed." : `All ${count} outcomes are as committed.`,
  verifyUnfair: "This record doesn’t match its commitment",
  verifyWrongSecret: "The secret isn’t the one the server committed to.",
  verifyWrongFirst: ({ due, played }: Compared) => `${due} was drawn to start, not ${played}.`,
  verifyWrongOutcome: ({ move, due, played }: Compared & { move: number }) =>
    `Move ${move} should have been ${due}, not ${played}.`,
  verifySteps: "Step by step",
  verifyPromise: "The commitment",
  verifyCommit: "published before the start",
  verifySecret: "the secret, revealed at the end",
  verifyHash: "SHA-256 of the secret",
  verifySeeds: "The seeds",
  verifyNoSeed: "none",
  verifyBound: ({ names }: { names: string }) =>
    `Every deal and every roll depends on the seed of ${names}, which the server didn’t know when it published its commitment.`,
  verifyUnbound:
    "No player added a seed after the commitment was published, so the server could have chosen the outcomes.",
  verifyFirst: "Who starts",
  verifyFirstDrawn: ({ name }: { name: string }) => `${name}, drawn like everything else`,
  verifyFirstGiven: ({ name }: { name: string }) => `${name}, because it is a rematch`,
  verifyOutcomes: "Every outcome, repeated",
  verifyNumbers: "The number in front says which move of the record it was.",
  verifyMove: ({ move, outcome }: { move: number; outcome: string }) => `Move ${move}: ${outcome}`,
  verifyHeld: "as committed",
  verifyBroken: "not as committed",
  verifyOpenQuestion: "not known yet",
};
