import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import RequestError from './axios/error';
import utils from './axios/utils';
import { unusedFiles } from './unused-files';

const ROOT = path.resolve(__dirname, '../..');

const AXIOS = path.join(ROOT, 'node_modules/axios/lib');

/** Names that axios reads only while it waits for an XSRF token, which no request has. */
const XSRF_ONLY = ['from', 'hasOwnProp'];

/** Returns the files of axios in the build: those that its adapter imports, except the replaced ones. */
const bundledFiles = (): readonly string[] => {
  const unused = unusedFiles(ROOT);
  const found = new Set<string>();
  const add = (file: string): void => {
    if (found.has(file) || file in unused) return;
    found.add(file);
    const imports = readFileSync(file, 'utf8').matchAll(/^import .* from '(.+)';$/gm);
    for (const [, name = ''] of imports) add(path.join(path.dirname(file), name));
  };
  add(path.join(AXIOS, 'adapters/xhr.js'));
  return [...found];
};

describe('the replaced files of axios', () => {
  it('leave only few files of axios in the build', () => {
    const names = bundledFiles().map((file) => path.relative(AXIOS, file));
    expect(names.sort()).toEqual([
      'adapters/xhr.js',
      'cancel/CanceledError.js',
      'core/settle.js',
      'helpers/normalizeURLForProtocolCheck.js',
      'helpers/parseProtocol.js',
      'helpers/sanitizeHeaderValue.js',
    ]);
  });

  it('export everything that the other files of axios read', () => {
    const texts = bundledFiles().map((file) => readFileSync(file, 'utf8'));
    const namesOf = (what: string) =>
      texts
        .flatMap((text) =>
          [...text.matchAll(new RegExp(`\\b${what}\\.(?!js\\b)(\\w+)`, 'g'))].map(([, name = '']) => name),
        )
        .filter((name) => !XSRF_ONLY.includes(name));
    expect(namesOf('AxiosError').length).toBeGreaterThan(3);
    expect(namesOf('AxiosError').filter((name) => !(name in RequestError))).toEqual([]);
    expect(namesOf('platform').length).toBeGreaterThan(1);
    const platform = readFileSync(path.join(__dirname, 'axios/platform.ts'), 'utf8');
    expect(namesOf('platform').filter((name) => !platform.includes(`${name}:`))).toEqual([]);
    expect(namesOf('utils').length).toBeGreaterThan(3);
    expect(namesOf('utils').filter((name) => !(name in utils))).toEqual([]);
  });
});

describe('unusedFiles', () => {
  it.each(Object.entries(unusedFiles(ROOT)))('replaces %s in unit tests, too', (file, by) => {
    expect(require.resolve(file)).toBe(by);
  });

  it('returns what replaces each file', () => {
    expect(unusedFiles(ROOT)[path.join(AXIOS, 'core/AxiosError.js')]).toBe(
      path.join(ROOT, 'federation/build/axios/error.ts'),
    );
  });

  it('fails when axios has moved a file, and names the file', () => {
    const empty = mkdtempSync(path.join(tmpdir(), 'unused-files-'));
    expect(() => unusedFiles(empty)).toThrow(/AxiosError.js does not exist.+Update unused-files.ts/);
  });
});
