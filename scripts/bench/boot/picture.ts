import { median } from '../shared/statistics';
import { CONTESTANTS, type Contestant } from './documents';
import type { Measured } from './measure';

const NAMES: Readonly<Record<Contestant, string>> = {
  static: 'static HTML',
  rendered: 'rendered on a server',
  bundled: 'bundled into the host',
  federated: 'federated',
};
const FILLS: Readonly<Record<Contestant, string>> = {
  static: '#c9cfc0',
  rendered: '#5c8a1e',
  bundled: '#c9cfc0',
  federated: '#5c8a1e',
};
const WIDTH = 760;
const LEFT = 190;
const ROW = 28;
const BAR = 18;
const TITLE = 44;

const text = (x: number, y: number, words: string, more = ''): string =>
  `<text x="${x.toFixed(0)}" y="${y.toFixed(0)}"${more}>${words}</text>`;

/** Medians as bars, one group a network: an SVG for the documents. */
export const draw = (measured: readonly Measured[]): string => {
  const medians = measured.map(({ times }) => CONTESTANTS.map((name) => median(times[name])));
  const scale = (WIDTH - LEFT - 90) / Math.max(...medians.flat());
  const group = TITLE + CONTESTANTS.length * ROW;
  const height = group * measured.length + 16;
  const groups = measured.map(({ network }, at) => {
    const top = at * group;
    const bars = CONTESTANTS.map((name, row) => {
      const y = top + TITLE + row * ROW;
      const time = medians[at]?.[row] ?? 0;
      const width = time * scale;
      return [
        text(LEFT - 12, y + 14, NAMES[name], ' text-anchor="end"'),
        `<rect x="${String(LEFT)}" y="${String(y)}" width="${width.toFixed(1)}" height="${String(BAR)}" rx="2" fill="${FILLS[name]}"/>`,
        text(LEFT + width + 8, y + 14, `${time.toFixed(0)} ms`),
      ].join('\n');
    });
    return [text(0, top + 30, network.name, ' font-weight="600"'), ...bars].join('\n');
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${String(WIDTH)} ${String(height)}" width="${String(WIDTH)}" height="${String(height)}" role="img" aria-label="Time until the header is visible" font-family="system-ui, sans-serif" font-size="14" fill="#2b2b2b">
<rect width="100%" height="100%" fill="#fff"/>
${groups.join('\n')}
</svg>
`;
};
