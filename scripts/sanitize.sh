#!/usr/bin/env bash
# sanitize.sh thread|address [FILTER...]: runs the package's tests under Thread Sanitizer or Address Sanitizer, or those whose
# ids match one of the filters. Builds into a folder of its own, .build-thread or .build-address. JOBS=1 says how many
# compilers run at once. Browsers are left out: they are other programs, and everything takes ten times as long.
#
# Ends with 0 where all tests pass and nothing was found. What was found is shown, and is kept in the folder as
# findings.PID, a file for each process: some tests start programs, which are searched as well.
set -euo pipefail
cd "$(dirname "$0")/.."

kind=${1:-}
case $kind in
thread | address) shift ;;
*)
    sed -n '2,8s/^# \{0,1\}//p' "$0" >&2
    exit 2
    ;;
esac

export RIFFLE_SCRATCH=.build-$kind
export SKIP_BROWSER=1
# The plugin for macros runs in the compiler: it is handed over as to releases, and not built with a sanitizer.
plugin=$(scripts/macros.sh)
export RIFFLE_MACROS=built
flags=(--sanitize="$kind" -Xswiftc -load-plugin-executable -Xswiftc "$PWD/$plugin#SwiftUIMacros")
scripts/swift.sh build . --build-tests "${flags[@]}" ${JOBS:+-j "$JOBS"}

findings=$PWD/$RIFFLE_SCRATCH/findings
rm -f "$findings".*
options="log_path=$findings"
suppressions=$PWD/scripts/sanitize-$kind.txt
[[ ! -f $suppressions ]] || options+=" suppressions=$suppressions"
# The runtimes of the sanitizers have clocks of their own.
left_out=VirtualDatesTests/allClocks
case $kind in
# A process with findings ends as without them: its tests fail by what they check, and the findings are counted below.
thread)
    # The backtracer of a process that crashes starts another one from a signal handler, which the sanitizer cannot follow:
    # tests that are about that are left out.
    export SWIFT_BACKTRACE=enable=no
    left_out+="|CrashTests|DriverTests/crash"
    export TSAN_OPTIONS="$options exitcode=0 history_size=4 second_deadlock_stack=1"
    "$(dirname "$(readlink -f "$(command -v swiftc)")")/clang" -shared -fPIC -O1 scripts/sanitize-mutex.c \
        -o "$RIFFLE_SCRATCH/sanitize-mutex.so"
    preload=$PWD/$RIFFLE_SCRATCH/sanitize-mutex.so
    ;;
# Swift's runtime keeps what it knows of types for ever, and Pango and Fontconfig their fonts: at the end all of it would
# count as lost.
address) export ASAN_OPTIONS="$options detect_leaks=0" ;;
esac

filters=()
for filter in "$@"; do filters+=(--filter "$filter"); done
# What is checked takes several times the stack, and views beyond it are left out.
ulimit -s 65532 2>/dev/null || true

status=0
run_tests() {
    ${preload:+env LD_PRELOAD="$preload"} scripts/swift.sh test . --skip-build "${flags[@]}" "$@" || status=$?
}
# What is checked takes several times the memory, and each test that has begun keeps its own.
export SWT_EXPERIMENTAL_MAXIMUM_PARALLELIZATION_WIDTH=4
if [[ ${#filters[@]} -gt 0 ]]; then
    run_tests "${filters[@]}"
else
    # As in test.sh: servers answer within their times only if there are not hundreds of them at once.
    run_tests --skip "WebHostTests|BrowserTestingTests|DataAppsTests|RiffleServerTests|PageLocationTests|$left_out"
    run_tests --filter WebHostTests --skip "$left_out"
fi

count=0
for file in "$findings".*; do
    [[ -s $file ]] || continue
    count=$((count + $(grep -c -E '^(WARNING: ThreadSanitizer|==[0-9]+==ERROR: AddressSanitizer)' "$file" || true)))
    cat "$file"
done
printf '%s Sanitizer: %d findings, tests %s.\n' "${kind^}" "$count" "$([[ $status == 0 ]] && echo passed || echo failed)"
[[ $status == 0 && $count == 0 ]]
