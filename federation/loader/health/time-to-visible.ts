import { STATE_ELEMENT } from '../../contract/server';
import { HEADER } from './vitals';

/** How long the header is waited for after it has loaded. */
const TIMEOUT_MS = 10_000;

const firstPaint = (): number | undefined =>
  performance.getEntriesByName('first-contentful-paint')[0]?.startTime;

/** Calls `done` after the next paint with the time since the start of the navigation; not on a hidden page. */
const afterPaint = (done: (milliseconds: number) => void): void => {
  requestAnimationFrame(() => {
    const painted = performance.now();
    if (!document.hidden) setTimeout(() => done(painted));
  });
};

/**
 * Calls `done` with the time from the start of the navigation until the header is painted, in milliseconds. A header that
 * a server has rendered is painted with the first content of the page. Hidden pages have no such time.
 */
export const observeTimeToVisible = (done: (milliseconds: number) => void): void => {
  if (document.hidden) return;
  const first = document.getElementById(STATE_ELEMENT) && firstPaint();
  if (typeof first === 'number') {
    done(first);
    return;
  }
  if (document.querySelector(HEADER)) {
    afterPaint(done);
    return;
  }
  const stop = (): void => {
    observer.disconnect();
    clearTimeout(timer);
  };
  const observer = new MutationObserver(() => {
    if (!document.querySelector(HEADER)) return;
    stop();
    afterPaint(done);
  });
  const timer = setTimeout(stop, TIMEOUT_MS);
  observer.observe(document, { childList: true, subtree: true });
};
