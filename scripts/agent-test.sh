#!/usr/bin/env bash
# agent-test.sh: has an agent open and operate an app by `riffle mcp`, with the official SDK of the Model Context Protocol
# for Python, which is installed into a folder of its own.
set -euo pipefail
cd "$(dirname "$0")/.."

home=${AGENT_TEST_HOME:-.build/agent-test}
[[ -x $home/bin/python ]] || python3 -m venv "$home"
"$home/bin/pip" install --quiet 'mcp>=1.2'
scripts/swift.sh build . --product DrivenExample
scripts/swift.sh build Tools --product riffle
"$home/bin/python" scripts/agent-test.py "$PWD/.build/debug/riffle" "$PWD" "$PWD/.build/debug/DrivenExample"
