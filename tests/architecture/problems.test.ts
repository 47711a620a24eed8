import { readFileSync } from 'node:fs';
import { PROBLEM_CODES } from '../../federation/contract';

const page = readFileSync('docs/problems.md', 'utf8');
const codes = [...new Set<string>(Object.values(PROBLEM_CODES).flat())];
const sections = page.split(/^## /m).slice(1);

describe('the page of problems', () => {
  it('has a section for every code, and no other', () => {
    expect(sections.map((section) => section.split('\n')[0])).toEqual(codes);
  });

  it.each(sections)('states a cause and a remedy: %.20s', (section) => {
    expect(section).toMatch(/\n\*\*Cause:\*\* .+\n[^]*\n\*\*Remedy:\*\* /);
  });
});
