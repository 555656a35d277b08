#!/usr/bin/env bash
# agent-test.sh: has an agent operate an app, and import and mend another one, by `riffle mcp`, with the official SDK of the
# Model Context Protocol for Python, which is installed into a folder of its own. What is imported is built in a folder of
# its own, too, or in that of AGENT_TEST_SCRATCH: the first time that takes minutes.
set -euo pipefail
cd "$(dirname "$0")/.."

home=${AGENT_TEST_HOME:-$PWD/.build/agent-test}
scratch=${AGENT_TEST_SCRATCH:-$home/build}
[[ -x $home/bin/python ]] || python3 -m venv "$home"
"$home/bin/pip" install --quiet 'mcp>=1.2'
scripts/swift.sh build . --product DrivenExample
# Builds the command first.
./riffle --help >/dev/null

project=$(mktemp -d)
trap 'rm -rf "$project"' EXIT
cp -r Tools/Tests/Fixtures/Pantry/. "$project"
sed -i 's/Button("Take"/Button("Tkae"/' "$project/Pantry/JarRow.swift"

"$home/bin/python" scripts/agent-test.py \
    "$PWD/.build/tools/debug/riffle" "$PWD" "$PWD/.build/debug/DrivenExample" "$project" "$scratch"
