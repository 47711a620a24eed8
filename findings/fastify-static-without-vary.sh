#!/usr/bin/env bash
# Expected: @fastify/static with preCompressed adds `Vary: Accept-Encoding`, and has no file whose .br alone is left.
# Behaviour: it sends no Vary, whatever copy it chooses, and serves the copy that is left to clients that accept it.
# Version: @fastify/static 9.3.0 with fastify 5.12.8
# Source: index.js of the package looks for the copy instead of the file, and sets Content-Encoding and Content-Type only.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
install() { npm install --silent --no-audit --no-fund --prefix "$folder" "$@"; }

install @fastify/static@9.3.0 fastify@5.12.8
cat >check.mjs <<'JS'
import { mkdirSync, writeFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import files from '@fastify/static';
import fastify from 'fastify';
mkdirSync('public');
writeFileSync('public/a.js', 'whole');
for (const name of ['a.js.br', 'removed.js.br']) writeFileSync(`public/${name}`, brotliCompressSync('whole'));
const server = fastify().register(files, { root: `${process.cwd()}/public`, preCompressed: true });
for (const url of ['/a.js', '/removed.js'])
  for (const encoding of ['br', 'identity']) {
    const { statusCode, headers } = await server.inject({ url, headers: { 'accept-encoding': encoding } });
    console.log(url, encoding, statusCode, headers['content-encoding'] ?? '-', headers.vary ?? 'no Vary');
  }
JS
seen=$(node check.mjs)
echo "$seen"
[ "$seen" = "/a.js br 200 br no Vary
/a.js identity 200 - no Vary
/removed.js br 200 br no Vary
/removed.js identity 404 - no Vary" ]
