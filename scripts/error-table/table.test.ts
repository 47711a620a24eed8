import { readFileSync } from 'node:fs';
import path from 'node:path';
import { withTable } from './table';

const readme = readFileSync(
  path.join(__dirname, '..', '..', 'src', 'domains', 'checkout', 'README.md'),
  'utf8',
);

/** Columns are padded by the formatter. */
const words = (markdown: string): string => markdown.replace(/-{3,}/g, '---').replace(/\s+/g, ' ');

describe('the table of errors in the README of checkout', () => {
  it('is what the catalogue says; `npm run error-table` writes it anew [ERR-3]', () => {
    expect(words(readme)).toBe(words(withTable(readme)));
  });
});
