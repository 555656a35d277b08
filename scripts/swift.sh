#!/usr/bin/env bash
# swift.sh COMMAND PACKAGE [ARGUMENT...]: runs a command of Swift's on a package of this repository. All build into one
# folder, so that the apps compile only themselves and not the library again.
set -euo pipefail
cd "$(dirname "$0")/.."

flags=()
if [[ " $* " == *" -c release "* ]]; then
    plugin=$(scripts/macros.sh)
    # Package.swift leaves the plugin out, and the compiler takes the one it is given.
    export RIFFLE_MACROS=built
    # Debug information takes time to write, and nobody debugs what is only looked at or measured.
    flags=(-debug-info-format none -Xswiftc -load-plugin-executable -Xswiftc "$PWD/$plugin#SwiftUIMacros")
fi

# The plan that Swift keeps there is of the package built last, and it would be taken for this one's.
exec swift "$1" --package-path "$2" --scratch-path .build --disable-build-manifest-caching \
    ${flags[@]+"${flags[@]}"} "${@:3}"
