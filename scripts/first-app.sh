#!/usr/bin/env bash
# Does what the README says under "Your first app", in an empty folder: writes the app, and serves, draws and tests it by
# the commands that it shows. The files that it shows are those that were written. Only one thing differs: all is built in
# the build folder of this checkout, where the library is built already, or in RIFFLE_SCRATCH. Prints how long each command
# took.
set -euo pipefail
cd "$(dirname "$0")/.."

checkout=$PWD
scratch=${RIFFLE_SCRATCH:-$checkout/.build}
folder=$(mktemp -d)
# What was built stays out of the way of other programs that look for resources there.
trap 'rm -rf "$folder" "$scratch"/debug/MyApp*' EXIT

# Every block below a line that is nothing but a path in backticks is that file.
awk -v folder="$folder/shown" '
    /^```/ && file != "" && !open { open = 1; next }
    /^```/ && open { close(file); file = ""; open = 0; next }
    open { print > file; next }
    /^`[^`]+`$/ {
        file = folder "/" substr($0, 2, length($0) - 2)
        system("mkdir -p \"$(dirname \"" file "\")\"")
        next
    }
    /./ { file = "" }
' README.md

commands=$(awk '/^```sh$/ { open = 1; next } /^```/ { if (open) exit } open' README.md)
[[ $(wc -l <<<"$commands") -eq 5 ]]

# The command with where to build, as swift.sh does it.
complete() {
    local words
    read -ra words <<<"$1"
    printf '%q ' "${words[@]:0:2}" --scratch-path "$scratch" --disable-build-manifest-caching "${words[@]:2}"
}

# The page that a server shows, once it answers; waits as long as the server lives.
page() {
    local server=$1 port=$2
    until { exec 3<>"/dev/tcp/127.0.0.1/$port"; } 2>/dev/null; do
        kill -0 "$server" || return 1
        sleep 0.2
    done
    printf 'GET / HTTP/1.1\r\nHost: 127.0.0.1:%d\r\nConnection: close\r\n\r\n' "$port" >&3
    cat <&3
}

cd "$folder"
ln -s "$checkout" Riffle
while IFS= read -r command; do
    start=$SECONDS
    echo "== $command"
    case $command in
    *--web*)
        port=${FIRST_APP_PORT:-8917}
        eval "exec $(complete "$command") --port $port" &
        server=$!
        page "$server" "$port" >page.html
        kill "$server"
        wait "$server" || true
        grep -q '<title>MyApp' page.html
        ;;
    Riffle/* | cd\ *) eval "$command" ;;
    *)
        eval "$(complete "$command")"
        ;;
    esac
    echo "== took $((SECONDS - start)) s"
done <<<"$commands"
# We are in the app's folder.
(cd ../shown && find . -type f) | while IFS= read -r file; do
    cmp "../shown/$file" "$file"
done
[[ $(head -c 4 picture.png | tail -c 3) == PNG ]]
