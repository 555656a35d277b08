#!/usr/bin/env bash
# proxy-test.sh PROGRAM: serves a program behind nginx and HAProxy, in the configurations that Documentation/Serving.md shows and
# some that people have by mistake, and checks what a browser would get through them. Prints a line for each check.
set -euo pipefail
cd "$(dirname "$0")/.."

program=$1
folder=$(mktemp -d)
pids=()
end() {
    for pid in ${pids[@]+"${pids[@]}"}; do kill "$pid" 2>/dev/null || true; done
    wait 2>/dev/null || true
    rm -rf "$folder"
}
trap end EXIT

openssl req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=app.example \
    -keyout "$folder/key.pem" -out "$folder/cert.pem" 2>/dev/null
cat "$folder/cert.pem" "$folder/key.pem" >"$folder/both.pem"

# A code block of the documentation, with the names and ports of this test.
block() {
    awk -v kind="\`\`\`$1" '$0 == kind { open = 1; next } /^```/ { open = 0 } open' Documentation/Serving.md |
        sed -e "s|:443|127.0.0.1:8943|; s|listen 443|listen 127.0.0.1:8943|; s|127.0.0.1:8080|127.0.0.1:8941|" \
            -e "s|example.com;|app.example;|; s|/etc/ssl/certs/example.com.pem|$folder/cert.pem|" \
            -e "s|/etc/ssl/private/example.com.key|$folder/key.pem|; s|/etc/ssl/private/example.com.pem|$folder/both.pem|"
}

# Waits until something listens on a port.
await() { until (exec 3<>"/dev/tcp/127.0.0.1/$1") 2>/dev/null; do sleep 0.1; done; }

stop() {
    kill "${pids[-1]}"
    wait "${pids[-1]}" 2>/dev/null || true
    unset 'pids[-1]'
}

serve() {
    "$program" --web --port 8941 --data "$folder/data" "$@" >"$folder/program.log" 2>&1 &
    pids+=($!)
    await 8941
}

nginx_with() {
    {
        echo "daemon off; pid $folder/nginx.pid; error_log $folder/nginx.log; events {}"
        echo "http { access_log off; client_body_temp_path $folder; proxy_temp_path $folder; fastcgi_temp_path $folder;"
        echo "uwsgi_temp_path $folder; scgi_temp_path $folder;"
        cat
        echo "}"
    } >"$folder/nginx.conf"
    nginx -p "$folder" -c "$folder/nginx.conf" &
    pids+=($!)
    await 8943
}

haproxy_with() {
    cat >"$folder/haproxy.cfg"
    haproxy -f "$folder/haproxy.cfg" -db >"$folder/haproxy.log" 2>&1 &
    pids+=($!)
    await 8943
}

failures=0
# check NAME WORD COMMAND...: what a command prints has the word in it.
check() {
    local name=$1 word=$2 output
    shift 2
    output=$("$@" 2>&1 || true)
    if grep -q -- "$word" <<<"$output"; then
        echo "passed  $name"
    else
        echo "FAILED  $name: no \"$word\" in:"
        head -c 600 <<<"$output"
        failures=$((failures + 1))
    fi
}

get() { curl -ks --max-time 5 --http1.1 -i --resolve app.example:8943:127.0.0.1 "$@"; }
socket() {
    local address=$1 origin=$2
    shift 2
    get -N --max-time 2 "$address" -H "Origin: $origin" -H "Connection: Upgrade" -H "Upgrade: websocket" \
        -H "Sec-WebSocket-Version: 13" -H "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==" "$@"
}

# checks NAME SITE: a page in a folder, its script, its cookie and its WebSocket.
checks() {
    check "$1: page" 'src="client/' get "$2"
    check "$1: script" "javascript" get "$2client/client.js"
    check "$1: cookie of the folder" "set-cookie: riffle-person" get "$2"
    check "$1: WebSocket" "101 Switching" socket "$2session" "${2%/*/}"
}

tls=https://app.example:8943
plain=http://app.example:8943

serve --site "$tls/shop" --public --trusted-proxy 127.0.0.1
nginx_with < <(block nginx)
checks "nginx, TLS, folder taken out" "$tls/shop/"
check "nginx: cookies only by TLS" "Secure" get "$tls/shop/"
check "nginx: no slash at the end" "Location: .*/shop/" get "$tls/shop"
check "nginx: pages of others get no WebSocket" "403 Forbidden" socket "$tls/shop/session" https://evil.example
stop
nginx_with < <(block nginx | sed 's|8941/;|8941;|')
checks "nginx, TLS, folder left" "$tls/shop/"
stop
nginx_with < <(block nginx | sed '/Host/d')
checks "nginx, TLS, its own Host" "$tls/shop/"
stop
stop

# One connection to the program carries requests of all visitors, one after the other, each for the process that has their pages.
serve --site "$tls/shop" --public --trusted-proxy 127.0.0.1 --workers 3
nginx_with < <(
    echo 'map $http_upgrade $upgraded { default upgrade; "" ""; }'
    echo 'upstream pages.example { server 127.0.0.1:8941; keepalive 1; }'
    block nginx | sed 's|http://127.0.0.1:8941/|http://pages.example/|; s|"upgrade"|$upgraded|'
)
checks "nginx, kept connections, three processes" "$tls/shop/"
for round in first second; do
    for visitor in 1 2 3 4 5 6; do
        jar=$folder/visitor-$visitor
        check "nginx, kept connections: $round page of visitor $visitor" 'src="client/' get -b "$jar" -c "$jar" "$tls/shop/"
        check "nginx, kept connections: $round WebSocket of visitor $visitor" "101 Switching" \
            socket "$tls/shop/session" "$tls" -b "$jar"
    done
done
stop
stop

serve --site "$plain/shop" --public
nginx_with < <(block nginx | sed 's/ ssl;/;/; /ssl_/d')
checks "nginx, no TLS" "$plain/shop/"
stop
stop

serve
nginx_with < <(block nginx | sed '/Host/d')
check "nginx, no --site: why there is no WebSocket" "start it with --site $tls" \
    get "$tls/shop/session?origin=https%3A%2F%2Fapp.example%3A8943"
stop
nginx_with < <(block nginx)
check "nginx, no --site, its Host: what to do" "start it with --site" get "$tls/shop/"
stop
stop

serve --site "$tls" --trusted-proxy 127.0.0.1
haproxy_with < <(block haproxy)
check "HAProxy: a token is asked for" "403 Forbidden" get "$tls/"
token=$(sed -n 's/.*token=//p' "$folder/program.log")
check "HAProxy: the token is taken" "riffle-token.*Secure" get "$tls/?token=$token"
check "HAProxy: WebSocket with a token" "101 Switching" socket "$tls/session?token=$token" "$tls"
stop
stop

serve --site "$tls" --public --trusted-proxy 127.0.0.1
haproxy_with < <(block haproxy)
check "HAProxy, TLS: page" 'src="client/' get "$tls/"
check "HAProxy, TLS: WebSocket" "101 Switching" socket "$tls/session" "$tls"
stop
stop

serve --site "$plain" --public
haproxy_with < <(block haproxy | sed 's| ssl crt .*||; /Proto/d')
check "HAProxy, no TLS: page" 'src="client/' get "$plain/"
check "HAProxy, no TLS: WebSocket" "101 Switching" socket "$plain/session" "$plain"
stop
stop

[[ $failures -eq 0 ]]
