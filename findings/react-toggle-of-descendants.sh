#!/usr/bin/env bash
# Expected: `toggle` does not bubble, so onToggle of an outer <details> is not called when a <details> inside opens.
# Behaviour: React calls it, with the inner element as its target; a listener of the DOM is not called.
# Version: react-dom 19.3.1, with jsdom 26.1.0
# Source: react-dom's client collects the handlers of all ancestors for events that browsers do not let bubble.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
install() { npm install --silent --no-audit --no-fund --prefix "$folder" "$@"; }

install react@19.3.1 react-dom@19.3.1 jsdom@26.1.0
cat >check.mjs <<'JS'
import { JSDOM } from 'jsdom';
const { window } = new JSDOM('<div id="root"></div>');
Object.assign(globalThis, { window, document: window.document });
const { createElement } = await import('react');
const { createRoot } = await import('react-dom/client');
const { flushSync } = await import('react-dom');
const calls = [];
const onToggle = ({ target, currentTarget }) => calls.push(`React: ${currentTarget.id}, target ${target.id}`);
const tree = createElement('details', { id: 'outer', onToggle }, createElement('details', { id: 'inner' }));
flushSync(() => createRoot(document.querySelector('#root')).render(tree));
document.querySelector('#outer').addEventListener('toggle', () => calls.push('DOM: outer'));
document.querySelector('#inner').dispatchEvent(new window.Event('toggle'));
console.log(calls.join('; '));
JS
seen=$(NODE_ENV=production node check.mjs)
echo "$seen"
[ "$seen" = "React: outer, target inner" ]
