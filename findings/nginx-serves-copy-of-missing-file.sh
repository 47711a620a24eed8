#!/usr/bin/env bash
# Expected: a compressed copy is an addition to its file: without the file, a request for it is 404.
# Behaviour: the copy alone is enough: clients with gzip receive 200, all others 404, for as long as the copy is forgotten.
# Version: nginx 1.22.1 of Debian 12
# Source: ngx_http_gzip_static_handler opens `<file>.gz` only, and runs before the handler that looks for the file.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
install() { npm install --silent --no-audit --no-fund --prefix "$folder" "$@"; }

apt-get download -qq nginx 2>/dev/null
for package in *.deb; do dpkg -x "$package" .; done
mkdir files
printf '%03000d' 0 >files/a.js
gzip files/a.js
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
for (const encoding of ['identity', 'gzip'])
  console.log(encoding, (await ask('/a.js', { 'accept-encoding': encoding })).status);
JS
seen=$(node check.mjs)
echo "$seen"
[ "$seen" = "identity 404
gzip 200" ]
