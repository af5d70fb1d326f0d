/** My matches. */
import type { Named } from "../arguments.ts";

const count = (number: number, one: string, many: string) => `${number} ${number === 1 ? one : many}`;

interface Left {
  days: number;
  hours: number;
  minutes: number;
}

const duration = ({ days, hours, minutes }: Left) =>
  days > 0 ? `${days} d ${hours} h` : hours > 0 ? `${hours} h ${minutes} min` : `${minutes} min`;

export const matches = {
  matchesCount: ({ running, finished }: { running: number; finished: number }) =>
    `${running} running, ${finished} finished`,
  filterMatches: "Which matches",
  filterGame: "Which game",
  all: "All",
  yours: "Your turn",
  running: "Running",
  finished: "Finished",
  allGames: "All games",
  searchMatches: "Player or date",
  onThisDevice: "this device",
  onlineMatch: "online",
  watchedMatch: "watching",
  inRound: ({ number }: { number: number }) => `round ${number}`,
  inTurn: ({ number }: { number: number }) => `turn ${number}`,
  roundsLong: (given: { count: number }) => count(given.count, "round", "rounds"),
  turnsLong: (given: { count: number }) => count(given.count, "turn", "turns"),
  turnOf: ({ name }: Named) => `${name}’s turn`,
  matchRunning: "Running",
  toMove: "to move",
  continueMatch: "Continue",
  moreOfMatch: ({ match }: { match: string }) => `More: ${match}`,
  nameOfMatch: "Name of the match",
  rename: "Rename",
  deleteMatch: "Delete",
  matchDeleted: "Match deleted.",
  matchRenamed: ({ name }: Named) => `The match is now called ${name}.`,
  matchNameless: "The match no longer has a name.",
  matchRestored: "The match is back in your list.",
  stoppedWatching: "No longer in your list.",
  matchUnreadable: ({ day }: { day: string }) =>
    `This match from ${day} can’t be read by this version. You can save it as a file.`,
  roomForMatch: "Room for another match",
  noMatches: "No matches yet",
  noneChosen: "No match fits",
  matchesKept: "Every match is kept here by itself until you delete it.",
  startMatch: "Start one",
  olderMatches: (given: { count: number }) => count(given.count, "older match", "older matches"),
  showThem: "Show",
  importMatches: "Import matches",
  exportMatches: "Export all",
  matchesImported: ({ added, known, foreign }: { added: number; known: number; foreign: number }) =>
    [
      added + known + foreign === 0 ? "There is no match in this file." : `${count(added, "match", "matches")} added`,
      ...(known > 0 ? [`${known} already here`] : []),
      ...(foreign > 0 ? [`${foreign} of games that Riad doesn’t have`] : []),
    ].join(", "),
  newMoves: (given: { count: number }) => count(given.count, "new move", "new moves"),
  timeLeft: (left: Left) => `${duration(left)} left`,
  timeLeftYou: (left: Left) => `you have ${duration(left)}`,
  keepForEver: "Keep for ever",
  keptForEver: "kept for ever",
  computer: "Computer",
  seatWaits: "free seat",
  tableWaits: (given: { count: number }) => `Waiting for ${count(given.count, "player", "players")}`,
  onlineWaiting: (given: { count: number }) =>
    given.count === 1 ? "1 online match is waiting for you" : `${given.count} online matches are waiting for you`,
  practiseWay: "Practise my mistakes",
};
