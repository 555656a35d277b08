#!/usr/bin/env bash
# soak.sh [APP...]: 100,000 hostile messages and as many random steps for each app, all of them by default; MESSAGES= and STEPS= do
# other numbers, MINUTES= ends an app's trial earlier, STATE=FILE goes on where a run was stopped. CONFIGURATION=debug is built faster.
# Before them, a program that saves models and the wallet are killed at a thousand random moments each, and have to come back
# with all that was saved; KILLS=25 does less. WORKERS=8 serves each app by so many processes instead, kills those while people walk
# through it, and looks that each page comes back as it was; RENEWALS=20 replaces all of them, as a deployment does, under
# PEOPLE=100 pages.
set -euo pipefail
cd "$(dirname "$0")/.."

configuration=${CONFIGURATION:-release}
apps=("$@")
[[ ${#apps[@]} -gt 0 ]] || apps=(Wallet Trips Flashcards Filters Gallery)

scripts/swift.sh build Apps -c "$configuration" >&2
scripts/swift.sh build . -c "$configuration" --product Soak >&2
folder=$(scripts/swift.sh build . -c "$configuration" --show-bin-path)

options=()
[[ -z "${SEED:-}" ]] || options+=(--seed "$SEED")
[[ -z "${MESSAGES:-}" ]] || options+=(--messages "$MESSAGES")
[[ -z "${STEPS:-}" ]] || options+=(--steps "$STEPS")
[[ -z "${MINUTES:-}" ]] || options+=(--minutes "$MINUTES")
[[ -z "${STATE:-}" ]] || options+=(--state "$STATE")
if [[ -n "${WORKERS:-}" ]]; then
    options+=(--workers "$WORKERS" --kills "${KILLS:-1000}" --people "${PEOPLE:-100}")
    [[ -z "${RENEWALS:-}" ]] || options+=(--renewals "$RENEWALS")
    exec "$folder/Soak" "${options[@]}" "${apps[@]/#/$folder/}"
fi
if [[ "${KILLS:-1000}" != 0 ]]; then
    scripts/swift.sh build . -c "$configuration" --product KilledStore >&2
    "$folder/KilledStore" --times "${KILLS:-1000}" ${SEED:+--seed "$SEED"}
fi
if [[ " ${apps[*]} " == *" Wallet "* && "${KILLS:-1000}" != 0 ]]; then
    "$folder/KilledWallet" --times "${KILLS:-1000}" ${SEED:+--seed "$SEED"}
fi
exec "$folder/Soak" ${options[@]+"${options[@]}"} "${apps[@]/#/$folder/}"
