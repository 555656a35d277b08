#!/usr/bin/env bash
# Measures what the first picture of a program takes: requests, bytes, and the time until all of it is there, from nearby and
# from afar, in a browser that was never there and in one that was. One line of JSON each; see Documentation/FirstPicture.md.
#
#     scripts/first-picture.sh PROGRAM [--delay 0,50,80] [--rate 1.6] [--scale 1,2] [--runs 3] [--window none] [--pictures FOLDER]
set -euo pipefail

command -v node >/dev/null || { echo "error: node is missing, which drives the browser. Install nodejs 20 or newer." >&2; exit 1; }

program=$1
shift
folder=$(mktemp -d)
server=
clean() {
    [[ -z $server ]] || { kill "$server" && wait "$server"; } 2>/dev/null || true
    rm -rf "$folder"
}
trap clean EXIT

"$program" --web --port 0 --data "$folder/data" >"$folder/log" 2>&1 </dev/null &
server=$!
until address=$(grep -o 'http://127.0.0.1:[0-9]*/' "$folder/log"); do
    kill -0 "$server" || { cat "$folder/log"; exit 1; }
    sleep 0.2
done
flags=()
# Newer ones have WebSockets without being asked.
[[ $(node --version) != v2[01].* ]] || flags=(--experimental-websocket)
node --no-warnings ${flags[@]+"${flags[@]}"} "$(dirname "$0")/first-picture.mjs" "${address%%$'\n'*}" "$@"
