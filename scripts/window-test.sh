#!/usr/bin/env bash
# Opens a program in a window of a display that nobody sees, does things to it with a mouse and a keyboard, and looks at
# what comes of it: on the display, in what the program stores, and by playing a recording of it all again.
set -euo pipefail
cd "$(dirname "$0")/.."

for product in ExampleProgram WalletProgram; do
    RIFFLE_SCRATCH=.build/window scripts/swift.sh build . --traits Window --product "$product"
done
program=$PWD/.build/window/debug/ExampleProgram

folder=$(mktemp -d)
pids=()
end() {
    kill "${pids[@]}" 2>/dev/null || true
    rm -rf "$folder"
}
trap end EXIT

fail() {
    echo "error: $1" >&2
    cat "$folder/output" >&2
    exit 1
}

# Without a display the program says so, and ends.
if env -u DISPLAY -u WAYLAND_DISPLAY EXAMPLE=dial "$program" --window >"$folder/output" 2>&1; then
    fail "the program opened a window without a display"
fi
grep -q "needs a display" "$folder/output" || fail "the program did not say that a display is missing"

# The server chooses a display that is free, and says which.
mkfifo "$folder/display"
# It stays as it is when the last program on it has ended.
Xvfb -displayfd 3 -noreset -screen 0 800x900x24 3>"$folder/display" 2>/dev/null &
pids+=($!)
read -r display <"$folder/display"
export DISPLAY=:$display GDK_BACKEND=x11 XDG_DATA_HOME=$folder/data
unset WAYLAND_DISPLAY

picture() { xwd -silent -root -out "$folder/$1"; }
looks_other_than() {
    picture now
    ! cmp -s "$folder/$1" "$folder/now"
}
# Whether the display shows the same as when this was asked last.
is_still() {
    if looks_other_than last; then
        mv "$folder/now" "$folder/last"
        return 1
    fi
}
# Before the program is there: it may have drawn all by the time that its window is found.
picture empty
picture last

EXAMPLE=dial "$program" --size 300x400 --record "$folder/recording" >"$folder/output" 2>&1 &
app=$!
pids+=("$app")

# Waits until a command succeeds, for half a minute at most.
wait_for() {
    local what=$1 attempt
    shift
    for ((attempt = 0; attempt < 300; attempt++)); do
        if "$@" >/dev/null 2>&1; then return 0; fi
        kill -0 "$app" 2>/dev/null || fail "the program ended while it was to $what"
        sleep 0.1
    done
    fail "the program did not $what"
}

wait_for "open its window" xdotool search --onlyvisible --name DialApp
xdotool mousemove 150 146
wait_for "draw something" looks_other_than empty
sleep 0.5
wait_for "come to rest" is_still
picture before
# The title of the button is in the middle of its room: it counts, and the circle turns green.
xdotool click 1
wait_for "show that its button was pressed" looks_other_than before
# The circle is dragged, let go, and springs back.
xdotool mousemove 150 260 mousedown 1
for step in 1 2 3 4 5 6; do xdotool mousemove $((150 + step * 10)) $((260 + step * 5)); done
picture dragged
xdotool mouseup 1
wait_for "let the circle go back" looks_other_than dragged
# Tab directs the keyboard to the button, and Space presses it.
xdotool key Tab key space
sleep 1

# Asked to end, it keeps what is stored and ends by itself.
kill -TERM "$app"
wait "$app" || fail "the program did not end as it should when it was asked to"

EXAMPLE=dial "$program" --replay "$folder/recording" >"$folder/output" 2>&1 || fail "the recording shows something else"
cat "$folder/output"

# A dark window comes as a light one does.
EXAMPLE=dial "$program" --window --dark --size 300x400 >"$folder/output" 2>&1 &
app=$!
pids+=("$app")
wait_for "open a dark window" xdotool search --onlyvisible --name DialApp
kill -TERM "$app"
wait "$app" || fail "the program with a dark window did not end as it should"

# Runs a program in a window and a test that uses it by AT-SPI, on the bus that desktops have for it. Nothing waits for ever: a
# program that does not end when it is asked to is killed, and counts as one that failed. What the bus starts says nothing on our
# output, which it may outlive.
assist_once() {
    timeout --kill-after=10 240 dbus-run-session -- bash -c '
        "$1" --window --size 393x700 >"$2/output" 2>&1 &
        app=$!
        # The distribution has the library for its own Python.
        timeout --kill-after=5 120 /usr/bin/python3 -uB "scripts/$3" || status=$?
        kill -TERM "$app"
        for ((attempt = 0; attempt < 200; attempt++)); do
            kill -0 "$app" 2>/dev/null || break
            sleep 0.1
        done
        if kill -0 "$app" 2>/dev/null; then
            echo "The program did not end within 20 s of being asked to. Its threads wait in:"
            for thread in /proc/"$app"/task/*; do echo "  $(<"$thread/comm"): $(<"$thread/wchan")"; done
            if command -v gdb >/dev/null; then gdb -p "$app" -batch -ex "thread apply all bt 24" 2>/dev/null; fi
            kill -KILL "$app"
        fi
        wait "$app" || status=$?
        exit "${status:-0}"' - "$1" "$folder" "$2" >"$folder/heard" 2>&1
    local status=$?
    cat "$folder/heard"
    return $status
}
# Once more where it failed: the distribution's bus does not always come up on a busy machine.
assist() {
    assist_once "$@" && return
    printf '\n-- Again: %s\n' "$(basename "$1")"
    assist_once "$@" || fail "assistive technology cannot use $(basename "$1")"
}
assist "${program%/*}/WalletProgram" window-test.py
EXAMPLE=controls assist "$program" window-controls-test.py
