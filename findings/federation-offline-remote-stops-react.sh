#!/usr/bin/env bash
# Expected: a host that has its own copy of a shared module receives that copy when a remote cannot be reached.
# Behaviour: with the default strategy `version-first` the request for the shared module is rejected, though the remote was never used.
# Version: @module-federation/runtime 2.9.2
# Source: loadShare waits for initializeSharing, which loads every remote of a `version-first` host, and no error handler is the default.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
install() { npm install --silent --no-audit --no-fund --prefix "$folder" "$@"; }

install @module-federation/runtime@2.9.2
cat >check.mjs <<'JS'
import { createInstance } from '@module-federation/runtime';
console.error = console.warn = () => undefined;
// Nothing listens on this port.
const entry = 'http://127.0.0.1:9/mf-manifest.json';
const shareConfig = { singleton: true, requiredVersion: '^19.0.0' };
for (const shareStrategy of ['version-first', 'loaded-first']) {
  const name = shareStrategy.replace('-', '_');
  const react = { version: '19.3.1', lib: () => 'the own copy', shareConfig };
  const host = createInstance({ name, shareStrategy, remotes: [{ name: `remote_${name}`, entry }], shared: { react } });
  const seen = await host.loadShare('react').then((factory) => factory(), () => 'rejected');
  console.log(shareStrategy, seen);
}
JS
seen=$(node check.mjs)
echo "$seen"
[ "$seen" = "version-first rejected
loaded-first the own copy" ]
