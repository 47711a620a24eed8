#!/usr/bin/env bash
# Expected: a build keeps the attributes of a module script, such as data-*, id and crossorigin, and its place in the page.
# Behaviour: Vite merges the scripts into one element at the end of the head, with none of their attributes; their data-* is lost.
# Version: vite 8.3.8
# Source: the plugin vite:build-html removes the elements and creates one with `type`, `crossorigin` and `src`.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
install() { npm install --silent --no-audit --no-fund --prefix "$folder" "$@"; }

install vite@8.3.8
cat >index.html <<'HTML'
<html><head><script type="module" src="/a.js" id="entry" data-app="x" crossorigin="use-credentials"></script></head>
<body><script type="module" src="/b.js" data-part="y"></script></body></html>
HTML
echo 'console.log(1)' >a.js
echo 'console.log(2)' >b.js
node_modules/.bin/vite build --logLevel error
seen=$(grep -o '<script[^>]*>' dist/index.html | sed 's/index-[^.]*/index-HASH/')
echo "$seen"
[ "$seen" = '<script type="module" crossorigin src="/assets/index-HASH.js">' ]
