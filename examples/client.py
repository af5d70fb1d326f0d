#!/usr/bin/env python3
"""Plays a match of Azul against `riad engine` from Python, using only the standard library.

    python3 examples/client.py [level] [seed]

This program is one player and chooses at random; the engine is the other. The rules come from `riad tasks azul`, so that
none of them has to be implemented here: the programs exchange lines of JSON.
"""

import json
import random
import subprocess
import sys
from pathlib import Path

RIAD = Path(__file__).resolve().parent.parent / "packages" / "terminal" / "bin" / "riad.mjs"


class Program:
    """A running `riad` that answers a JSON line with a JSON line."""

    def __init__(self, *arguments):
        self.process = subprocess.Popen(
            ["node", str(RIAD), *arguments],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def ask(self, **question):
        self.process.stdin.write(json.dumps(question) + "\n")
        self.process.stdin.flush()
        return json.loads(self.process.stdout.readline())

    def close(self):
        self.process.stdin.close()
        self.process.wait()


def main():
    level = sys.argv[1] if len(sys.argv) > 1 else "easy"
    chooser = random.Random(sys.argv[2] if len(sys.argv) > 2 else 1)
    rules, engine = Program("tasks", "azul"), Program("engine", "azul", "--seed", "1")

    def task(name, *inputs):
        return rules.ask(id=name, task=name, input=list(inputs)).get("result")

    # All tiles in the bag, the marker in the centre; the free wall, as in the course.
    state = task("refillFactories", ["AFCfB2020202020D0000000000", "A0MSFB0MSF"])
    while True:
        moves = task("legalMoves", state)
        if moves is None:  # Everything is drafted and tiled: the round is scored.
            state = task("nextRound", state)
            print("\n" + " ".join(state), flush=True)
            if task("legalMoves", state) is None:
                break
            continue
        if moves[0].startswith("A"):
            move = chooser.choice(moves)
        else:
            answer = engine.ask(id=1, position=" ".join(state), nodes=200, level=level)
            if "error" in answer:
                raise SystemExit(answer["error"])
            move = answer["move"]
        print(move, end=" ", flush=True)
        state = task("applyMove", state, move)
    rules.close()
    engine.close()


if __name__ == "__main__":
    main()
