#!/usr/bin/env bash
# One JSON object a line on standard output; building talks on standard error.
set -euo pipefail
cd "$(dirname "$0")/.."

scripts/swift.sh build Benchmarks -c release >&2
exec "$(scripts/swift.sh build Benchmarks -c release --show-bin-path)/Benchmarks" "$@"
