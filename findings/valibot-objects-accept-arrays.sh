#!/usr/bin/env bash
# Expected: `object` and `record` of a validator reject an array, as those of zod do.
# Behaviour: whatever `typeof` calls an object passes, so a list in place of an object is no error, and becomes an object.
# Version: valibot 1.5.0, zod 4.6.7
# Source: `input && typeof input === "object"` in src/schemas/object and src/schemas/record.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
install() { npm install --silent --no-audit --no-fund --prefix "$folder" "$@"; }

install valibot@1.5.0 zod@4.6.7
cat >check.mjs <<'JS'
import * as v from 'valibot';
import { z } from 'zod';
const schemas = {
  'valibot object': (value) => v.safeParse(v.object({ total: v.optional(v.number()) }), value),
  'valibot record': (value) => v.safeParse(v.record(v.string(), v.any()), value),
  'zod object': (value) => z.object({ total: z.number().optional() }).safeParse(value),
  'zod record': (value) => z.record(z.string(), z.any()).safeParse(value),
};
for (const [name, parse] of Object.entries(schemas))
  console.log(name, parse([1]).success ? 'accepts an array' : 'rejects an array');
JS
seen=$(node check.mjs)
echo "$seen"
[ "$seen" = "valibot object accepts an array
valibot record accepts an array
zod object rejects an array
zod record rejects an array" ]
