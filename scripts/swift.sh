#!/usr/bin/env bash
# swift.sh COMMAND PACKAGE [ARGUMENT...]: runs a command of Swift's on a package of this repository. All build into one
# folder, so that the apps compile only themselves and not the library again. RIFFLE_SCRATCH names another folder for what
# is built with other flags, as programs with windows are.
set -euo pipefail
cd "$(dirname "$0")/.."

scratch=${RIFFLE_SCRATCH:-.build}
flags=()
plugin=""
if [[ " $* " == *" -c release "* ]]; then
    plugin=$(scripts/macros.sh)
    # Debug information takes time to write, and nobody debugs what is only looked at or measured.
    flags=(-debug-info-format none)
elif [[ $scratch != .build && -x .build/debug/SwiftUIMacros-tool ]]; then
    # Another folder takes the plugin that was built here: the library that it is made of takes as long as half of the rest. Under a
    # name of its contents, as the compiler compiles all again when it is told another path.
    built=.build/debug/SwiftUIMacros-tool
    plugin=$scratch/macros/SwiftUIMacros-$(sha256sum "$built" | cut -c1-16)
    if [[ ! -e $plugin ]]; then
        rm -rf "$scratch/macros"
        mkdir -p "$scratch/macros"
        cp "$built" "$plugin"
    fi
fi
if [[ -n $plugin ]]; then
    # Package.swift leaves the plugin out, and the compiler takes the one it is given.
    export RIFFLE_MACROS=built
    [[ $plugin == /* ]] || plugin=$PWD/$plugin
    flags+=(-Xswiftc -load-plugin-executable -Xswiftc "$plugin#SwiftUIMacros")
fi

# What a build that was killed left out of the way, see below.
for module in "$scratch"/*/Modules/*.swiftmodule.hidden "$scratch"/*/*/Modules/*.swiftmodule.hidden; do
    [[ ! -f $module || -f ${module%.hidden} ]] || mv "$module" "${module%.hidden}"
done

# To packages of others, modules named Combine and UIKit mean Apple's platform, and all modules in the folder are found.
# The apps and the crowded program depend on such packages: while they are built, the two are out of the way.
if [[ $2 != . && $1 == build ]]; then
    hidden=()
    for module in "$scratch"/*/Modules/{Combine,UIKit}.swiftmodule "$scratch"/*/*/Modules/{Combine,UIKit}.swiftmodule; do
        [[ ! -f $module || -L ${module%/Modules/*} ]] || hidden+=("$module")
    done
    # Moved, not copied: for the library's own build nothing has changed then.
    bring_back() { for module in ${hidden[@]+"${hidden[@]}"}; do mv "$module.hidden" "$module"; done; }
    for module in ${hidden[@]+"${hidden[@]}"}; do mv "$module" "$module.hidden"; done
    trap bring_back EXIT
    swift "$1" --package-path "$2" --scratch-path "$scratch" --disable-build-manifest-caching \
        ${flags[@]+"${flags[@]}"} "${@:3}"
    exit
fi

# The plan that Swift keeps there is of the package built last, and it would be taken for this one's.
exec swift "$1" --package-path "$2" --scratch-path "$scratch" --disable-build-manifest-caching \
    ${flags[@]+"${flags[@]}"} "${@:3}"
