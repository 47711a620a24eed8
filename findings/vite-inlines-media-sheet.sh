#!/usr/bin/env bash
# Expected: a build writes a linked style sheet as a file, because a page whose policy is `style-src 'self'` refuses all others.
# Behaviour: a small sheet with a `media` attribute becomes a `data:` address in the link; without the attribute, it becomes a file.
# Version: vite 8.3.8
# Source: the plugin vite:build-html handles a link with `media` as an asset, which assetsInlineLimit (4,096 bytes) inlines.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
install() { npm install --silent --no-audit --no-fund --prefix "$folder" "$@"; }

install vite@8.3.8
cat >index.html <<'HTML'
<html><head><link rel="stylesheet" href="/print.css" media="print"><link rel="stylesheet" href="/all.css"></head></html>
HTML
echo 'p { color: red }' >print.css
echo 'p { color: blue }' >all.css
node_modules/.bin/vite build --logLevel error
seen=$(grep -o 'href="[^"]*"' dist/index.html | sed -e 's/index-[^.]*/index-HASH/' -e 's/base64,.*"/base64,…"/')
echo "$seen"
[ "$seen" = 'href="data:text/css;base64,…"
href="/assets/index-HASH.css"' ]
