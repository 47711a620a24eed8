import { createHash } from 'node:crypto';

/** Returns the value of the attribute `integrity` for a text. */
export const hashOf = (text: string): string =>
  `sha384-${createHash('sha384').update(text).digest('base64')}`;

/** Returns a release of this version, as a channel points to it. */
export const targetOf = (version: string, contract = '1.0.0') => ({
  version,
  path: `${version.replace('+', '_')}/`,
  integrity: 'sha384-AAAA',
  contract,
});

/** Returns a channel with a candidate for a part of the visits. */
export const channelWith = (percent: number, contract?: string) => ({
  ...targetOf('1.4.2'),
  candidate: { ...targetOf('1.5.0', contract), percent, since: '2026-11-01T09:00:00Z' },
});

const file = (name: string) => ({ file: name, integrity: 'sha384-AAAA' });
const expose = { scripts: [file('app.js')], styles: [] };

/** What `header.json` of a release contains. */
export const RELEASE = {
  version: '1.4.2',
  entry: file('lean.js'),
  stockEntry: file('stock.js'),
  exposes: { './Header': expose, './mount': expose },
};
