import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const page = readFileSync('docs/access.md', 'utf8');

/** The success criteria of WCAG 2.2: A and AA. */
const CRITERIA = {
  A: '1.1.1 1.2.1 1.2.2 1.2.3 1.3.1 1.3.2 1.3.3 1.4.1 1.4.2 2.1.1 2.1.2 2.1.4 2.2.1 2.2.2 2.3.1 2.4.1 2.4.2 2.4.3 2.4.4 2.5.1 2.5.2 2.5.3 2.5.4 3.1.1 3.2.1 3.2.2 3.2.6 3.3.1 3.3.2 3.3.7 4.1.2',
  AA: '1.2.4 1.2.5 1.3.4 1.3.5 1.4.3 1.4.4 1.4.5 1.4.10 1.4.11 1.4.12 1.4.13 2.4.5 2.4.6 2.4.7 2.4.11 2.5.7 2.5.8 3.1.2 3.2.3 3.2.4 3.3.3 3.3.4 3.3.8 4.1.3',
} as const;

const rows = page
  .split('\n')
  .filter((line) => /^\| \d/.test(line))
  .map((line) => {
    const [criterion = '', level = '', result = '', how = '', tests = ''] = line
      .split('|')
      .slice(1)
      .map((cell) => cell.trim());
    return { number: criterion.split(' ')[0] ?? '', level, result, how, tests };
  });

describe('the table of access', () => {
  it('has each of the 55 criteria of WCAG 2.2, A and AA, once and with its level [SHELL-7]', () => {
    const expected = Object.entries(CRITERIA).flatMap(([level, numbers]) =>
      numbers.split(' ').map((number) => `${number} ${level}`),
    );
    expect(expected).toHaveLength(55);
    expect(rows.map(({ number, level }) => `${number} ${level}`).sort()).toEqual(expected.sort());
  });

  it.each(rows)('has a result and its reason for $number', ({ result, how, tests }) => {
    expect(['supports', 'partly', 'not applicable', 'not tested']).toContain(result);
    expect(how).not.toBe('');
    if (result === 'supports') expect(tests !== '' || how.startsWith('judged')).toBe(true);
  });

  it('names tests that exist', () => {
    const files = rows.flatMap(({ tests }) =>
      [...tests.matchAll(/\(([^)]+)\)/g)].map(([, file = '']) => file),
    );
    expect(files.length).toBeGreaterThan(40);
    expect(files.filter((file) => !existsSync(path.join('docs', file)))).toEqual([]);
  });
});
