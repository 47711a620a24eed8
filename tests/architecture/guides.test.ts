import { readdirSync, readFileSync } from 'node:fs';
import { missingFiles, STARTERS_OF, unnamedBlocks } from '../../scripts/docs/guides';

/** The order of sections. Guides leave out what is the same in every host: the overview has it. */
const SECTIONS = [
  'Install',
  'Page',
  'Configuration',
  'Types',
  'Fallback',
  'Development server',
  'Production',
  'Upgrade',
  'What can go wrong',
];

const read = (guide: string): string => readFileSync(`docs/hosts/${guide}.md`, 'utf8');
const starters = readdirSync('host-demo/starters', { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);
const guides = Object.entries(STARTERS_OF);

describe('the guides for hosts', () => {
  it.each(guides)('every code block of %s is a file of its starters [FED-2]', (guide, from) => {
    const markdown = read(guide);
    expect(unnamedBlocks(markdown)).toBe(0);
    expect(missingFiles(markdown, from)).toEqual([]);
  });

  it.each(
    guides.map(([guide]) => guide).filter((guide) => !['README', 'analytics', 'production'].includes(guide)),
  )('%s has its steps in the same order', (guide) => {
    const code = /^```[^]*?^```$/gm;
    const headings = [
      ...read(guide)
        .replaceAll(code, '')
        .matchAll(/^## (.+)$/gm),
    ].map(([, text]) => text);
    expect(headings).toEqual(SECTIONS.filter((section) => headings.includes(section)));
    expect(headings).toEqual(expect.arrayContaining(['Install', 'Page', 'What can go wrong']));
  });

  it('cover every starter', () => {
    const covered = guides.flatMap(([, from]) => from);
    expect(starters.filter((starter) => !covered.includes(starter))).toEqual([]);
  });
});
