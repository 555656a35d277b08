#!/usr/bin/env bash
# window.sh [PRODUCT [ARGUMENT...]]: shows a program of the apps in a window of the desktop; the gallery, unless another one
# is named.
#
# Programs with windows are built in a folder of their own: the trait is a flag of every module, so that one folder for both
# would build everything anew whenever the other kind was wanted.
set -euo pipefail
cd "$(dirname "$0")/.."

product="${1:-Gallery}"
RIFFLE_SCRATCH=.build/window scripts/swift.sh build Apps --traits Window -c release --product "$product" >&2
exec ".build/window/release/$product" --window "${@:2}"
