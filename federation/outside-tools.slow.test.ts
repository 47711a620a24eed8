import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { dependencies } from '../package.json';

const temporaryFolder = (): string => mkdtempSync(path.join(tmpdir(), 'outside-tools-'));

/** Runs a script as a module next to the packages. Returns what it prints. */
const runNextTo = (folder: string, script: string): string => {
  const file = path.join(folder, 'check.mjs');
  writeFileSync(file, script);
  return execFileSync(process.execPath, [file], { encoding: 'utf8' }).trim();
};

const tried = (imported: string, work: string): string =>
  `import ${imported};\ntry { ${work}; console.log('works'); } catch (error) { console.log(error.name); }`;

/** A package with a patch of ours, and a script that needs the patch. */
const PATCHED = [
  {
    name: 'axios',
    script: tried(
      "AxiosError from './node_modules/axios/lib/core/AxiosError.js'",
      "Object.freeze(Error.prototype); new AxiosError('failed')",
    ),
  },
  {
    name: '@urql/core',
    script: tried(
      "{ CombinedError } from '@urql/core'",
      "Object.freeze(Error.prototype); new CombinedError({ networkError: { message: 'failed' } })",
    ),
  },
  {
    name: 'valibot',
    script: tried(
      "* as v from 'valibot'",
      "Object.prototype.added = () => undefined; v.parse(v.object({ name: v.string() }), { name: 'a' })",
    ),
  },
] as const;

/** Copies a package to a folder, with its dependencies next to it. */
const copyPackage = (name: string): string => {
  const folder = temporaryFolder();
  const target = path.join(folder, 'node_modules', name);
  cpSync(path.join('node_modules', name), target, { recursive: true });
  const needed = JSON.parse(readFileSync(path.join(target, 'package.json'), 'utf8')) as {
    readonly dependencies?: Readonly<Record<string, string>>;
  };
  for (const each of Object.keys(needed.dependencies ?? {})) {
    const link = path.join(folder, 'node_modules', each);
    mkdirSync(path.dirname(link), { recursive: true });
    symlinkSync(path.resolve('node_modules', each), link);
  }
  return folder;
};

describe.each(PATCHED)('$name', ({ name, script }) => {
  const version = dependencies[name];
  it(`${version} fails in pages that freeze or extend prototypes, and works with our patch [FED-6]`, () => {
    const folder = copyPackage(name);
    expect(runNextTo(folder, script)).toBe('works');
    const patch = path.resolve('patches', `${name.replace('/', '+')}+${version}.patch`);
    execFileSync('git', ['apply', '--reverse', patch], { cwd: folder });
    expect(runNextTo(folder, script)).toMatch(/Error$/);
  }, 60_000);
});
