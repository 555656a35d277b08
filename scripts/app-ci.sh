#!/usr/bin/env bash
# app-ci.sh [FOLDER]: what continuous integration does with the package of an app: installs what is missing, builds, runs the
# tests, and draws all previews. Files that were built are taken up again, so that FOLDER/.build is worth keeping.
#
# What is to be looked at is in FOLDER/ci-results, or where RIFFLE_CI_RESULTS says: the results of the tests as tests.xml, in
# pictures what tests attach, such as those that differ from their references, and the previews. References are not
# written, so that a test without one fails. Ends with 0 if everything passed.
set -euo pipefail

riffle=$(cd "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")/.." && pwd)
cd "${1:-.}"
results=${RIFFLE_CI_RESULTS:-$PWD/ci-results}
rm -rf "$results"
mkdir -p "$results/pictures" "$results/previews"
"$riffle/scripts/install.sh"

# Tests and previews need no server: where the package has the trait, nothing of one is compiled.
flags=()
! grep -q 'trait(name: "Web"' Package.swift || flags+=(--disable-default-traits)

export RIFFLE_RECORD=${RIFFLE_RECORD:-never}
export RIFFLE_ATTACHMENTS=$results/pictures
start=$SECONDS
swift build --build-tests ${flags[@]+"${flags[@]}"}
echo "Building took $((SECONDS - start)) s."

failed=()
start=$SECONDS
swift test --skip-build ${flags[@]+"${flags[@]}"} --xunit-output "$results/tests.xml" || failed+=("tests")
echo "Tests took $((SECONDS - start)) s."

# Every program with an App draws its previews.
for program in .build/debug/*; do
    [[ -f $program && -x $program && ${program##*/} != *.* ]] || continue
    grep -qa 'do what lines of JSON on standard input say' "$program" || continue
    "$program" --previews "$results/previews" || failed+=("previews of ${program##*/}")
done

rmdir "$results"/pictures "$results"/previews 2>/dev/null || true
[[ ${#failed[@]} -eq 0 ]] || {
    printf 'Failed: %s\n' "${failed[@]}"
    exit 1
}
