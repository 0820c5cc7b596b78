#!/usr/bin/env bash
# Checks what is in this folder with the programs that are installed: systemd-analyze, Caddy with curl.
# From the root of a built project, or of an unpacked archive: deploy/check.sh
set -euo pipefail
cd "$(dirname "$0")/.."
temporary=$(mktemp -d)
started=()
finish() {
  for process in "${started[@]}"; do kill "$process" 2>/dev/null || true; done
  wait
  rm -rf "$temporary"
}
trap finish EXIT
fail() {
  echo "FAILED: $1" >&2
  exit 1
}
has() {
  command -v "$1" >/dev/null || {
    echo "not checked: $1 is not installed"
    return 1
  }
}

if has systemd-analyze; then
  # The program and its folder need not be here.
  sed "s#/opt/banyan#/tmp#; s#=node #=$(command -v node) #" deploy/banyan.service >"$temporary/banyan.service"
  systemd-analyze verify "$temporary/banyan.service"
  systemd-analyze security --offline=true --threshold=20 deploy/banyan.service | tail -1
fi

has caddy && has curl || exit 0
port=${PORT:-4108} https=${HTTPS_PORT:-4118} http=${HTTP_PORT:-4128}
export DOMAIN=localhost UPSTREAM=127.0.0.1:$port XDG_DATA_HOME=$temporary/caddy XDG_CONFIG_HOME=$temporary/caddy
caddy validate --adapter caddyfile --config deploy/Caddyfile >"$temporary/validate.log" 2>&1 ||
  fail "$(cat "$temporary/validate.log")"
# As it is, but on other ports and with a certificate that Caddy makes itself.
sed "0,/^{\$/s//{\n\tadmin off\n\tskip_install_trust\n\thttp_port $http\n\thttps_port $https/" deploy/Caddyfile >"$temporary/Caddyfile"
caddy run --adapter caddyfile --config "$temporary/Caddyfile" >"$temporary/caddy.log" 2>&1 &
started+=($!)
site=https://localhost:$https
PORT=$port HOST=127.0.0.1 PUBLIC_URL=$site DATA_DIR=$temporary/data TRUST_PROXY=on BACKUP_HOURS=off DISK_RESERVE=0 \
  ADMIN_EMAIL=owner@example.com ADMIN_PASSWORD='a long enough password' METRICS_TOKEN=0123456789abcdef \
  node dist/server/main.js >"$temporary/server.log" 2>&1 &
started+=($!)
root=$temporary/caddy/caddy/pki/authorities/local/root.crt
ask() { curl --silent --show-error --http2 --cacert "$root" --cookie "$temporary/cookies" --cookie-jar "$temporary/cookies" "$@"; }
for _ in $(seq 100); do
  [ -f "$root" ] && ask --fail --output /dev/null "$site/api/ready" 2>/dev/null && break
  sleep 0.3
done

# expect STATUS TEXT ARGUMENTS…: an answer over HTTP/2 with this status, and this text in its headers or body
expect() {
  local status=$1 text=$2
  shift 2
  ask --include "$@" >"$temporary/answer" || fail "no answer: $*"
  head -1 "$temporary/answer" | grep -q "^HTTP/2 $status" || fail "$* is answered $(head -1 "$temporary/answer")"
  grep --text -qi -- "$text" "$temporary/answer" || fail "$*: no '$text'"
  echo "ok: $status, $text: ${*: -1}"
}
header() { sed -n "s/^$1: \(.*\)\r$/\1/Ip" "$temporary/answer" | head -1; }

expect 200 '<title>' "$site/"
asset=$(grep --text -o '/assets/[^"]*\.js' "$temporary/answer" | head -1)
expect 200 'content-encoding: br' --header 'accept-encoding: br' "$site/"
tag=$(header etag)
expect 304 'etag' --header 'accept-encoding: br' --header "if-none-match: $tag" "$site/"
expect 200 'cache-control: no-cache' "$site/packages/domestic"
expect 200 'max-age=31536000, immutable' "$site$asset"
expect 200 'strict-transport-security' "$site/about"
expect 404 'x-request-id' "$site/nothing.php"
expect 404 '' "$site/metrics"
expect 200 'x-request-id: from-the-edge' --header 'x-request-id: from-the-edge' "$site/api/ready"
curl --silent --include "http://localhost:$http/about" | grep -qi "^location: https://localhost" || fail 'no redirect to https'
echo 'ok: http is redirected to https'

write=(--header "origin: $site")
expect 401 'message' "${write[@]}" --header 'x-forwarded-for: 203.0.113.66' --json '{"email":"a@b.in","password":"wrong"}' "$site/api/auth/login"
expect 200 'set-cookie: __Host-banyan' "${write[@]}" --json '{"email":"owner@example.com","password":"a long enough password"}' "$site/api/auth/login"
sleep 1
grep -q '"event":"sign-in refused"' "$temporary/server.log" || fail 'the refused sign-in is not in the log'
! grep -q 203.0.113.66 "$temporary/server.log" || fail 'a forged address is in the log'
echo "ok: the log has the client's address, not the forged one"

node -e "require('sharp')({ create: { width: 2400, height: 1800, channels: 3, background: '#336699', noise: { type: 'gaussian', mean: 128, sigma: 60 } } }).jpeg({ quality: 80 }).toFile('$temporary/lake.jpg')"
sleep 1
form=(--form name=Goa --form discount=10 --form "images=@$temporary/lake.jpg;type=image/jpeg")
expect 201 '/pictures/' "${write[@]}" "${form[@]}" "$site/api/tours/popular-destination"
picture=$(grep --text -o '/pictures/[^"]*' "$temporary/answer" | head -1)
expect 200 'content-type: image/jpeg' "$site$picture"
NODE_EXTRA_CA_CERTS=$root PUBLIC_URL=$site DATA_DIR=$temporary/data TRUST_PROXY=on DISK_RESERVE=0 \
  node dist/server/cli.js doctor | grep 'public address'
echo "Everything in order ($(stat -c %s "$temporary/lake.jpg") bytes uploaded over HTTP/2)."
