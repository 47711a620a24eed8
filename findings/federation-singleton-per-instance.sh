#!/usr/bin/env bash
# Expected: a shared module with `singleton: true` exists once in a page: the second host receives the first host's React.
# Behaviour: each host of a page that creates its own instance has its own singleton, also of another major version, without a warning.
# Version: @module-federation/runtime 2.9.2
# Source: the constructor of ModuleFederation in runtime-core creates a shareScopeMap of its own; only remotes take over a host's.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
install() { npm install --silent --no-audit --no-fund --prefix "$folder" "$@"; }

install @module-federation/runtime@2.9.2
cat >check.mjs <<'JS'
import { createInstance } from '@module-federation/runtime';
console.warn = (text) => console.log('warning', text);
for (const version of ['19.0.0', '19.3.1', '18.3.1']) {
  const shareConfig = { singleton: true, requiredVersion: `^${version}` };
  const react = { version, get: async () => () => `React ${version}`, shareConfig };
  const host = createInstance({ name: `host_${version}`, remotes: [], shared: { react } });
  console.log((await host.loadShare('react'))());
}
JS
seen=$(node check.mjs)
echo "$seen"
[ "$seen" = 'React 19.0.0
React 19.3.1
React 18.3.1' ]
