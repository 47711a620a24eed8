#!/usr/bin/env bash
# Expected: a request for a part of a file receives 206, with or without a compressed copy.
# Behaviour: where a compressed copy is sent, `Range` is ignored and nothing says that parts are not served; the same file without it has parts.
# Version: nginx 1.22.1 of Debian 12
# Source: ngx_http_gzip_static_handler does not set `r->allow_ranges`, as ngx_http_static_handler does.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
install() { npm install --silent --no-audit --no-fund --prefix "$folder" "$@"; }

apt-get download -qq nginx 2>/dev/null
for package in *.deb; do dpkg -x "$package" .; done
mkdir files
printf '%03000d' 0 >files/a.js
gzip -k files/a.js
cat >nginx.conf <<CONF
daemon off;
pid $folder/nginx.pid;
events {}
http {
  access_log off;
  client_body_temp_path tmp; proxy_temp_path tmp; fastcgi_temp_path tmp; uwsgi_temp_path tmp; scgi_temp_path tmp;
  server { listen unix:$folder/socket; root $folder/files; gzip_static on; }
}
CONF
chmod 755 "$folder"
usr/sbin/nginx -p "$folder" -c nginx.conf -e stderr &
trap 'kill $!; rm -rf "$folder"' EXIT
cat >check.mjs <<'JS'
import { existsSync } from 'node:fs';
import { get } from 'node:http';
while (!existsSync('socket')) await new Promise((resolve) => setTimeout(resolve, 20));
const ask = async (path, headers = {}) => {
  const options = { socketPath: 'socket', path, agent: false, headers };
  const response = await new Promise((resolve) => get(options, (answer) => resolve(answer.resume())));
  return { status: response.statusCode, ...response.headers };
};
for (const encoding of ['identity', 'gzip']) {
  const { status, ...headers } = await ask('/a.js', { range: 'bytes=0-9', 'accept-encoding': encoding });
  console.log(`${encoding}: ${status}, ${headers['content-length']} bytes`);
}
JS
seen=$(node check.mjs)
echo "$seen"
[ "$seen" = "identity: 206, 10 bytes
gzip: 200, 44 bytes" ]
