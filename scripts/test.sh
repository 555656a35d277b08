#!/usr/bin/env bash
# Every test there is, cheapest first where order is free. Ends with the time each step took.
set -euo pipefail
cd "$(dirname "$0")/.."

log=$(mktemp)
retried=$(mktemp)
slow=$(mktemp)
trap 'rm -f "$log" "$retried" "$slow"' EXIT

# A step that fails does not keep the others from being tried: one run shows everything there is to mend,
# and the summary says it again, as it may be all that is kept of a long output.
# Steps that would begin later than LIMIT_SECONDS are left out, and the summary names them: a run that somebody ends says nothing.
durations=()
failed=()
left_out=()
mistakes=()
step() {
    local name=$1 start=$SECONDS outcome=passed line
    shift
    if ((SECONDS > ${LIMIT_SECONDS:-4700})); then
        left_out+=("$name")
        return
    fi
    printf '\n== %s\n' "$name"
    limited "$@" 2>&1 | tee "$log" || {
        outcome=failed && failed+=("$name")
        while IFS= read -r line; do mistakes+=("$line"); done < <(mistakes "$log")
    }
    durations+=("$(printf '%5d s  %s  %s' $((SECONDS - start)) "$outcome" "$name")")
    tests_took "$log" "$name" >>"$slow"
}

# Runs a step in a group of processes of its own, which ends with it, or after STEP_SECONDS: one that waits for ever is a step that
# failed, with a name, and what it has started does not keep its output open.
limited() {
    local limit=${STEP_SECONDS:-2400} step watchdog status=0
    set -m
    ("$@") </dev/null &
    step=$!
    (
        sleep "$limit"
        echo "error: the step was ended, as it took longer than $limit s"
        kill -TERM -- -"$step"
        sleep 10
        kill -KILL -- -"$step"
    ) &
    watchdog=$!
    set +m
    trap 'kill -KILL -- -"$watchdog" -"$step" 2>/dev/null; exit 130' INT TERM
    wait "$step" || status=$?
    kill -KILL -- -"$watchdog" -"$step" 2>/dev/null || true
    return $status
}

# The lines of an output that say what went wrong; where there are none, how it ended.
mistakes() {
    grep -E 'recorded an issue|error:|Fatal error|Crash|signal code|Exited with' "$1" |
        cut -c1-400 | sort -u | head -n "${MISTAKES:-20}" | grep . || tail -n 5 "$1"
}

# What each test of a step took, as lines of seconds and a name. Tests begin all at once and wait for the main actor, so that
# the time that is printed for one is when it ended: what it took is the time since the one before had ended. In browsers a
# few run side by side, and it is what is printed.
tests_took() {
    sed -nE 's/.* Test (.*) (with [0-9]+ test cases )?(passed|failed) after ([0-9.]+) seconds.*/\4 \1/p' "$1" |
        if [[ $2 == browsers || $2 == *"in browsers" ]]; then
            cat
        else
            sort -n | awk '{ time = $1; $1 = sprintf("%.3f", time - before); before = time; print }'
        fi
}

lint() {
    local paths=() path
    for path in Sources Tests Apps Benchmarks Compatibility Integrations Plugins Tools Package.swift; do
        [[ -e $path ]] && paths+=("$path")
    done
    # Only what git tracks or could: a build folder inside Apps is not ours to format.
    git ls-files -z --cached --others --exclude-standard -- "${paths[@]}" |
        grep -z '\.swift$' | grep -zv '^Tools/Tests/Fixtures/' | xargs -0 swift format lint --strict --parallel --configuration .swift-format
}

