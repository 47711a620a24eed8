#!/usr/bin/env bash
# Expected: `require` of an ECMAScript module keeps that module out of its importer's scope, as before, and the modules that only it
# imports stay hoisted into it: they become one scope that runs with the first call.
# Behaviour: all of them join the importer's scope, each in a wrapper of its own that runs lazily. A function that crosses two of the
# lazy modules is called through a getter, so a bundle that defers its code by one `require` is larger than one with a static import.
# Version: webpack 5.110.3
# Source: lib/optimize/ModuleConcatenationPlugin.js concatenates what is required, by default; lib/optimize/ConcatenatedModule.js wraps
# each such module with `__webpack_require__.cw`.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
install() { npm install --silent --no-audit --no-fund --prefix "$folder" "$@"; }

install webpack@5.110.3
mkdir src
echo "export const double = (value) => { console.log('double'); return value * 2; }; console.log('inner runs');" >src/inner.mjs
echo "import { double } from './inner.mjs'; console.log('lazy runs'); export const answer = () => double(21);" >src/lazy.mjs
echo "import './side.mjs'; console.log('entry runs'); setTimeout(() => console.log(require('./lazy.mjs').answer()));" >src/by-require.js
echo "import './side.mjs'; import { answer } from './lazy.mjs'; console.log('entry runs'); setTimeout(() => console.log(answer()));" >src/by-import.js
echo "console.log('side runs');" >src/side.mjs
cat >build.cjs <<'JS'
const webpack = require('webpack');
const build = (name, concatenateModules) =>
  new Promise((done, fail) => {
    webpack(
      {
        mode: 'production',
        entry: `./src/${name}.js`,
        output: { path: `${__dirname}/out`, filename: `${name}-${typeof concatenateModules}.js` },
        optimization: { concatenateModules, minimize: false },
      },
      (error, stats) => (error || stats.hasErrors() ? fail(error ?? stats.toString()) : done(stats)),
    );
  });
const { readFileSync } = require('node:fs');
(async () => {
  for (const [name, option] of [['by-require', true], ['by-require', { commonjs: false }], ['by-import', true]]) {
    await build(name, option);
    const text = readFileSync(`${__dirname}/out/${name}-${typeof option}.js`, 'utf8');
    const wrappers = text.match(/__webpack_require__\.cw\(/g)?.length ?? 0;
    console.log(`${name}, ${JSON.stringify(option)}: lazy wrappers ${wrappers}`);
  }
})();
JS
seen=$(node build.cjs; node out/by-require-boolean.js)
echo "$seen"
[ "$seen" = 'by-require, true: lazy wrappers 2
by-require, {"commonjs":false}: lazy wrappers 0
by-import, true: lazy wrappers 0
side runs
entry runs
inner runs
lazy runs
double
42' ]
