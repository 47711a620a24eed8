#!/usr/bin/env bash
# Expected: the `fetch` of Node, which decodes brotli, asks every server for it; and it sends no Accept-Language, as it has no user.
# Behaviour: over http, as between a server and its neighbour, it asks for gzip and deflate only; and its language is `*`.
# Version: Node 20.20.2 (undici 6)
# Source: httpNetworkOrCacheFetch in lib/web/fetch/index.js of undici: `br` for https only; fetching: `accept-language: *`.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
install() { npm install --silent --no-audit --no-fund --prefix "$folder" "$@"; }

cat >check.mjs <<'JS'
import { createServer } from 'node:http';
import { brotliCompressSync } from 'node:zlib';
const server = createServer(({ headers }, response) => {
  console.log(headers['accept-encoding'], '|', headers['accept-language']);
  response.writeHead(200, { 'content-encoding': 'br' }).end(brotliCompressSync('decoded all the same'));
}).listen(0, '127.0.0.1', async () => {
  const response = await fetch(`http://127.0.0.1:${server.address().port}/`);
  console.log(await response.text());
  server.close();
  server.closeAllConnections();
});
JS
seen=$(node check.mjs)
echo "$seen"
[ "$seen" = "gzip, deflate | *
decoded all the same" ]
