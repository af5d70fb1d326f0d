#!/usr/bin/env python3
"""A player in fifty lines of Python, without any library: takes a seat and plays random legal moves over the REST API.

    python3 examples/bot/bot.py http://localhost:3000 --code BCDFGH      take a free seat by its code
    python3 examples/bot/bot.py http://localhost:3000 --new azul         open a match and wait for somebody

Replace `choose` with something clever: its argument is the whole match as returned by `GET /api/matches/{match}`.
"""
import argparse
import json
import random
import secrets
import time
import urllib.error
import urllib.request


def ask(base, path, body=None, token=None):
    headers = {"content-type": "application/json"}
    if token:
        headers["authorization"] = f"Bearer {token}"
    data = None if body is None else json.dumps(body).encode()
    while True:
        try:
            with urllib.request.urlopen(urllib.request.Request(base + path, data, headers)) as answer:
                return json.load(answer)
        except urllib.error.HTTPError as error:
            refusal = json.load(error)
            if refusal["code"] == "stale" or path.endswith("/seed"):
                return None  # The match has moved on, or this node has not seen the last move yet: look again.
            if error.code not in (429, 503):
                raise SystemExit(f"{refusal['code']}: {refusal['message']}")
            time.sleep(refusal.get("retryAfter", 1))
        except urllib.error.URLError:
            time.sleep(1)  # The server is restarting; the command has an id, so repeating it is harmless.


def stream(base, match, token):
    """The messages of a match, one JSON object per line. Reconnects when the connection breaks."""
    while True:
        request = urllib.request.Request(f"{base}/api/matches/{match}/stream", headers={"authorization": f"Bearer {token}"})
        try:
            with urllib.request.urlopen(request) as lines:
                for line in lines:
                    yield json.loads(line)
        except OSError:
            time.sleep(1)
        if ask(base, f"/api/matches/{match}")["table"]["status"] == "over":
            return


def choose(state):
    return random.choice(state["legal"])


def main():
    parser = argparse.ArgumentParser(description="Plays random legal moves at a table of Riad.")
    parser.add_argument("base", help="the address of the server, such as http://localhost:3000")
    where = parser.add_mutually_exclusive_group(required=True)
    where.add_argument("--code", help="the six letters of an open table")
    where.add_argument("--new", metavar="GAME", help="open a match of this game")
    parser.add_argument("--name", default="Example bot")
    args = parser.parse_args()
    if args.new:
        seat = ask(args.base, "/api/matches", {"game": args.new, "name": args.name, "seedFollows": True, "seats": [{"kind": "me"}, {"kind": "open"}]})
        print(f"Open at {args.base}{seat['path']}, code {seat['code']}", flush=True)
    else:
        match = ask(args.base, f"/api/codes/{args.code}")["match"]
        seat = ask(args.base, f"/api/matches/{match}/join", {"name": args.name, "seedFollows": True})
        print(f"Playing seat {seat['seat'] + 1} at {args.base}{seat['path']}", flush=True)
    match, token = seat["match"], seat["token"]
    # In a separate request: the server had chosen its secret before it knew our seed, so it cannot have chosen the outcomes.
    ask(args.base, f"/api/matches/{match}/seed", {"seed": secrets.token_urlsafe(12), "commit": seat["table"]["fair"]["commit"]}, token)
    for message in stream(args.base, match, token):
        if message["type"] not in ("table", "played"):
            continue
        state = ask(args.base, f"/api/matches/{match}")
        while state["actor"] == seat["seat"]:
            move, ply = choose(state), state["length"]
            if ask(args.base, f"/api/matches/{match}/moves", {"id": f"bot-{ply}", "ply": ply, "move": move}, token):
                print(f"{ply + 1}. {move}", flush=True)
            state = ask(args.base, f"/api/matches/{match}")
    end = ask(args.base, f"/api/matches/{match}")["table"]["end"]
    print(f"Over: points {end['points']}, places {[place + 1 for place in end['places']]}")


if __name__ == "__main__":
    main()
