/**
 * An online match and the person typing: the same boards, words and answers as in a local match, but a turn is only
 * sent; it is played once the server has accepted it. The others' moves arrive as news.
 */
import { gameOf } from "@riad/games";
import { makeRecord } from "@riad/core";
import { PHRASES, makeProof } from "@riad/protocol";
import type { Follower, LeaverChoice, Phrase } from "@riad/protocol";
import { printable } from "@riad/drawing/block";
import { answerLine, refuseStrangeTurn, say, sayRefusal } from "../play/answer.ts";
import type { Answer, Command, Display, Played } from "../play/answer.ts";
import { writeText } from "../files.ts";
import { Looking, findSeat } from "../play/look-back.ts";
import type { Shown } from "../play/look-back.ts";
import { namesAt } from "./news.ts";
import type { Hear, OnlineTable } from "./table.ts";
import { onlineHelpPage } from "../play/pages.ts";
import { freeSavePath } from "../play/save-names.ts";
import { speechOf } from "../games.ts";

const CHOICES: readonly LeaverChoice[] = ["wait", "computer", "end"];

export class OnlineSession implements Played {
  readonly #table: OnlineTable;
  readonly #looking: Looking;
  readonly #commands: Readonly<Record<string, Command>>;

  constructor(table: OnlineTable, display: () => Display) {
    this.#table = table;
    this.#looking = new Looking(() => this.#shown(), display);
    const looking = Object.entries(this.#looking.commands).map(([name, command]): [string, Command] => [
      name,
      (words, rest) => (this.#follower.match === undefined ? { lines: [this.ask()] } : command(words, rest)),
    ]);
    this.#commands = {
      ...Object.fromEntries(looking),
      menu: () => this.#help(display()),
      help: () => this.#help(display()),
      who: () => ({ lines: this.#describeTable() }),
      chat: (_, rest) => this.#chat(rest),
      resign: () => this.#send("resign", "You resign…"),
      leave: () => this.#send("leave", "You leave…"),
      rematch: () => this.#send("rematch", "Asking for a rematch…"),
      decide: (words) => this.#decide(words),
      save: (_, rest) => this.#save(rest),
      quit: () => this.end(),
      roll: () => say("The die is rolled as soon as Assam is turned."),
      undo: () => say("You can't undo online."),
      hint: () => say("There are no hints in a match with others."),
      load: () => say("Load a saved match with riad play --load; an online table can't load one."),
      new: () => say("For another match with the same players, type rematch."),
    };
  }

  get #follower(): Follower {
    return this.#table.follower;
  }

  get ended(): Promise<Answer> {
    return this.#table.ended;
  }

