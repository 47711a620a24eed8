#!/usr/bin/env bash
# Expected: a TZDate of 01:30 in London, in the hour that is repeated on 25 October 2026, is one instant, whatever the machine's zone.
# Behaviour: it is the first 01:30 or the second one, by the zone of the machine.
# Version: @date-fns/tz 1.5.0
# Source: syncFromInternal in date/mini.js writes the fields into a Date of the machine's zone, then corrects the difference.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
install() { npm install --silent --no-audit --no-fund --prefix "$folder" "$@"; }

install @date-fns/tz@1.5.0
cat >check.mjs <<'JS'
import { TZDate } from '@date-fns/tz';
const date = new TZDate(2026, 9, 25, 1, 30, 'Europe/London');
console.log(process.env.TZ, new Date(date.getTime()).toISOString());
JS
seen=$(for zone in UTC Europe/London America/New_York Asia/Tokyo; do TZ=$zone node check.mjs; done)
echo "$seen"
[ "$seen" = "UTC 2026-10-25T01:30:00.000Z
Europe/London 2026-10-25T00:30:00.000Z
America/New_York 2026-10-25T01:30:00.000Z
Asia/Tokyo 2026-10-25T00:30:00.000Z" ]
