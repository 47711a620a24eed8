import { readFileSync } from 'node:fs';
import { DOCUMENT, documentOf, type Row } from './document';
import { linesOf } from './install-starter';
import { STARTERS } from './starters';

const current = readFileSync(DOCUMENT, 'utf8');

/** Returns the row of a kind of host in the first table, without padding. */
const rowOf = (text: string, kind: string): string => {
  const [firstTable = ''] = text.split('\n## ');
  const row = firstTable.split('\n').find((line) => line.startsWith(`| ${kind} `)) ?? '';
  return row.replaceAll(/ +/g, ' ');
};

const TESTED: Row = {
  kind: 'Vue',
  lines: 54,
  seconds: 77,
  reactCopies: 1,
  layoutShift: 0,
  refused: 1234,
  hangs: 2345,
  types: 'TypeScript 6',
};

describe("the starters' page", () => {
  it('has a row of every starter, with its lines of code', () => {
    const expected = STARTERS.map(({ kind }) => kind);
    expect(expected.filter((kind) => rowOf(current, kind) === '')).toEqual([]);
    const stale = STARTERS.filter(
      (starter) =>
        !new RegExp(`^\\| [^|]+ \\| ${String(linesOf(starter))} \\|`).test(rowOf(current, starter.kind)),
    );
    expect(stale.map(({ name }) => name)).toEqual([]);
  });

  it('keeps the rows of starters that were not tested', () => {
    const text = documentOf([TESTED], current);
    expect(rowOf(text, 'Vue')).toContain('2345');
    expect(rowOf(text, 'Angular')).toBe(rowOf(current, 'Angular'));
  });
});
