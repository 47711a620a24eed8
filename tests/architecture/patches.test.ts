import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const ROOT = resolve(__dirname, '../..');
const FOLDER = join(ROOT, 'patches');

interface Hunk {
  readonly file: string;
  readonly added: readonly string[];
  readonly removed: readonly string[];
}

/** Returns the changed lines of each file in a patch. */
const hunksOf = (patch: string): readonly Hunk[] =>
  patch
    .split(/^diff --git /m)
    .slice(1)
    .map((part) => {
      const lines = part.split('\n');
      const starting = (mark: '+' | '-') =>
        lines
          .filter((line) => line.startsWith(mark) && !line.startsWith(mark.repeat(3)))
          .map((line) => line.slice(1))
          .filter((line) => line.trim() !== '');
      const file = /^\+\+\+ b\/(.+)$/m.exec(part)?.[1] ?? '';
      return { file, added: starting('+'), removed: starting('-') };
    });

describe('patches of packages [FED-6]', () => {
  const patches = readdirSync(FOLDER).filter((name) => name.endsWith('.patch'));

  it.each(patches)('%s is applied', (name) => {
    const hunks = hunksOf(readFileSync(join(FOLDER, name), 'utf8'));
    expect(hunks).not.toEqual([]);
    for (const { file, added, removed } of hunks) {
      const lines = readFileSync(join(ROOT, file), 'utf8').split('\n');
      for (const line of added) expect(lines).toContain(line);
      for (const line of removed) expect(lines).not.toContain(line);
    }
  });

  it('each have a section in patches/README.md, and no other package has one', () => {
    const packages = patches.map((name) => name.replace(/[+][^+]+[.]patch$/, '').replace('+', '/'));
    const sections = [...readFileSync(join(FOLDER, 'README.md'), 'utf8').matchAll(/^## (.+)$/gm)];
    expect(sections.map(([, title]) => title).sort()).toEqual(packages.sort());
  });
});
