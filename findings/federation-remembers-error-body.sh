#!/usr/bin/env bash
# Expected: the federation runtime ignores the body of a 503, and requests the manifest again with the next call.
# Behaviour: an error whose body is JSON is kept as the manifest for as long as the page lives; one whose body is HTML is not.
# Version: @module-federation/runtime 2.9.2
# Source: plugins/snapshot/SnapshotHandler.js of runtime-core reads no status, and keeps what parses in `manifestCache`.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
install() { npm install --silent --no-audit --no-fund --prefix "$folder" "$@"; }

install @module-federation/runtime@2.9.2
cat >check.mjs <<'JS'
import { createServer } from 'node:http';
import { createInstance } from '@module-federation/runtime';
let requests = 0;
const server = createServer((request, response) => {
  requests += 1;
  response.writeHead(503).end(request.url.startsWith('/json') ? '{"error":"busy"}' : '<p>busy</p>');
}).listen(0, '127.0.0.1', async () => {
  for (const body of ['json', 'html']) {
    requests = 0;
    const entry = `http://127.0.0.1:${server.address().port}/${body}/mf-manifest.json`;
    const host = createInstance({ name: `host_${body}`, remotes: [{ name: body, entry }] });
    for (let call = 0; call < 3; call += 1) await host.loadRemote(`${body}/part`).catch(() => undefined);
    console.log(`${body}: ${requests} requests for 3 calls`);
  }
  server.close();
  server.closeAllConnections();
});
JS
seen=$(node check.mjs 2>/dev/null)
echo "$seen"
[ "$seen" = "json: 1 requests for 3 calls
html: 3 requests for 3 calls" ]
