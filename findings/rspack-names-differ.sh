#!/usr/bin/env bash
# Expected: Rspack, which builds configurations of webpack, uses the same global array and script attribute for chunks.
# Behaviour: the array is `rspackChunkshop` in place of `webpackChunkshop`, and the attribute data-rspack in place of data-webpack.
# Version: @rspack/core 2.2.9, webpack 5.110.3
# Source: the defaults of output.chunkLoadingGlobal, and the runtime module that loads scripts, in both packages.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
install() { npm install --silent --no-audit --no-fund --prefix "$folder" "$@"; }

install webpack@5.110.3 @rspack/core@2.2.9
mkdir src
echo '{"name":"shop","version":"1.0.0"}' >src/package.json
echo "import('./b.js')" >src/index.js
echo 'export default 1' >src/b.js
cat >check.mjs <<'JS'
import { readFileSync } from 'node:fs';
import { rspack } from '@rspack/core';
import webpack from 'webpack';
for (const [name, bundle] of Object.entries({ webpack, rspack })) {
  const output = { path: `${process.cwd()}/${name}` };
  const options = { mode: 'production', context: `${process.cwd()}/src`, entry: './index.js', output };
  await new Promise((resolve, reject) =>
    bundle(options).run((error) => (error ? reject(error) : resolve())),
  );
  const text = readFileSync(`${output.path}/main.js`, 'utf8');
  console.log(name, text.match(/\w+Chunkshop/)[0], text.match(/data-\w+pack/)[0]);
}
JS
seen=$(node check.mjs)
echo "$seen"
[ "$seen" = "webpack webpackChunkshop data-webpack
rspack rspackChunkshop data-rspack" ]
