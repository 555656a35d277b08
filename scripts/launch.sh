#!/usr/bin/env bash
# launch.sh CONFIGURATION PACKAGE PRODUCT [ARGUMENT...]: becomes a program of this repository, built first if anything
# that it is made of has changed. Swift takes seconds to find out that nothing has; this takes a fraction of one.
set -euo pipefail
cd "$(dirname "$0")/.."
. scripts/fingerprint.sh

configuration=$1 package=$2 product=$3
shift 3
program=.build/$configuration/$product
record=.build/launched/$configuration-$package-$product

# Tests of the packages are no part of their programs.
inputs=(scripts Sources Plugins Package.swift)
[[ $package == . ]] || inputs+=("$package/Sources" "$package/Package.swift")

# What a build leaves: the program may have been built since, from something else, or lost a part of itself. Checkouts of
# dependencies and their versions are among it, as the first build makes them.
left() {
    fingerprint "$program" .build/"$configuration"/*.resources .build/checkouts Package.resolved "$package/Package.resolved"
}

before=$(fingerprint "${inputs[@]}")
if [[ ! -x $program || "$(cat "$record" 2>/dev/null)" != "$before"$'\n'"$(left)" ]]; then
    rm -f "$record"
    scripts/swift.sh build "$package" -c "$configuration" --product "$product" >&2
    mkdir -p "${record%/*}"
    # The inputs as they were before: what changed while they were built counts as a change the next time.
    printf '%s\n' "$before" "$(left)" >"$record"
fi
exec "$program" "$@"
