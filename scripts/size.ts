import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { BUDGETS, type BuiltScript } from '../federation/budgets';
import { RELEASE_FILE } from '../federation/build/describe-release';
import { REMOTE_DIR } from '../federation/build/remote-config';
import { isRelease } from '../federation/loader/release';
import { LOADER_LIMIT, loaderBytes } from './loader-size';

const REPORT = path.join('dist', 'reports', 'size.json');
/** Only React's own files hold these. */
const REACT = /react\.dev\/errors|react\.transitional\.element/;

const bytesOf = (scripts: readonly BuiltScript[]): number =>
  scripts.reduce((total, { bytes }) => total + bytes, 0);

const readScripts = (): BuiltScript[] =>
  readdirSync(REMOTE_DIR)
    .filter((file) => file.endsWith('.js'))
    .map((file) => ({
      file,
      bytes: statSync(path.join(REMOTE_DIR, `${file}.br`)).size,
      react: REACT.test(readFileSync(path.join(REMOTE_DIR, file), 'utf8')),
    }));

const row = (mark: string, bytes: number, limit: string, what: string): void => {
  console.log(`${mark} ${String(bytes).padStart(8)} ${limit.padStart(9)}  ${what}`);
};

/** `npm run size`: prints what the built remote weighs, and fails when a budget is exceeded. */
const main = async (): Promise<void> => {
  const release: unknown = JSON.parse(readFileSync(path.join(REMOTE_DIR, RELEASE_FILE), 'utf8'));
  if (!isRelease(release)) throw new Error(`${RELEASE_FILE} is not a release: build first`);
  const built = readScripts();
  for (const { file, bytes, react } of built) row(' ', bytes, '', `${file}${react ? ' (React)' : ''}`);
  console.log('');
  const keeps = (bytes: number, limit: number, what: string): boolean => {
    row(bytes <= limit ? '✔' : '✘', bytes, `≤ ${String(limit)}`, what);
    return bytes <= limit;
  };
  const kept = [
    ...BUDGETS.map(({ what, limit, scripts }) => keeps(bytesOf(scripts(built, release)), limit, what)),
    keeps(await loaderBytes('index'), LOADER_LIMIT, 'our loader in a host without React'),
    keeps(await loaderBytes('react'), LOADER_LIMIT, 'our loader in a React host'),
  ];
  row(' ', bytesOf(built), '', 'the whole remote with its own copy of React, for pages that have none');
  const passed = kept.filter(Boolean).length;
  const failed = kept.length - passed;
  mkdirSync(path.dirname(REPORT), { recursive: true });
  writeFileSync(REPORT, JSON.stringify({ passed, failed }));
  console.log(`${String(passed)} passed, ${String(failed)} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
};

void main();
