#!/usr/bin/env bash
# What `make run` shows.
set -euo pipefail
cd "$(dirname "$0")/.."

exec swift run --package-path Apps --scratch-path .build -c release Gallery --web --port "${PORT:-8080}"
