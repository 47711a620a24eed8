#!/usr/bin/env bash
# Expected: the `fetch` of Node ignores `integrity`, as it ignores `cache`, `mode` and `priority`.
# Behaviour: it hashes the body, and rejects before the response is returned if the hash is another one.
# Version: Node 20.20.2 (undici 6)
# Source: bytesMatch in lib/web/fetch/util.js of undici; the documentation of Node does not name the option.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
install() { npm install --silent --no-audit --no-fund --prefix "$folder" "$@"; }

cat >check.mjs <<'JS'
import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
const server = createServer((_, response) => response.end('text')).listen(0, '127.0.0.1', async () => {
  const address = `http://127.0.0.1:${server.address().port}/`;
  for (const text of ['text', 'other']) {
    const integrity = `sha384-${createHash('sha384').update(text).digest('base64')}`;
    const show = (error) => console.log(`hash of "${text}": ${error.cause?.message ?? error.message}`);
    await fetch(address, { integrity }).then(({ status }) => console.log(`hash of "${text}": ${status}`), show);
  }
  server.close();
  server.closeAllConnections();
});
JS
seen=$(node check.mjs)
echo "$seen"
[ "$seen" = 'hash of "text": 200
hash of "other": integrity mismatch' ]
