#!/usr/bin/env bash
# Expected: gzip_static and brotli_static choose a copy by Accept-Encoding alone, so both serve it to a client behind a CDN.
# Behaviour: a request with `Via` receives the .br copy, but the uncompressed file in place of the .gz copy.
# Version: nginx 1.22.1 and libnginx-mod-http-brotli-static 1.0.0~rc of Debian 12
# Source: ngx_http_gzip_ok, which gzip_static asks: gzip_proxied is `off` by default. The documentation has it for `gzip` only.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
install() { npm install --silent --no-audit --no-fund --prefix "$folder" "$@"; }

apt-get download -qq nginx libnginx-mod-http-brotli-static 2>/dev/null
for package in *.deb; do dpkg -x "$package" .; done
mkdir files
printf '%03000d' 0 >files/a.js
gzip -k files/a.js
echo 'a copy that only its name makes brotli' >files/a.js.br
cat >nginx.conf <<CONF
load_module $folder/usr/lib/nginx/modules/ngx_http_brotli_static_module.so;
daemon off;
pid $folder/nginx.pid;
events {}
http {
  access_log off;
  client_body_temp_path tmp; proxy_temp_path tmp; fastcgi_temp_path tmp; uwsgi_temp_path tmp; scgi_temp_path tmp;
  server { listen unix:$folder/socket; root $folder/files; gzip_static on; brotli_static on; }
}
CONF
chmod 755 "$folder"
usr/sbin/nginx -p "$folder" -c nginx.conf -e stderr &
trap 'kill $!; rm -rf "$folder"' EXIT
cat >check.mjs <<'JS'
import { existsSync } from 'node:fs';
import { get } from 'node:http';
while (!existsSync('socket')) await new Promise((resolve) => setTimeout(resolve, 20));
for (const encoding of ['gzip', 'br'])
  for (const via of [{}, { via: '1.1 cdn' }]) {
    const headers = { 'accept-encoding': encoding, ...via };
    const options = { socketPath: 'socket', path: '/a.js', agent: false, headers };
    const response = await new Promise((resolve) => get(options, (answer) => resolve(answer.resume())));
    console.log(encoding, via.via ? 'with Via:' : 'without Via:', response.headers['content-encoding'] ?? 'uncompressed');
  }
JS
seen=$(node check.mjs)
echo "$seen"
[ "$seen" = "gzip without Via: gzip
gzip with Via: uncompressed
br without Via: br
br with Via: br" ]