build_tests() { scripts/swift.sh build "$1" --build-tests; }
run_tests() { scripts/swift.sh test "$1" --skip-build "${@:2}"; }
# Servers and browsers answer within their times only if there are not hundreds of them at once.
#
# They live in real time, which a busy machine can stretch beyond any patience. Suites that fail are therefore tried once
# more, by themselves; the summary names those that needed it.
run_browser_tests() {
    local output suites
    output=$(mktemp)
    export SWT_EXPERIMENTAL_MAXIMUM_PARALLELIZATION_WIDTH=4
    if run_tests "$@" 2>&1 | tee "$output"; then
        rm -f "$output"
        return 0
    fi
    # Suites are asked for by the names of their types, so that one with a name for people could not be tried again.
    if grep -qE 'Suite ".*" failed after' "$output"; then
        rm -f "$output"
        return 1
    fi
    suites=$(sed -nE 's/.*Suite ([A-Za-z0-9]+) failed after.*/\1/p' "$output" | sort -u)
    rm -f "$output"
    # Without such a line the run ended early; more than a few are no matter of time.
    [[ -n $suites && $(wc -l <<<"$suites") -le 3 ]] || return 1
    printf '\n-- Again, by themselves: %s\n' "$(paste -sd ' ' <<<"$suites")"
    run_tests "$1" --filter "\\.($(paste -sd '|' <<<"$suites"))(/|\$)" || return 1
    printf '%s\n' "$suites" >>"$retried"
}

# Tests of XCTest, then those of Swift Testing.
snapshot_tests() {
    local program
    program=$(scripts/swift.sh build Compatibility/swift-snapshot-testing --show-bin-path)
    program+=/swift-snapshot-testingPackageTests.xctest
    "$program" && "$program" --testing-library swift-testing
}

scripts/install.sh --tests
step "format" lint
step "build engine, hosts and tools" build_tests .
# Pages in browsers wait for the main actor, which the other tests keep busy: they come by themselves.
# Tests with Chromium, a few at a time; those of the server with them.
in_browsers="WebHostTests|BrowserTestingTests|DataAppsTests|RiffleServerTests|PageLocationTests"
step "engine and tools" run_tests . --skip "$in_browsers"
step "browsers" run_browser_tests . --filter "$in_browsers"
step "build apps" build_tests Apps
step "apps" run_tests Apps --skip "AppWalkTests|FieldTests"
step "apps in browsers" run_browser_tests Apps --filter "AppWalkTests|FieldTests"
step "command riffle" swift test --package-path Tools --scratch-path .build/tools
step "first app" scripts/first-app.sh
step "imported apps" scripts/import-test.sh
# Only its own tests: CustomDump asks canImport(SwiftUI), and would find in this folder what it is not built for.
step "build snapshot tests" scripts/swift.sh build Compatibility/swift-snapshot-testing \
    --product swift-snapshot-testingPackageTests
step "snapshot tests" snapshot_tests
[[ "${SKIP_WINDOW:-}" == 1 ]] || step "window" scripts/window-test.sh

printf '\n== Summary\n'
printf '%s\n' "${durations[@]}"
[[ ${#mistakes[@]} -eq 0 ]] || printf '%s\n' "" "What failed:" "${mistakes[@]}"
if [[ -s $slow ]]; then
    printf '\nThe slowest tests, in seconds:\n'
    # Reads all of it: a pipe that is closed early would count as a failure.
    sort -rn "$slow" | sed -n 1,20p | cut -c1-160
fi
[[ ! -s $retried ]] || printf '%s\n' "" "Passed only when tried again:" "$(cat "$retried")"
if [[ ${#left_out[@]} -gt 0 ]]; then
    printf '\nLeft out, as the run had taken more than %d s (LIMIT_SECONDS):\n' "${LIMIT_SECONDS:-4700}"
    printf '%s\n' "${left_out[@]}"
fi
if [[ "${SKIP_BROWSER:-}" == 1 ]]; then
    echo "Browser tests were left out: SKIP_BROWSER=1."
fi
if [[ "${SKIP_WINDOW:-}" == 1 ]]; then
    echo "The test of windows was left out: SKIP_WINDOW=1."
fi
[[ ${#failed[@]} -eq 0 ]]
