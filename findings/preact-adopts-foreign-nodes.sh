#!/usr/bin/env bash
# Expected: `render` replaces what is in the container, as React and Vue do.
# Behaviour: Preact takes the nodes for its own of an earlier render: it keeps the element with attributes it never wrote, and what follows it.
# Version: preact 11.2.0, react-dom 19.3.1, vue 3.5.45
# Source: render in src/render.js passes the children of the container as `excessDomChildren`, also without `hydrate`.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
install() { npm install --silent --no-audit --no-fund --prefix "$folder" "$@"; }

install preact@11.2.0 react@19.3.1 react-dom@19.3.1 vue@3.5.45 jsdom@26.1.0
cat >check.mjs <<'JS'
import { JSDOM } from 'jsdom';
const { window } = new JSDOM('');
const names = ['document', 'Node', 'Element', 'HTMLElement', 'SVGElement', 'Text', 'HTMLIFrameElement'];
Object.assign(globalThis, { window, ...Object.fromEntries(names.map((name) => [name, window[name]])) });
const preact = await import('preact');
const react = await import('react');
const { createRoot } = await import('react-dom/client');
const vue = await import('vue');
const renderers = {
  preact: (place) => preact.render(preact.h('p', { id: 'ours' }, 'ours'), place),
  react: (place) => createRoot(place).render(react.createElement('p', { id: 'ours' }, 'ours')),
  vue: (place) => vue.createApp({ render: () => vue.h('p', { id: 'ours' }, 'ours') }).mount(place),
};
for (const [name, render] of Object.entries(renderers)) {
  const place = document.createElement('div');
  place.innerHTML = '<p class="theirs" data-of="theirs" onclick="go()">theirs</p><b>theirs</b>';
  render(place);
  await new Promise((resolve) => setTimeout(resolve, 50));
  console.log(name, place.innerHTML);
}
JS
seen=$(NODE_ENV=production node check.mjs)
echo "$seen"
[ "$seen" = 'preact <p onclick="go()" id="ours">ours</p><b>theirs</b>
react <p id="ours">ours</p>
vue <p id="ours">ours</p>' ]
