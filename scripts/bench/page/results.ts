import { atMost, type Check, type Results, type Table } from '../shared/results';
import { differences, median, ratioToBest } from '../shared/statistics';
import type { PageCost } from './measure';

export const PAGES = ['host', 'federated', 'customer', 'empty', 'library'] as const;
export type PageName = (typeof PAGES)[number];

/** What each page cost, one entry for each round. */
export type Measured = Readonly<Record<PageName, readonly PageCost[]>>;

const MEGABYTE = 1_000_000;
const LIMITS = { heapMegabytes: 3, requests: 2, busyRatio: 1 } as const;

/** The pages with a header, and the same page without it: only our hosts have React. */
const WITHOUT_HEADER = { federated: 'host', customer: 'host', library: 'empty' } as const;
type PageWithHeader = keyof typeof WITHOUT_HEADER;
const PAGES_WITH_HEADER = Object.keys(WITHOUT_HEADER) as readonly PageWithHeader[];

/** The cost of the header alone: the page's less that of the same page without it, in the same round. */
const headerOf = (measured: Measured, page: PageWithHeader, figure: keyof PageCost): readonly number[] =>
  differences(measured[page], measured[WITHOUT_HEADER[page]], figure);

const busyCheck = (measured: Measured, page: PageWithHeader, name: string): Check => {
  const { value, ...noise } = ratioToBest(headerOf(measured, page, 'busy'), [
    headerOf(measured, 'library', 'busy'),
  ]);
  return atMost({ name, value, limit: LIMITS.busyRatio, unit: 'x' }, noise);
};

const tableOf = (measured: Measured): Table => ({
  title: 'What the header adds to a page in its first five seconds (medians)',
  note: 'The page less the same page without a header. Library: a header of HTML with the field of @algolia/autocomplete-js, in a page without React; the other pages are hosts with React, which does not count.',
  heads: ['page', 'main thread busy, ms', 'heap after collection, MB'],
  rows: PAGES_WITH_HEADER.map((page) => [
    page,
    Math.round(median(headerOf(measured, page, 'busy'))),
    (median(headerOf(measured, page, 'heap')) / MEGABYTE).toFixed(2),
  ]),
});

export const pageResults = (measured: Measured): Results => ({
  checks: [
    busyCheck(measured, 'federated', 'main thread busy, visitor / library’s field in HTML, CPU 4x slower'),
    busyCheck(measured, 'customer', 'main thread busy, customer / library’s field in HTML, CPU 4x slower'),
    atMost({
      name: 'heap of the header, signed in',
      value: Math.round(median(headerOf(measured, 'customer', 'heap'))),
      limit: LIMITS.heapMegabytes * MEGABYTE,
      unit: 'bytes',
    }),
    atMost({
      name: 'requests of the remote before the header is visible',
      value: median(measured.federated.map(({ requests }) => requests)),
      limit: LIMITS.requests,
      unit: 'requests',
    }),
  ],
  tables: [tableOf(measured)],
});
