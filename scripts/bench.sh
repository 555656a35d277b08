#!/usr/bin/env bash
# One JSON object a line on standard output; building talks on standard error.
set -euo pipefail
cd "$(dirname "$0")/.."

exec scripts/launch.sh release Benchmarks Benchmarks "$@"
