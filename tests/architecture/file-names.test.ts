import { readdirSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';

const ROOT = resolve(__dirname, '../..');
const FOLDERS = ['src', 'federation', 'host-demo', 'tests', 'scripts'];

const COMPONENT = /^[A-Z][A-Za-z0-9]*$/;
const KEBAB = /^[a-z0-9]+(-[a-z0-9]+)*$/;

const files = (folder: string): string[] =>
  readdirSync(join(ROOT, folder), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));

const stem = (path: string): string => basename(path).split('.')[0] ?? '';

describe('file names', () => {
  const all = FOLDERS.flatMap(files).filter((path) => /[.](tsx?|mjs|css)$/.test(path));

  it('are Pascal case for components and kebab case for everything else', () => {
    const odd = all.filter((path) => {
      const name = stem(path);
      const mayBeComponent = /[.](tsx|css)$/.test(path);
      return !KEBAB.test(name) && !(mayBeComponent && COMPONENT.test(name));
    });
    expect(odd).toEqual([]);
  });
});
