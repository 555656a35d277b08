#!/usr/bin/env bash
# mount-test.sh PROGRAM: runs a shop's server with an interface of Riffle's at /admin/ behind nginx with TLS, and works there as two
# employees do, in Chromium. KEEP=FOLDER keeps pictures. Prints a line for each check.
set -euo pipefail
cd "$(dirname "$0")/.."

program=$1
folder=$(mktemp -d)
pictures=${KEEP:-$folder}
mkdir -p "$pictures"
pids=()
end() {
    for pid in ${pids[@]+"${pids[@]}"}; do kill "$pid" 2>/dev/null || true; done
    wait 2>/dev/null || true
    rm -rf "$folder"
}
trap end EXIT
await() { until (exec 3<>"/dev/tcp/127.0.0.1/$1") 2>/dev/null; do sleep 0.1; done; }

openssl req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=app.example \
    -keyout "$folder/key.pem" -out "$folder/cert.pem" 2>/dev/null
"$program" --port 8951 --data "$folder/data" --site https://app.example:8953 >"$folder/program.log" 2>&1 &
server=$!
pids+=("$server")
await 8951

cat >"$folder/nginx.conf" <<CONF
daemon off; pid $folder/nginx.pid; error_log $folder/nginx.log; events {}
http {
    access_log off; client_body_temp_path $folder; proxy_temp_path $folder; fastcgi_temp_path $folder;
    uwsgi_temp_path $folder; scgi_temp_path $folder;
    map \$http_upgrade \$connection_upgrade { default upgrade; '' ''; }
    upstream bookshop.example { server 127.0.0.1:8951; keepalive 2; }
    server {
        listen 127.0.0.1:8953 ssl;
        server_name app.example;
        ssl_certificate $folder/cert.pem;
        ssl_certificate_key $folder/key.pem;
        location / {
            proxy_pass http://bookshop.example;
            proxy_http_version 1.1;
            proxy_set_header Host \$http_host;
            proxy_set_header Upgrade \$http_upgrade;
            proxy_set_header Connection \$connection_upgrade;
            # A visitor of the internet, as a load balancer in front would name them.
            proxy_set_header X-Forwarded-For 203.0.113.9;
            proxy_set_header X-Forwarded-Proto \$scheme;
        }
    }
}
CONF
nginx -p "$folder" -c "$folder/nginx.conf" &
pids+=($!)
await 8953

node --experimental-websocket scripts/mount-test.mjs https://app.example:8953 "$pictures" || {
    echo "The server said:"
    tail -n 40 "$folder/program.log"
    exit 1
}

get() { curl -ks --max-time 5 --http1.1 -i --resolve app.example:8953:127.0.0.1 "$@"; }
expect() {
    local what=$1 word=$2
    shift 2
    "$@" 2>&1 | grep -qi -- "$word" || { echo "failed: $what"; "$@" | head -c 600; exit 1; }
    echo "ok: $what"
}
site=https://app.example:8953
expect "the shop has pages of its own" "For employees" get "$site/"
expect "nobody gets a file of the interface without a login" "location: /login" get "$site/admin/client/client.js"
expect "nor a WebSocket" "401 Unauthorized" get "$site/admin/session" -H "Origin: $site" -H "Connection: Upgrade" \
    -H "Upgrade: websocket" -H "Sec-WebSocket-Version: 13" -H "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ=="

# Asked to end, it does so within the time that service managers wait, though pages are open.
kill "$server"
for _ in $(seq 100); do kill -0 "$server" 2>/dev/null || break; sleep 0.1; done
! kill -0 "$server" 2>/dev/null || { echo "failed: the server ends when it is asked to"; exit 1; }
echo "ok: the server ends when it is asked to"
