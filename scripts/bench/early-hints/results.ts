import type { Results } from '../shared/results';
import { median, quantile, ratioToBest } from '../shared/statistics';
import { VARIANTS, type Hinted, type Variant } from './pages';

/** Milliseconds from the navigation until the header is visible, one entry for each round. */
export interface Measured {
  readonly page: Hinted;
  readonly network: string;
  /** Milliseconds that the page's server takes to render the page. */
  readonly renderingMs: number;
  readonly times: Readonly<Record<Variant, readonly number[]>>;
}

const summaryOf = (times: readonly number[]): string => {
  const [low, middle, high] = [quantile(times, 0.25), median(times), quantile(times, 0.75)].map(Math.round);
  return `${String(middle)} (${String(low)}–${String(high)})`;
};

/** There is no limit: the figures are for hosts, which decide whether to send 103. */
export const earlyHintsResults = (measured: readonly Measured[]): Results => ({
  checks: [],
  tables: [
    {
      title: 'Milliseconds until the header is visible: median (quartiles)',
      heads: ['page', 'network', 'server, ms', ...VARIANTS, '103 / document', 'both / document'],
      rows: measured.map(({ page, network, renderingMs, times }) => [
        page,
        network,
        renderingMs,
        ...VARIANTS.map((variant) => summaryOf(times[variant])),
        ratioToBest(times['103'], [times.document]).value.toFixed(2),
        ratioToBest(times.both, [times.document]).value.toFixed(2),
      ]),
      note: 'HTTP/2 over TLS. `server` is the time that the server takes to render the page; it sends 103 at once. The files are named in the document, in the 103 response, or in both.',
    },
  ],
});
