import { onCLS, onINP, onLCP } from 'web-vitals';
import type { ShiftMeasurement, TimeMeasurement } from './measurement';

type Vital = Pick<TimeMeasurement, 'name' | 'milliseconds'> | Pick<ShiftMeasurement, 'name' | 'score'>;

/** Returns whether a node is in a header, also in one that is no longer in the page. */
const isInHeader = (node: Node | null | undefined): boolean =>
  (node instanceof Element ? node : node?.parentElement)?.closest(HEADER) != null;

/** The root element of the header. Its attribute is part of no other element. */
export const HEADER = 'header[data-compact]';

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
  onCLS(({ entries }) => {
    report({ name: 'cls', score: shiftOfHeader(entries) });
  });
};
