#!/usr/bin/env bash
# Random interfaces, held against frames made from nothing; goes on where the last run stopped. INTERACTIONS=10000 and
# STATE=.build/fuzz.json change how many and where the counts are kept.
set -euo pipefail
cd "$(dirname "$0")/.."

scripts/swift.sh build . -c release --product Fuzz >&2
exec "$(scripts/swift.sh build . -c release --show-bin-path)/Fuzz" \
    --interactions "${INTERACTIONS:-10000}" --state "${STATE:-.build/fuzz.json}"
