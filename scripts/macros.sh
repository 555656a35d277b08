#!/usr/bin/env bash
# Builds the plugin that expands the macros, without optimization, and prints its path.
#
# Swift builds what runs during a build in the configuration of what is built. To optimize the library that this plugin
# is made of takes longer than all the rest of a release, and gains nothing: the plugin runs for milliseconds. So
# releases are handed this one.
set -euo pipefail
cd "$(dirname "$0")/.."
. scripts/fingerprint.sh

record=.build/macros/record
inputs=(scripts Sources/SwiftUIMacros Package.swift)
# The checkout of the library is made by the first build.
left() { fingerprint .build/checkouts/swift-syntax Package.resolved .build/macros/SwiftUIMacros-*; }

before=$(fingerprint "${inputs[@]}")
if [[ "$(cat "$record" 2>/dev/null)" != "$before"$'\n'"$(left)" ]]; then
    rm -f "$record"
    # In the folder for releases, where nothing else builds it: debug builds have their own, with other flags.
    swift build --scratch-path .build --disable-build-manifest-caching -c release --product SwiftUIMacros \
        -Xswiftc -Onone -debug-info-format none >&2
    built=.build/release/SwiftUIMacros-tool
    # The compiler is told the plugin's path, and compiles all again when told another one: as it must, if macros expand
    # to something else, and only then.
    plugin=.build/macros/SwiftUIMacros-$(sha256sum "$built" | cut -c1-16)
    mkdir -p .build/macros
    if [[ ! -e $plugin ]]; then
        rm -f .build/macros/SwiftUIMacros-*
        cp "$built" "$plugin"
    fi
    printf '%s\n' "$before" "$(left)" >"$record"
fi
echo .build/macros/SwiftUIMacros-*
