import { BASE } from '../../boot/base';
import { PAGE_END } from '../page-end';

const SPAN_MS = 5_000;

let shown = 0;
new MutationObserver((_, observer) => {
  if (!document.querySelector('header [role=search] input')) return;
  shown = performance.now();
  observer.disconnect();
}).observe(document, { childList: true, subtree: true });

setTimeout(() => {
  const requests = performance
    .getEntriesByType('resource')
    .filter(({ name, startTime }) => startTime < shown && new URL(name).pathname.startsWith(BASE));
  window[PAGE_END](String(requests.length));
}, SPAN_MS);
