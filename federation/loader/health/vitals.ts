/** Measures how the browser paints the header, and how the header reacts. */
import { onCLS, onINP, onLCP } from 'web-vitals';
import { STATE_ELEMENT } from '../../contract/server';
import type { ShiftMeasurement, TimeMeasurement } from './measurement';

type Vital = Pick<TimeMeasurement, 'name' | 'milliseconds'> | Pick<ShiftMeasurement, 'name' | 'score'>;

/** The root element of the header. Its attribute is part of no other element. */
const HEADER = 'header[data-compact]';

/** Returns whether a node is in a header, also in one that is no longer in the page. */
const isInHeader = (node: Node | null | undefined): boolean =>
  (node instanceof Element ? node : node?.parentElement)?.closest(HEADER) != null;

/** A layout shift, whose type TypeScript lacks. */
type Shift = PerformanceEntry & {
  readonly value: number;
  readonly sources?: readonly { readonly node?: Node | null }[];
};

const shiftOfHeader = (entries: readonly PerformanceEntry[]): number =>
  (entries as readonly Shift[])
    .filter(({ sources = [] }) => sources.some(({ node }) => isInHeader(node)))
    .reduce((total, { value }) => total + value, 0);

/** Reports the web vitals of the page that belong to the header, when they are final: usually when the page is hidden. */
export const observeVitals = (report: (vital: Vital) => void): void => {
  onLCP(({ value, entries }) => {
    if (isInHeader(entries[entries.length - 1]?.element)) report({ name: 'lcp', milliseconds: value });
  });
  onINP(({ value, entries }) => {
    if (entries.some(({ target }) => isInHeader(target))) report({ name: 'inp', milliseconds: value });
  });
  onCLS(({ entries }) => report({ name: 'cls', score: shiftOfHeader(entries) }));
};

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
