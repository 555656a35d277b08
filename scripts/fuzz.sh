#!/usr/bin/env bash
# Random interfaces, held against frames made from nothing; goes on where the last run stopped. INTERACTIONS=10000 says
# how many, WORKERS=1 how many processes share them, STATE=.build/fuzz.json where the counts are kept (each worker but the
# first has its number before the extension). What failed in earlier runs is run again first. A seed that ends the
# process, or does not end, is noted, and the run goes on after it.
set -euo pipefail
cd "$(dirname "$0")/.."

scripts/swift.sh build . -c release --product Fuzz >&2
fuzz="$(scripts/swift.sh build . -c release --show-bin-path)/Fuzz"
workers="${WORKERS:-1}"

# work NUMBER: runs one worker to its end.
work() {
    local state="${STATE:-.build/fuzz.json}" goal status again=(--again)
    if (($1 > 1)); then state="${state%.json}.$1.json"; fi
    goal=$(($("$fuzz" --count --state "$state") + ${INTERACTIONS:-10000} / workers))
    while true; do
        status=0
        "$fuzz" --until "$goal" --state "$state" --worker "$1" --workers "$workers" "${again[@]}" || status=$?
        # What a signal ended; other failures are at the end.
        if ((status < 128)); then return "$status"; fi
        echo "A seed ended the process ($status); going on with the next." >&2
        again=()
    done
}

pids=()
for ((number = 1; number <= workers; number++)); do
    work "$number" &
    pids+=($!)
done
status=0
for pid in "${pids[@]}"; do wait "$pid" || status=$?; done
exit "$status"
