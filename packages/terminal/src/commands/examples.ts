/** What `--help` shows after the flags of each command. */
import type { TerminalEntry } from "../entry.ts";
import type { GameHelp } from "./game-help.ts";

export type Examples = ReturnType<typeof makeExamples>;

export function makeExamples({ shelf, entries }: GameHelp) {
  const ONE = shelf[0]?.id ?? "";
  /** Examples provided by games, each on a separate line. */
  const own = (command: keyof TerminalEntry["examples"]): string =>
    entries
      .flatMap(({ examples }) => examples[command] ?? [])
      .map((line) => `\n  ${line}`)
      .join("");
  return {
    riad: `
Every command has its own --help with examples.

Exit codes: 0 done, 1 refused (the input is wrong, a file cannot be read), 2 the command line is wrong.`,

    play: `
Examples:
  riad play ${ONE}                              asks who plays${own("play")}
  riad play ${ONE} --load match.riad
  riad play ${ONE} --seed 42 < turns.txt        plain lines in a pipe
  riad play --join https://riad.example.org/${ONE}/WX7VYZ5szMvB --name Salma
  riad play --join https://riad.example.org/${ONE}/WX7VYZ5szMvB#seat=…
  riad play --join BCDFGH --server https://riad.example.org
  riad play --join BCDFGH --server https://riad.example.org --guest   somebody else at this machine
A server with a password asks for it; in a pipe, set RIAD_SERVER_PASSWORD.

In the match: h lists the commands, r the rules, q saves and quits (online: quits; your seat link brings you back).
Exit codes: 0 the match was left or ended, 1 a save or a seat was refused or no server was found, 2 the command line is wrong.`,

    view: `
Examples:${own("view")}
  riad view position.txt
  riad view - < position.txt

The game is recognised from the string. Exit codes: 0 drawn, 1 refused, 2 the command line is wrong.`,

    review: `
Examples:
  riad review match.riad                      luck, play, and the moments that decided it
  riad review match.riad --seat 2 --moments 3
  riad review match.riad --json > review.ndjson

Exit codes: 0 reviewed, 1 refused, 2 the command line is wrong.`,

    replay: `
Examples:
  riad replay match.riad                      step with the arrow keys, q quits
  riad replay match.riad --to 30              the position after turn 30
  riad replay match.riad | less               every turn in words

Exit codes: 0 shown, 1 the record was refused, 2 the command line is wrong.`,

    verify: `
Examples:
  riad verify match.riad
  riad verify saves/*.riad

Exit codes: 0 all are correct, 1 one is wrong and the sentence says where, 2 the command line is wrong.`,

    tasks: `
Examples:${own("tasks")}

Every line {"id":…,"task":"…","input":[…]} is answered by {"id":…,"result":…} or {"id":…,"error":"…"}, in order.
Exit codes: 0 all lines answered, 1 at least one line was refused, 2 the command line is wrong.`,

    engine: `
Examples:
  echo '{"id":1,"position":"…","ms":500}' | riad engine ${ONE}
  python3 examples/client.py ${ONE}

A question is {"id":…,"position":"…","ms":…,"nodes":…,"level":"…","analyse":true}; all but the position may be left out.
"judge":["…","…"] instead of "analyse" compares just these moves, with the shares of all seats.
The answer is {"id":…,"move":"…","value":…,"margin":…,"nodes":…} or {"id":…,"error":"…"}. End of input ends it.
Exit codes: 0 all lines answered, 1 at least one line was refused, 2 the command line is wrong.`,

    arena: `
Examples:
  riad arena ${ONE} random easy medium --games 200 --nodes 1000
  riad arena ${ONE} expert hard --seats 4 --first-only
  riad arena ${ONE} expert@100ms expert@30ms${own("arena")}

With --nodes and the same --seed the result is the same on every machine, apart from the times.
Exit codes: 0 played, 2 the command line is wrong.`,

    serve: `
Examples:
  riad serve
  riad serve --port 8080

Exit codes: 0 stopped, 1 it could not start, 2 the command line is wrong.`,

    matches: `
Examples:
  riad matches
  riad matches --server https://riad.example.org --json

Online seats that you take with riad play --join are yours: your token for each server is kept in
$XDG_CONFIG_HOME/riad/people.json (~/.config/riad), which only you can read.
Exit codes: 0 listed, 1 a server could not be asked or does not know you, 2 the command line is wrong.`,

    wait: `
Examples:
  riad wait && echo "Your turn"
  riad wait --match WX7VYZ5szMvB --timeout 7d

Exit codes: 0 it is your turn, 1 not within that time, or you have no match that is being played, 2 the command line is wrong.`,

    me: `
Examples:
  riad me
  riad me words --server https://riad.example.org
  riad me enter --server https://riad.example.org          asks for the words
  riad me enter --server https://riad.example.org < words.txt

Exit codes: 0 done, 1 refused, 2 the command line is wrong.`,

    admin: `
Examples:
  riad admin tables salma                     tables with a player of this name
  riad admin remove WX7VYZ5szMvB
  riad admin rename WX7VYZ5szMvB 2 Guest
  riad admin block address 203.0.113.0/24 --for 7d
  riad admin block name "Rude Name"
  riad admin reports                          what players have reported
  riad admin notice "We restart at 18:00 UTC." --for 2h
  riad admin password < password.txt
  riad admin invite --for 30d

It works on the store that RIAD_DATA or DATABASE_URL names, like the server; nodes apply changes within seconds.
Exit codes: 0 done, 1 refused, 2 the command line is wrong.`,

    backup: `
Examples:
  riad backup riad-backup.db
  riad backup /var/backups/riad --keep 14

PostgreSQL has its own tools: pg_dump and pg_restore.
Exit codes: 0 written and checked, 1 refused, 2 the command line is wrong.`,

    restore: `
Examples:
  riad restore riad-backup.db

The previous files are kept beside it.
Exit codes: 0 restored, 1 refused, 2 the command line is wrong.`,

    doctor: `
Examples:
  riad doctor
  RIAD_DATA=/var/lib/riad riad doctor

It only reads: run the new version's doctor on the old version's data before an upgrade.
Exit codes: 0 everything is right, 1 something is not, 2 the command line is wrong.`,

    completion: `
Examples:
  eval "$(riad completion bash)"              in ~/.bashrc
  eval "$(riad completion zsh)"               in ~/.zshrc, after compinit
  riad completion fish | source               in config.fish`,
  };
}
