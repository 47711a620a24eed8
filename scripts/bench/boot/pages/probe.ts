import { HEADER_SEEN } from '../header-seen';

/** A link of the header's, once all of the header stands: frames are told by the words that they show first. */
const FIRST_LINK = 'header:has([role=search] input) nav a';

const observer = new PerformanceObserver((list) => {
  const [seen] = list.getEntries();
  if (!seen) return;
  window[HEADER_SEEN](String(seen.startTime));
  observer.disconnect();
});
observer.observe({ type: 'element', buffered: true });

// Named before it is painted: the browser then tells when the frame that shows it was presented. What a server has
// rendered has its name already: nothing of a page's own script is sure to run before that is painted.
const watch = new MutationObserver(() => {
  const link = document.querySelector(FIRST_LINK);
  if (!link) return;
  link.setAttribute('elementtiming', HEADER_SEEN);
  watch.disconnect();
});
watch.observe(document, { childList: true, subtree: true });
