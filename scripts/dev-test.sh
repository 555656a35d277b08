#!/usr/bin/env bash
# Runs `riffle dev` on fixtures of Tools/Tests and looks at its page in Chromium. An app as Xcode makes it: an edit, state that
# is kept over it, an error, a preview, a crash. A package of libraries: its previews, a text that is being typed. All is built
# in `.build/live`, or in the folder that RIFFLE_SCRATCH names. KEEP names a folder for the pictures.
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
    rm -rf "$folder" "$scratch"/debug/{Tally,Shel,Previews}* "$scratch"/debug/lib*-live.so
}
trap clean EXIT

command -v node >/dev/null || { echo "error: node is missing, which drives the browser. Install nodejs 20 or newer." >&2; exit 1; }

flags=()
# Newer ones have WebSockets without being asked.
[[ $(node --version) != v2[01].* ]] || flags=(--experimental-websocket)

# look FOLDER SCRIPT: runs `riffle dev` on a package, and a script that looks at its page.
look() {
    # Ends with us: the program is its child, and goes with it.
    ./riffle dev "$1" --scratch-path "$scratch" >"$folder/log" 2>&1 </dev/null &
    server=$!
    until address=$(grep -o 'http://127.0.0.1:[0-9]*/' "$folder/log"); do
        kill -0 "$server" || { cat "$folder/log"; exit 1; }
        sleep 0.2
    done
    node ${flags[@]+"${flags[@]}"} "scripts/$2" "${address%%$'\n'*}" "$1" "$keep" || { cat "$folder/log"; exit 1; }
    grep "\.swift: " "$folder/log"

    # Ctrl-C ends all of it.
    kill -INT "$server"
    wait "$server" || [[ $? -eq 130 ]]
    server=
    if pgrep -f "$scratch/.*-live|$scratch/.*/(Tally|Previews) --web" >/dev/null; then
        echo "error: the program outlived riffle dev" >&2
        exit 1
    fi
}

place="$folder/Über Tally"
cp -r Tools/Tests/Fixtures/Tally "$place"
./riffle import "$place" --scratch-path "$scratch" --no-build
look "$place" dev-test.mjs

place="$folder/Shelf Kit"
cp -r Tools/Tests/Fixtures/Shelf "$place"
sed -i "s|\.\./\.\./\.\./\.\.|$checkout|" "$place/Package.swift"
look "$place" dev-library-test.mjs
