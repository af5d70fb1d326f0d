/** The English sentences of core's refusals, and the parts that the games' parsers share. */
import { speakFrom } from "./result.ts";

export const CORE_REFUSALS = {
  over: "The match is over.",
  notAllowed: "The rules don't allow this move now.",
  moveLimit: "The match has reached its limit of {limit} moves.",
  nothingToUndo: "There is no move of yours to undo.",
  pastChance: "You can't undo past a roll or a draw.",
  undoTogether: "With others at the table you can't undo past a roll or a draw.",
  noSuchMove: "The match is at move {length}; there is no move {ply}.",

  seats: "{game} takes {least} to {most} players, not {seats}.",
  firstSeat: "The first seat must be from 0 to {last}, not {first}.",
  noOption: "{game} has no option {option}; it has {options}.",
  optionValue: "The option {option} is one of {values}, not {value}.",

  line: "Line {line}: {reason}",
  recordStart: 'a record starts with the line "riad record 1".',
  recordFormat: "this is record format {found}; this program reads format {format}.",
  headerLine: 'a header line reads "key: value".',
  headerTwice: '"{field}" is given twice.',
  noHeaderLine: "a record has no header line {line}.",
  headerMissing: 'The header has no line "{field}: …".',
  headerSeats: 'The header needs "seats: …" and "first: …", or "position: …".',
  noGame: "there is no game {game}.",
  rulesVersion: "the match was played under rules {found}; this program has rules {rules}.",
  result: 'the result is "{result}" by the log, not {found}.',
  moveNumber: "this is numbered as move {found}, but move {ply} is next.",
  moveRefused: "move {ply}, {move}: {reason}",

  expected: "Expected {what}, found {found}.",
  end: "the end",
  wordExample: "a word such as {example} after a single space",
  noWord: "There is no word {word}; the words are {words}.",
  wordTwice: "The word {word} is given twice.",
  wordValue: "The word {word} is one of {values}, not {value}.",
  taskInput: "This task takes {input}.",
  taskNoInput: "no input",
  taskKinds: "the input [{kinds}]",
} as const;

export const { refuse, part } = speakFrom("core", CORE_REFUSALS);
