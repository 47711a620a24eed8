import { HEADER_SHOWN } from '../header-shown';

/** A link in the header's last row: when it is shown, the whole header is shown. */
const FIRST_LINK = 'header:has([role=search] input) nav a';

const observer = new PerformanceObserver((list) => {
  const [entry] = list.getEntries();
  if (!entry) return;
  window[HEADER_SHOWN](String(entry.startTime));
  observer.disconnect();
});
observer.observe({ type: 'element', buffered: true });

// The attribute must be set before the link is painted: Element Timing then reports the frame that shows it. Server
// markup already contains it, because no script is sure to run before the first paint.
const watcher = new MutationObserver(() => {
  const link = document.querySelector(FIRST_LINK);
  if (!link) return;
  link.setAttribute('elementtiming', HEADER_SHOWN);
  watcher.disconnect();
});
watcher.observe(document, { childList: true, subtree: true });
