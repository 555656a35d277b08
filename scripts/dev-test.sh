#!/usr/bin/env bash
# Runs `riffle dev` on a fixture of Tools/Tests, an app as Xcode makes it, and looks at its page in Chromium: an edit, state
# that is kept over it, an error, a preview, a crash. All is built in the build folder of this checkout, where the library is
# built already, or in that of RIFFLE_SCRATCH. KEEP names a folder for the pictures.
set -euo pipefail
cd "$(dirname "$0")/.."

checkout=$PWD
# Not the folder of the library itself, whose modules Combine and UIKit would be found by OpenCombine.
scratch=${RIFFLE_SCRATCH:-$checkout/.build/live}
folder=$(mktemp -d)
keep=${KEEP:-$folder/kept}
mkdir -p "$keep"
server=
clean() {
    [[ -z $server ]] || { kill -INT "$server" && wait "$server"; } 2>/dev/null || true
    rm -rf "$folder" "$scratch"/debug/Tally* "$scratch"/debug/libTally-live.so
}
trap clean EXIT

command -v node >/dev/null || { echo "error: node is missing, which drives the browser. Install nodejs 20 or newer." >&2; exit 1; }

place="$folder/Über Tally"
cp -r Tools/Tests/Fixtures/Tally "$place"
./riffle import "$place" --scratch-path "$scratch" --no-build
# Ends with us: the program is its child, and goes with it.
./riffle dev "$place" --scratch-path "$scratch" >"$folder/log" 2>&1 </dev/null &
server=$!
until address=$(grep -o 'http://127.0.0.1:[0-9]*/' "$folder/log"); do
    kill -0 "$server" || { cat "$folder/log"; exit 1; }
    sleep 0.2
done
flags=()
# Newer ones have WebSockets without being asked.
[[ $(node --version) != v2[01].* ]] || flags=(--experimental-websocket)
node ${flags[@]+"${flags[@]}"} scripts/dev-test.mjs "${address%%$'\n'*}" "$place" "$keep" || { cat "$folder/log"; exit 1; }
grep "BookView.swift: " "$folder/log"

# Ctrl-C ends all of it.
kill -INT "$server"
wait "$server" || [[ $? -eq 130 ]]
server=
if pgrep -f "$scratch/.*/Tally-live|$scratch/.*/Tally --web" >/dev/null; then
    echo "error: the program outlived riffle dev" >&2
    exit 1
fi
