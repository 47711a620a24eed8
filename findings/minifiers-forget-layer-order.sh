#!/usr/bin/env bash
# Expected: a minifier of CSS keeps the order of cascade layers, also of one that an empty block declares first.
# Behaviour: csso and clean-css remove the empty block, so the paragraph is blue in place of red. esbuild writes a statement for it.
# Version: csso 5.0.5, clean-css 5.3.3, esbuild 0.28.2
# Source: lib/clean/Atrule.js of csso removes every at-rule whose block has no children; clean-css does so, too.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
install() { npm install --silent --no-audit --no-fund --prefix "$folder" "$@"; }

install csso@5.0.5 clean-css@5.3.3 esbuild@0.28.2
cat >check.mjs <<'JS'
import CleanCSS from 'clean-css';
import { minify } from 'csso';
import { transformSync } from 'esbuild';
const css = '@layer b{}@layer a{p{color:red}}@layer b{p{color:blue}}';
console.log('csso', minify(css).css);
console.log('clean-css', new CleanCSS().minify(css).styles);
console.log('esbuild', transformSync(css, { loader: 'css', minify: true }).code.trim());
JS
seen=$(node check.mjs)
echo "$seen"
[ "$seen" = "csso @layer a{p{color:red}}@layer b{p{color:#00f}}
clean-css @layer a{p{color:red}}@layer b{p{color:#00f}}
esbuild @layer b;@layer a{p{color:red}}@layer b{p{color:#00f}}" ]
