#!/usr/bin/env bash
# Random interfaces, held against frames made from nothing; goes on where the last run stopped. INTERACTIONS=10000 and
# STATE=.build/fuzz.json change how many and where the counts are kept. A seed that ends the process, or does not end, is
# noted, and the run goes on after it.
set -euo pipefail
cd "$(dirname "$0")/.."

scripts/swift.sh build . -c release --product Fuzz >&2
fuzz="$(scripts/swift.sh build . -c release --show-bin-path)/Fuzz"
state="${STATE:-.build/fuzz.json}"
goal=$(($("$fuzz" --count --state "$state") + ${INTERACTIONS:-10000}))
while true; do
    status=0
    "$fuzz" --until "$goal" --state "$state" || status=$?
    # What a signal ended; other failures are at the end.
    if ((status < 128)); then exit "$status"; fi
    echo "A seed ended the process ($status); going on with the next." >&2
done
