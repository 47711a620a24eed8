#!/usr/bin/env bash
# Expected: React passes `hidden="until-found"` and `hidden=""` through, as HTML defines both.
# Behaviour: the first becomes `hidden=""`, which no search in the page reveals, and the second is left out, so the text is visible.
# Version: react-dom 19.3.1
# Source: pushAttribute of react-dom's server writes `hidden`, like `disabled`, as an empty attribute for every value that is not falsy.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
install() { npm install --silent --no-audit --no-fund --prefix "$folder" "$@"; }

install react@19.3.1 react-dom@19.3.1
cat >check.mjs <<'JS'
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
for (const hidden of ['until-found', '', true]) console.log(renderToString(createElement('p', { hidden }, 'text')));
JS
seen=$(NODE_ENV=production node check.mjs)
echo "$seen"
[ "$seen" = '<p hidden="">text</p>
<p>text</p>
<p hidden="">text</p>' ]
