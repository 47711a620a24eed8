#!/usr/bin/env bash
# Expected: `preloadRemote` only downloads files, and `loadRemote` runs the entry, which requests the scripts that it needs.
# Behaviour: `preloadRemote` runs the entry, even of a module without listed files. `loadRemote` inserts the files that the
#   manifest lists for a module as scripts that run, before the entry runs: an entry that requests them itself, with their
#   hashes, finds that they have run without.
# Version: @module-federation/runtime 2.9.2
# Source: utils/preload.js of runtime-core calls `getRemoteEntry`, and plugins/generate-preload-assets.js, which runs for each
#   module that is loaded, creates script elements for the listed files.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
install() { npm install --silent --no-audit --no-fund --prefix "$folder" "$@"; }

install @module-federation/runtime@2.9.2 jsdom@26.1.0 esbuild@0.25.9
cat >host.mjs <<'JS'
import { createInstance } from '@module-federation/runtime';
const hostOf = (list) => createInstance({ name: list, remotes: [{ name: 'parts', entry: `/${list}.json` }] });
window.preloadRemote = () => hostOf('no-files').preloadRemote([{ nameOrAlias: 'parts', exposes: ['part'] }]);
window.loadRemote = () => hostOf('one-file').loadRemote('parts/part');
JS
cat >check.mjs <<'JS'
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { buildSync } from 'esbuild';
import { JSDOM } from 'jsdom';
buildSync({ entryPoints: ['host.mjs'], bundle: true, format: 'iife', outfile: 'host.js', logLevel: 'error' });
const none = { sync: [], async: [] };
const manifestOf = (sync) => (origin) => JSON.stringify({
  id: 'parts', name: 'parts', shared: [], remotes: [],
  metaData: {
    name: 'parts', type: 'app', globalName: 'parts', pluginVersion: '2.9.2', publicPath: `${origin}/`,
    buildInfo: { buildVersion: '1', buildName: 'parts' },
    remoteEntry: { name: 'entry.js', path: '', type: 'global' },
    types: { path: '', name: '', zip: '', api: '' },
  },
  exposes: [{ id: 'parts:part', name: 'part', path: './part', assets: { js: { ...none, sync }, css: none } }],
});
const files = {
  '/host.js': readFileSync('host.js', 'utf8'),
  '/entry.js': `ran.push('entry'); var parts = { init() {}, get: () => (ran.push('get'), Promise.resolve(() => ({}))) };`,
  '/listed.js': `ran.push('listed script');`,
  '/no-files.json': manifestOf([]),
  '/one-file.json': manifestOf(['listed.js']),
};
const server = createServer(({ url, headers }, response) => {
  const file = files[url];
  response.setHeader('access-control-allow-origin', '*');
  response.end(typeof file === 'function' ? file(`http://${headers.host}`) : file);
}).listen(0, '127.0.0.1', async () => {
  const url = `http://127.0.0.1:${server.address().port}/`;
  for (const call of ['preloadRemote', 'loadRemote']) {
    const page = new JSDOM('<script>var ran = []</script><script src="/host.js"></script>', { url, runScripts: 'dangerously', resources: 'usable' });
    page.window.fetch = (address) => fetch(new URL(address, url));
    await new Promise((resolve) => page.window.addEventListener('load', resolve));
    await page.window[call]();
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    console.log(`${call}: ${page.window.ran.join(', ')}`);
    page.window.close();
  }
  server.close();
  server.closeAllConnections();
});
JS
seen=$(node check.mjs 2>&1)
echo "$seen"
[ "$seen" = "preloadRemote: entry
loadRemote: listed script, entry, get" ]
