#!/usr/bin/env bash
# One JSON object a line on standard output; building talks on standard error.
set -euo pipefail
cd "$(dirname "$0")/.."

swift build --package-path Benchmarks --scratch-path .build -c release >&2
exec "$(swift build --package-path Benchmarks --scratch-path .build -c release --show-bin-path)/Benchmarks" "$@"
