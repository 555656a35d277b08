#!/usr/bin/env bash
# swift.sh COMMAND PACKAGE [ARGUMENT...]: runs a command of Swift's on a package of this repository. All build into one
# folder, so that the apps compile only themselves and not the library again.
set -euo pipefail
cd "$(dirname "$0")/.."

# The plan that Swift keeps there is of the package built last, and it would be taken for this one's.
exec swift "$1" --package-path "$2" --scratch-path .build --disable-build-manifest-caching "${@:3}"
