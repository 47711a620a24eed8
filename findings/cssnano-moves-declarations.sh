#!/usr/bin/env bash
# Expected: cssnano keeps a declaration after the nested rule that it follows, because the later one of equal weight wins.
# Behaviour: it moves the declaration in front of the nested rule: the text is blue in place of green.
# Version: cssnano 7.1.9 with postcss 8.5.33
# Source: css-declaration-sorter, a part of the default preset, puts all declarations of a rule in front of its nested rules.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
install() { npm install --silent --no-audit --no-fund --prefix "$folder" "$@"; }

install cssnano@7.1.9 postcss@8.5.33
cat >check.mjs <<'JS'
import cssnano from 'cssnano';
import postcss from 'postcss';
const { css } = await postcss([cssnano]).process('a{&{color:blue}color:green}', { from: undefined });
console.log(css);
JS
seen=$(node check.mjs)
echo "$seen"
[ "$seen" = "a{color:green;&{color:blue}}" ]
