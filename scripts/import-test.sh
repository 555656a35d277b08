#!/usr/bin/env bash
# Imports the fixtures of Tools/Tests, three projects as Xcode makes them, into packages: each has to build, to draw a
# picture and its previews, and to pass its tests. All is built in the build folder of this checkout, where the library is
# built already, or in that of RIFFLE_SCRATCH. Prints how long each step took; KEEP names a folder for the pictures.
set -euo pipefail
cd "$(dirname "$0")/.."

checkout=$PWD
scratch=${RIFFLE_SCRATCH:-$checkout/.build}
folder=$(mktemp -d)
keep=${KEEP:-$folder/kept}
mkdir -p "$keep"
names=(Pantry Voyager Tally)
clean() {
    local name
    rm -rf "$folder"
    # What was built stays out of the way of other programs that look for resources there.
    for name in "${names[@]}"; do rm -rf "$scratch"/debug/"$name"*; done
}
trap clean EXIT

took() {
    local start=$SECONDS
    echo "== $*"
    "$@"
    echo "== took $((SECONDS - start)) s"
}

# A picture that is all of one color says that nothing was drawn; such files are small.
drawn() {
    [[ -s $1 && $(head -c 4 "$1" | tail -c 3) == PNG && $(wc -c <"$1") -gt 4000 ]] || {
        echo "error: $1 shows nothing" >&2
        return 1
    }
}

for name in "${names[@]}"; do
    place="$folder/Über $name"
    cp -r "Tools/Tests/Fixtures/$name" "$place"
    took ./riffle import "$place" --scratch-path "$scratch"
    cp "$place/.riffle/riffle-import.md" "$keep/$name.md"
    took "$scratch/debug/$name" --png "$keep/$name.png"
    drawn "$keep/$name.png"
    took "$scratch/debug/$name" --previews "$keep/$name-previews"
    for picture in "$keep/$name-previews"/*.png; do drawn "$picture"; done
    took swift test --package-path "$place" --scratch-path "$scratch" --disable-build-manifest-caching --skip-build
    # All of the pantry compiles, its UI tests included, which have just run.
    if [[ $name == Pantry ]] && ! grep -qx 'Nothing\.' "$keep/$name.md"; then
        echo "error: something of Pantry was left out:" >&2
        cat "$keep/$name.md" >&2
        exit 1
    fi
    diff -r "Tools/Tests/Fixtures/$name" "$place" --exclude .riffle --exclude Package.swift --exclude Package.resolved
done
