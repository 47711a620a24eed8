import { readFileSync } from 'node:fs';
import path from 'node:path';
import { withTable } from './table';

const readme = readFileSync(
  path.join(__dirname, '..', '..', 'src', 'domains', 'checkout', 'README.md'),
  'utf8',
);

/** The formatter pads columns, so whitespace is ignored. */
const words = (markdown: string): string => markdown.replace(/-{3,}/g, '---').replace(/\s+/g, ' ');

describe('the table of errors in the README of checkout', () => {
  it('matches the catalogue; `npm run error-table` updates it [ERR-3]', () => {
    expect(words(readme)).toBe(words(withTable(readme)));
  });
});
