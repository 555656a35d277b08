#!/usr/bin/env bash
# What `make run` shows.
set -euo pipefail
cd "$(dirname "$0")/.."

pictures() {
    swift build --package-path Apps -c release --product Wallet
    mkdir -p out
    local wallet
    wallet="$(swift build --package-path Apps -c release --show-bin-path)/Wallet"
    "$wallet" --png out/wallet-launch.png --at 0.35
    "$wallet" --png out/wallet.png --at 2
    "$wallet" --png out/wallet-dark.png --at 2 --dark
    echo "The wallet while it comes in, at rest and in the dark:"
    printf '    %s\n' "$PWD"/out/wallet-launch.png "$PWD"/out/wallet.png "$PWD"/out/wallet-dark.png
}

gallery() {
    exec swift run --package-path Apps -c release Gallery --web --port "${PORT:-8080}"
}

pictures
