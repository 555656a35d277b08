#!/usr/bin/env bash
# What `make run` shows.
set -euo pipefail
cd "$(dirname "$0")/.."

exec scripts/swift.sh run Apps -c release Gallery --web --port "${PORT:-8080}"
