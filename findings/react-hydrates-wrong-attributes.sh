#!/usr/bin/env bash
# Expected: in production, React hydrates only markup that is equal, and else renders again: a wrong attribute or a foreign sibling is an error.
# Behaviour: only texts and names of elements count: a wrong id, class or address stays for good, and no error is reported.
# Version: react-dom 19.3.1
# Source: hydrateProperties compares attributes in development only; popHydrationState does not check what follows the root's last child.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
install() { npm install --silent --no-audit --no-fund --prefix "$folder" "$@"; }

install react@19.3.1 react-dom@19.3.1 jsdom@26.1.0
cat >check.mjs <<'JS'
import { JSDOM } from 'jsdom';
const { window } = new JSDOM('');
Object.assign(globalThis, { window, document: window.document, HTMLIFrameElement: window.HTMLIFrameElement });
const { createElement } = await import('react');
const { hydrateRoot } = await import('react-dom/client');
for (const markup of [
  '<a href="/wrong" class="wrong">Trolley</a>',
  '<a href="/trolley">Trolley</a><b>theirs</b>',
  '<a href="/trolley">Wrong</a>',
]) {
  const place = document.createElement('div');
  place.innerHTML = markup;
  let errors = 0;
  const onRecoverableError = () => (errors += 1);
  hydrateRoot(place, createElement('a', { href: '/trolley' }, 'Trolley'), { onRecoverableError });
  await new Promise((resolve) => setTimeout(resolve, 50));
  console.log(errors, place.innerHTML);
}
JS
seen=$(NODE_ENV=production node check.mjs)
echo "$seen"
[ "$seen" = '0 <a href="/wrong" class="wrong">Trolley</a>
0 <a href="/trolley">Trolley</a><b>theirs</b>
1 <a href="/trolley">Trolley</a>' ]