  /** While the player looks back, new moves do not replace the board; only a rematch does. */
  listen(hear: Hear): void {
    let { id } = this.#follower;
    this.#table.hear = (lines, hasNewBoard) => {
      if (id !== this.#follower.id) this.#looking.stop();
      ({ id } = this.#follower);
      hear(lines, hasNewBoard && !this.#looking.isBack);
    };
  }

  get words(): string[] {
    return Object.keys(this.#commands);
  }

  board(): string[] {
    const { match, table } = this.#follower;
    if (match === undefined) return this.#describeTable();
    const board = this.#looking.board();
    // A match that ended by resignation has a position from which it could continue.
    if (table?.status === "over" && !match.isOver && !this.#looking.isBack)
      board[0] = `${match.game.title}: the match is over`;
    return board;
  }

  ask(): string {
    const { table, match, seat } = this.#follower;
    const lookingBack = this.#looking.ask();
    if (lookingBack !== undefined) return lookingBack;
    if (this.#table.isBroken) return "Connection lost. Reconnecting…";
    if (table?.status === "over") return "The match is over: rematch, replay, history, save or quit";
    if (table === undefined || match === undefined)
      return `Waiting for players${table?.code == null ? "" : `; the code is ${table.code}`} …`;
    if (this.#table.isMoveOnItsWay) return "Sending your turn…";
    const name = namesAt(table)[match.actor] ?? "Somebody";
    if (!this.#table.isMyTurn) return `${name} is to move${this.#table.timeOf(match.actor)}.`;
    return `${name}${this.#table.timeOf(seat ?? 0)}: ${speechOf(match.game).ask(match.position)}`;
  }

  answer(line: string): Answer {
    return answerLine(
      line,
      this.#commands,
      (words) => this.#turn(words),
      () => say(this.ask()),
      (words) => this.#isTurn(words),
    );
  }

  /** Nothing happens automatically here: the server's moves arrive as news. */
  step(): undefined {
    return undefined;
  }

  /** Closes the screen; the player keeps the seat. */
  end(): Answer {
    const { seat, table } = this.#follower;
    const link = `Your seat is kept at ${this.#table.link}`;
    return { lines: [seat !== null && table?.status !== "over" ? link : "Goodbye."], isEnd: true };
  }

  #shown(): Shown {
    const { match, table, seat } = this.#follower;
    if (match === undefined || table === undefined) throw new Error("There is no match to look at yet.");
    return { match, names: namesAt(table), speech: speechOf(match.game), focus: seat ?? undefined };
  }

  #turn(words: readonly string[]): Answer {
    const { match, seat } = this.#follower;
    if (this.#looking.isBack) return say("You're looking back; type view to return to the match.");
    const strange = match === undefined ? undefined : refuseStrangeTurn(words, speechOf(match.game));
    if (strange !== undefined) return strange;
    if (seat === null) return say("You're only watching; type h to see what you can do.");
    if (match === undefined || !this.#table.isMyTurn || this.#table.isMoveOnItsWay) return say(this.ask());
    const move = speechOf(match.game).parseTurn(match.position, words);
    if (!move.ok) return sayRefusal(move.refusal);
    this.#table.play(move.value);
    return { lines: [] };
  }

  /** In a game without its own speech, a command such as `r` may also be a legal move. */
  #isTurn(words: readonly string[]): boolean {
    const { match } = this.#follower;
    if (match === undefined || !this.#table.isMyTurn) return false;
    return speechOf(match.game).isTurn?.(match.position, words) === true;
  }

  #send(type: "resign" | "leave" | "rematch", text: string): Answer {
    if (this.#follower.seat === null) return say("You're only watching; type h to see what you can do.");
    this.#follower.command({ type });
    return say(text);
  }

  #chat(words: string): Answer {
    const phrases = Object.keys(PHRASES) as Phrase[];
    const wanted = words.trim().toLowerCase().replace(/\s+/gu, "-");
    const phrase = phrases.find((one) => one === wanted);
    if (phrase === undefined) return say(`chat takes one of ${phrases.join(", ")}.`);
    if (this.#follower.seat === null) return say("Only players at the table can talk.");
    this.#follower.command({ type: "chat", phrase });
    return { lines: [] };
  }

  #decide([word = "", ...rest]: readonly string[]): Answer {
    const { table, presence, seat } = this.#follower;
    if (table === undefined || seat === null) return say("Only players at the table can decide.");
    const choice = CHOICES.find((one) => one === word.toLowerCase());
    if (choice === undefined)
      return say(`decide takes ${CHOICES.join(", ")}, and a player if several have disconnected.`);
    const about = rest.length > 0 ? findSeat(namesAt(table), rest.join(" ")) : presence?.gone[0]?.seat;
    if (about === undefined) return say("Nobody has disconnected.");
    this.#follower.command({ type: "decide", seat: about, choice });
    return { lines: [] };
  }

  #save(path: string): Answer {
    const { match, table, id } = this.#follower;
    if (match === undefined || table === undefined) return say("There is nothing to save yet.");
    const { secret, seeds } = table.fair;
    const record = makeRecord(match, {
      players: namesAt(table),
      date: new Date(table.createdAt).toISOString().slice(0, 10),
      extra: { match: id, ...makeProof({ ...table.fair, secret: secret ?? "", seeds: seeds ?? [] }) },
    });
    const written = writeText(path === "" ? freeSavePath(match.game.id, id) : path, record);
    return written.ok ? say(printable(`Saved to ${written.value}.`)) : sayRefusal(written.refusal);
  }

  #help({ paint, width }: Display): Answer {
    const game = gameOf(this.#follower.table?.game ?? "");
    return { lines: [], page: game === undefined ? [] : onlineHelpPage(speechOf(game), paint, width) };
  }

  #describeTable(): string[] {
    const { table, presence, seat: own } = this.#follower;
    if (table === undefined) return [];
    const seats = namesAt(table).map((name, seat) => {
      const { kind, level } = table.seats[seat];
      const parts = [
        ...(seat === own ? ["you"] : []),
        ...(level === null ? [] : [`computer, ${level}`]),
        ...(kind === "human" && presence?.here[seat] === false ? ["not connected"] : []),
      ];
      return `  ${seat + 1}. ${name}${parts.length > 0 ? ` (${parts.join(", ")})` : ""}${this.#table.timeOf(seat)}`;
    });
    const title = gameOf(table.game)?.title ?? table.game;
    const watchers = presence === undefined || presence.watchers === 0 ? [] : [`  ${presence.watchers} watching`];
    return [`${title}, ${this.#table.link}`, ...seats, ...watchers];
  }
}
