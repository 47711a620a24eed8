#!/usr/bin/env bash
# Expected: without targets, a minifier of style sheets keeps what older browsers need: a colour before a newer one, and `min-width`.
# Behaviour: the first colour is removed, and the media query is written as a range, which browsers of 2022 ignore with all of its rules.
# Version: lightningcss 1.33.0
# Source: without `targets` the minifier takes every feature for supported (src/targets.rs), so a fallback is a declaration that another overrides.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
install() { npm install --silent --no-audit --no-fund --prefix "$folder" "$@"; }

install lightningcss@1.33.0 esbuild@0.28.2
cat >check.mjs <<'JS'
import { transformSync } from 'esbuild';
import { transform } from 'lightningcss';
const css = 'a { color: red; color: oklch(60% 0.2 30) } @media (min-width: 992px) { a { top: 0 } }';
const { code } = transform({ filename: 'a.css', code: Buffer.from(css), minify: true });
console.log('lightningcss', String(code));
console.log('esbuild', transformSync(css, { loader: 'css', minify: true }).code.trim());
JS
seen=$(node check.mjs)
echo "$seen"
[ "$seen" = "lightningcss a{color:oklch(60% .2 30)}@media (width>=992px){a{top:0}}
esbuild a{color:red;color:#de3e2d}@media(min-width:992px){a{top:0}}" ]
