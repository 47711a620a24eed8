#!/usr/bin/env bash
# Expected: `If-Modified-Since` with a date after the last change gives 304, as HTTP says: the file has not been modified since.
# Behaviour: only the very same second gives 304; a later date, as of a client that sends the date of its response, gives the whole file.
# Version: nginx 1.22.1 of Debian 12
# Source: ngx_http_test_not_modified: `if_modified_since` is `exact` by default; `before` does what HTTP says.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
install() { npm install --silent --no-audit --no-fund --prefix "$folder" "$@"; }

apt-get download -qq nginx 2>/dev/null
for package in *.deb; do dpkg -x "$package" .; done
mkdir files
printf '%03000d' 0 >files/a.js

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
const { 'last-modified': changed } = await ask('/a.js');
const later = new Date(Date.parse(changed) + 60_000).toUTCString();
for (const [name, since] of Object.entries({ 'same second': changed, 'a minute later': later }))
  console.log(`${name}: ${(await ask('/a.js', { 'if-modified-since': since })).status}`);
JS
seen=$(node check.mjs)
echo "$seen"
[ "$seen" = "same second: 304
a minute later: 200" ]
