#!/usr/bin/env bash
# Installs the distribution's packages that building and running need; with --window, those of windows, with --tests, those
# of the tests, with --pictures, those that the pictures of the documentation need, and with --proxies, those that programs are
# served behind to see that it works.
# Nothing missing: done in a blink, without asking for rights. As nobody special and without sudo: prints the command.
set -euo pipefail

packages=(
    make pkg-config
    # Text, pixels, image files.
    libpango1.0-dev libcairo2-dev libfreetype-dev libgdk-pixbuf-2.0-dev librsvg2-dev libdeflate-dev libharfbuzz-dev
    # What pages are sent; both come with the packages above.
    libbrotli-dev libwebp-dev
    # What SwiftData and the apps keep.
    libsqlite3-dev
    # What text is set in: TextLayout/FontCatalog.swift says which is for what.
    fonts-inter fonts-quicksand fonts-jetbrains-mono fonts-noto-core fonts-noto-cjk fonts-noto-color-emoji
)

# Browser tests take $CHROMIUM, and none at all with SKIP_BROWSER=1.
if [[ "${1:-}" == --tests && "${SKIP_BROWSER:-}" != 1 && -z "${CHROMIUM:-}" ]]; then
    packages+=(chromium)
fi

# Windows of the desktop, and a display that nobody sees with hands to test them.
if [[ "${1:-}" == --window ]]; then
    packages+=(libgtk-4-dev)
fi
if [[ "${1:-}" == --tests && "${SKIP_WINDOW:-}" != 1 ]]; then
    packages+=(libgtk-4-dev xvfb xdotool x11-apps dbus at-spi2-core python3-pyatspi)
fi

# Proxies to serve behind.
if [[ "${1:-}" == --proxies ]]; then
    packages+=(nginx-light haproxy curl openssl)
fi

# Writes animated pictures.
if [[ "${1:-}" == --pictures ]]; then
    packages+=(webp)
fi

if ! command -v dpkg-query >/dev/null; then
    echo "This is neither Debian nor Ubuntu. Install the equivalents of: ${packages[*]}" >&2
    exit 1
fi

installed=" $(dpkg-query -W -f='${db:Status-Status}:${Package} ' "${packages[@]}" 2>/dev/null || true)"
missing=()
for package in "${packages[@]}"; do
    [[ "$installed" == *" installed:$package "* ]] || missing+=("$package")
done
[[ ${#missing[@]} -gt 0 ]] || exit 0

# Ubuntu's chromium is a snap, which no script should install unasked.
if [[ " ${missing[*]} " == *" chromium "* ]] && grep -qs '^ID=ubuntu' /etc/os-release; then
    echo "Browser tests need Chromium: set CHROMIUM=/path/to/chrome, or SKIP_BROWSER=1 to leave them out." >&2
    exit 1
fi

install=(env DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "${missing[@]}")
if [[ $EUID -eq 0 ]]; then
    as_root=()
elif command -v sudo >/dev/null && { [[ -t 0 ]] || sudo -n true 2>/dev/null; }; then
    as_root=(sudo)
else
    echo "Missing packages, and no rights to install them. Run this as root, then try again:" >&2
    echo "    apt-get update && apt-get install -y --no-install-recommends ${missing[*]}" >&2
    exit 1
fi

echo "Installing ${missing[*]}" >&2
${as_root[@]+"${as_root[@]}"} apt-get update -q >&2
${as_root[@]+"${as_root[@]}"} "${install[@]}" >&2
