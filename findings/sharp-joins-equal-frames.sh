#!/usr/bin/env bash
# Expected: an animation that is joined from frames has one page and one delay for each of them.
# Behaviour: equal neighbours become one page whose delay is their sum, so numbers of pages are not those of the frames.
# Version: sharp 0.35.5, with libvips 8.18.7, libwebp 1.6.0 and cgif 0.5.4
# Source: WebPAnimEncoderAdd of libwebp and cgif_addframe of cgif prolong the frame before when nothing has changed.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
install() { npm install --silent --no-audit --no-fund --prefix "$folder" "$@"; }

install sharp@0.35.5
cat >check.mjs <<'JS'
import sharp from 'sharp';
const frame = (background) => sharp({ create: { width: 8, height: 8, channels: 3, background } }).png().toBuffer();
const frames = await Promise.all(['red', 'red', 'blue'].map(frame));
for (const format of ['webp', 'gif']) {
  const file = await sharp(frames, { join: { animated: true } })[format]({ delay: [100, 200, 400] }).toBuffer();
  const { pages, delay } = await sharp(file, { animated: true }).metadata();
  console.log(`${format}: ${pages} pages, ${delay}`);
}
JS
seen=$(node check.mjs)
echo "$seen"
[ "$seen" = "webp: 2 pages, 300,400
gif: 2 pages, 300,400" ]
