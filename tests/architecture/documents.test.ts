import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';

const ROOT = resolve(__dirname, '../..');
const DECISIONS = join(ROOT, 'docs/decisions');

const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

const filesOf = (folder: string): string[] =>
  readdirSync(join(ROOT, folder), { withFileTypes: true, recursive: folder !== '' })
    .filter((entry) => entry.isFile() && /[.](md|tsx?|mjs)$/.test(entry.name))
    .map((entry) => relative(ROOT, join(entry.parentPath, entry.name)));

const FILES = [
  '',
  'src',
  'federation',
  'host-demo',
  'tests',
  'scripts',
  'docs',
  'patches',
  '.github',
].flatMap(filesOf);

describe('decision records', () => {
  const files = readdirSync(DECISIONS)
    .filter((file) => file !== 'README.md')
    .sort();
  const numberOf = (file: string): number => Number(file.slice(0, 2));

  it('are numbered without a gap', () => {
    expect(files.map(numberOf)).toEqual(files.map((_, index) => index + 1));
  });

  it.each(files)('%s has its number in its title, all sections in order, and a line in the list', (file) => {
    const text = readFileSync(join(DECISIONS, file), 'utf8');
    expect(text).toMatch(new RegExp(`^# ${String(numberOf(file))}\\. `));
    expect(text.match(/^## .+$/gm)).toEqual(['## Context', '## Decisions', '## Rejected', '## Consequences']);
    expect(read('docs/decisions/README.md')).toContain(`](${file}): `);
  });
});

describe('documents', () => {
  /** Links in code blocks are examples. */
  const linksOf = (markdown: string): string[] =>
    [...markdown.replace(/^```[^]*?^```/gm, '').matchAll(/\]\((?!https?:|#|mailto:)([^)#\s]+)/g)].map(
      ([, target = '']) => target,
    );

  it('link to files that exist', () => {
    const broken = FILES.filter((path) => path.endsWith('.md')).flatMap((path) =>
      linksOf(read(path))
        .filter((target) => !existsSync(join(ROOT, dirname(path), target)))
        .map((target) => `${path}: ${target}`),
    );
    expect(broken).toEqual([]);
  });

  it('and code use the words of the field', () => {
    const words = ['patience', 'stand-in', 'anew', 'whoever', 'somebody', 'told', 'heard', 'lent', 'mends?'];
    const unclear = new RegExp(`\\b(${words.join('|')})\\b`, 'i');
    const self = 'tests/architecture/documents.test.ts';
    const found = FILES.filter((path) => path !== self && unclear.test(read(path)));
    expect(found).toEqual([]);
  });
});
