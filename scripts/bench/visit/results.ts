import { atMost, type Results } from '../shared/results';
import { differences, median, ratioToBest } from '../shared/statistics';
import type { VisitCost } from './measure';

export const PAGES = ['host', 'bundled', 'federated'] as const;
export type PageName = (typeof PAGES)[number];

/** What each kind of visit cost, one entry for each round. */
export type Measured = Readonly<Record<PageName, readonly VisitCost[]>>;

const LIMITS = { bytes: 0.5, busy: 1.05 } as const;
const KILOBYTE = 1_000;

/** The cost of the header alone: the visit's less the one to hosts without a header, in the same round. */
const headerOf = (measured: Measured, page: PageName, figure: keyof VisitCost): readonly number[] =>
  differences(measured[page], measured.host, figure);

const ratioOf = (measured: Measured, figure: keyof VisitCost) =>
  ratioToBest(headerOf(measured, 'federated', figure), [headerOf(measured, 'bundled', figure)]);

export const visitResults = (measured: Measured): Results => {
  const { value: bytes, ...bytesNoise } = ratioOf(measured, 'bytes');
  const { value: busy, ...busyNoise } = ratioOf(measured, 'busy');
  const unit = 'x';
  return {
    checks: [
      atMost(
        { name: 'bytes of a visit, federated / bundled', value: bytes, limit: LIMITS.bytes, unit },
        bytesNoise,
      ),
      atMost(
        {
          name: 'main thread busy in a visit, federated / bundled',
          value: busy,
          limit: LIMITS.busy,
          unit,
        },
        busyNoise,
      ),
    ],
    tables: [
      {
        title: 'What the header adds to a visit of ten pages over three shells (medians)',
        note: 'The visit less the same visit to hosts without a header. The cache is empty at first; documents are never cached. Bundled: each shell has its own copy of the header.',
        heads: ['header', 'kB', 'requests', 'main thread busy, ms'],
        rows: PAGES.slice(1).map((page) => [
          page,
          median(headerOf(measured, page, 'bytes')) / KILOBYTE,
          median(headerOf(measured, page, 'requests')),
          Math.round(median(headerOf(measured, page, 'busy'))),
        ]),
      },
    ],
  };
};
