#!/usr/bin/env bash
# Expected: a client that refuses brotli with `br;q=0` receives gzip, and one that prefers gzip does, too.
# Behaviour: sirv sends brotli whenever the letters `br` are in Accept-Encoding.
# Version: sirv 3.0.2
# Source: build.mjs of the package tests the header with a regular expression and reads no quality.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
install() { npm install --silent --no-audit --no-fund --prefix "$folder" "$@"; }

install sirv@3.0.2
cat >check.mjs <<'JS'
import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer, get } from 'node:http';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import sirv from 'sirv';
mkdirSync('public');
writeFileSync('public/a.js', 'whole');
writeFileSync('public/a.js.br', brotliCompressSync('whole'));
writeFileSync('public/a.js.gz', gzipSync('whole'));
const server = createServer(sirv('public', { brotli: true, gzip: true })).listen(0, '127.0.0.1', async () => {
  for (const encoding of ['gzip', 'gzip, br;q=0', 'gzip, br;q=0.1']) {
    const options = { port: server.address().port, host: '127.0.0.1', path: '/a.js', agent: false };
    const { headers } = await new Promise((resolve) =>
      get({ ...options, headers: { 'accept-encoding': encoding } }, (response) => resolve(response.resume())),
    );
    console.log(`${encoding}: ${headers['content-encoding']}`);
  }
  server.close();
});
JS
seen=$(node check.mjs)
echo "$seen"
[ "$seen" = "gzip: gzip
gzip, br;q=0: br
gzip, br;q=0.1: br" ]
