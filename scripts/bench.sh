#!/usr/bin/env bash
# One JSON object a line on standard output; building talks on standard error.
set -euo pipefail
cd "$(dirname "$0")/.."

# What the benchmarks start beside themselves.
for product in ColdStart ServedWallet TwoViews; do
    scripts/swift.sh build Benchmarks -c release --product "$product" >&2
done
exec scripts/launch.sh release Benchmarks Benchmarks "$@"
