#!/usr/bin/env bash
# Expected: the federation runtime reads `requiredVersion` as npm and webpack do, where ^19.0.0 excludes 19.3.0-canary.1.
# Behaviour: it accepts every later prerelease, so a canary of one host is shared with all others that ask for a stable version.
# Version: @module-federation/runtime-core 2.9.2, webpack 5.110.3, semver 7.8.6
# Source: compare in utils/semver/compare.js looks at the prerelease only if major, minor and patch are equal.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
install() { npm install --silent --no-audit --no-fund --prefix "$folder" "$@"; }

install @module-federation/runtime-core@2.9.2 webpack@5.110.3 semver@7.8.6
cat >check.mjs <<'JS'
import { satisfy } from '@module-federation/runtime-core';
import semver from 'semver';
import ofWebpack from 'webpack/lib/util/semver.js';
const version = '19.3.0-canary.1';
for (const range of ['^19.0.0', '>=19.0.0', '*']) {
  const webpack = ofWebpack.satisfy(ofWebpack.parseRange(range), version);
  console.log(range, 'federation', satisfy(version, range), 'webpack', webpack, 'semver', semver.satisfies(version, range));
}
JS
seen=$(node check.mjs)
echo "$seen"
[ "$seen" = "^19.0.0 federation true webpack false semver false
>=19.0.0 federation true webpack false semver false
* federation true webpack false semver false" ]
