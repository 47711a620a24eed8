#!/usr/bin/env bash
# Expected: a cache asks its origin for what the client accepts, so browsers receive brotli through it, each encoding by `Vary`.
# Behaviour: the origin never sees `br`: `br, gzip` becomes `gzip`, and a client that accepts `br` only receives the body without compression.
# Version: varnish 7.1.1 of Debian 12
# Source: http_gzip_support is on by default: VRG and cache_req_fsm.c replace Accept-Encoding by `gzip` or remove it.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
install() { npm install --silent --no-audit --no-fund --prefix "$folder" "$@"; }

command -v varnishd >/dev/null || apt-get install -y -qq varnish >/dev/null
chmod 755 "$folder"
cat >check.mjs <<'JS'
import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { createServer, get } from 'node:http';
import { gzipSync } from 'node:zlib';
const BODY = 'a'.repeat(1_000);
const listen = (server) => new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server.address().port)));
let received = '';
const origin = createServer(({ headers }, response) => {
  received = headers['accept-encoding'] ?? 'nothing';
  const encoding = ['br', 'gzip'].find((name) => received.includes(name));
  response.writeHead(200, { 'cache-control': 'max-age=60', vary: 'accept-encoding', ...(encoding && { 'content-encoding': encoding }) });
  response.end(encoding === 'gzip' ? gzipSync(BODY) : BODY);
});
const free = createServer();
const port = await listen(free);
free.close();
writeFileSync('default.vcl', `vcl 4.1; backend default { .host = "127.0.0.1"; .port = "${await listen(origin)}"; }`);
const options = ['-F', '-f', `${process.cwd()}/default.vcl`, '-a', `127.0.0.1:${port}`, '-n', `${process.cwd()}/work`];
const varnish = spawn('varnishd', [...options, '-j', 'none', '-T', 'none', '-s', 'malloc,10m'], { stdio: 'ignore' });
const ask = (path, headers = {}) =>
  new Promise((resolve) => {
    const request = get({ host: '127.0.0.1', port, path, agent: false, headers }, (response) => {
      let bytes = 0;
      response.on('data', (data) => (bytes += data.length));
      response.on('end', () => resolve({ status: response.statusCode, bytes, encoding: response.headers['content-encoding'] ?? 'none' }));
    });
    request.on('error', () => resolve(undefined));
  });
while (!(await ask('/up'))) await new Promise((resolve) => setTimeout(resolve, 50));
for (const [path, accepts] of [['/a', 'br, gzip'], ['/b', 'br']]) {
  const { encoding, bytes } = await ask(path, { 'accept-encoding': accepts });
  console.log(`client accepts ${accepts}; origin was asked for ${received}; client received ${encoding}, ${bytes} bytes`);
}
varnish.kill();
origin.close();
origin.closeAllConnections();
JS
seen=$(node check.mjs)
echo "$seen"
[ "$seen" = "client accepts br, gzip; origin was asked for gzip; client received gzip, 29 bytes
client accepts br; origin was asked for gzip; client received none, 1000 bytes" ]
