#!/usr/bin/env bash
# Expected: `fc.string()` draws any characters, so that a property is also tried with accents, emoji and line breaks.
# Behaviour: it draws the 95 printable characters of ASCII only; `unit: 'binary'` draws the others.
# Version: fast-check 4.10.2
# Source: the default of `unit` in src/arbitrary/string.ts is `grapheme-ascii`.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
install() { npm install --silent --no-audit --no-fund --prefix "$folder" "$@"; }

install fast-check@4.10.2
cat >check.mjs <<'JS'
import fc from 'fast-check';
for (const unit of [undefined, 'binary']) {
  const drawn = fc.sample(fc.string(unit ? { unit } : {}), { numRuns: 20_000, seed: 1 }).join('');
  console.log(unit ?? 'default', /[^ -~]/u.test(drawn) ? 'other characters' : `${new Set(drawn).size} characters of ASCII`);
}
JS
seen=$(node check.mjs)
echo "$seen"
[ "$seen" = "default 95 characters of ASCII
binary other characters" ]
