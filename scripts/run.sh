#!/usr/bin/env bash
# What `make run` shows.
set -euo pipefail
cd "$(dirname "$0")/.."

exec scripts/launch.sh release Apps Gallery --web --port "${PORT:-8080}"
