import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { CONTRACT_VERSION } from '../../../federation/contract/version';
import { releasePath, type HeaderRelease } from '../../../federation/loader/release';
import { buildRelease } from '../../../federation/release/build-release';
import { publish } from '../../../federation/release/publish';
import type { ObjectStore } from '../../../federation/release/store';

const run = promisify(execFile);

/** How many releases are built by default. */
const RELEASES = 5;
/** What a release is built from. */
const SOURCES = ['src', 'federation', 'package-lock.json'] as const;

/** A release that was built from a commit, and published to a store. */
export interface Release {
  /** The short hash of its commit. */
  readonly commit: string;
  readonly version: string;
  /** File name of the lean entry, which marks the markup of its renderer. Commits that change no script share it. */
  readonly entry: string;
  /** Its folder below the store's address, with a trailing slash. */
  readonly path: string;
  /** The folder with the files of the commit, and the build in `dist`. */
  readonly source: string;
}

const git = async (...args: string[]): Promise<readonly string[]> => {
  const { stdout } = await run('git', args);
  return stdout.split('\n').filter((line) => line !== '');
};

/** Returns the last five tags, or the last commits of this branch that change the remote if there are fewer tags. */
export const lastReleases = async (): Promise<readonly string[]> => {
  const tags = await git('tag', '--sort=-creatordate');
  if (tags.length >= RELEASES) return tags.slice(0, RELEASES);
  return git('log', '--first-parent', `-${String(RELEASES)}`, '--format=%H', '--', ...SOURCES);
};

/** Writes the files of a commit into a folder that shares the installed packages, and builds the remote there. */
const buildIn = async (folder: string, commit: string): Promise<void> => {
  await rm(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const archive = path.join(folder, 'source.tar');
  await run('git', ['archive', '--output', archive, commit]);
  await run('tar', ['-xf', archive, '-C', folder]);
  symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'));
  const node = (...args: string[]) =>
    run(process.execPath, args, { cwd: folder, env: { ...process.env, NODE_ENV: 'production' } });
  await node('node_modules/gql.tada/bin/cli.js', 'generate-output');
  await node('--import', 'tsx', 'scripts/build-remote.ts');
};

const readJson = (...names: string[]): unknown => JSON.parse(readFileSync(path.join(...names), 'utf8'));

/**
 * Builds the remote, the loader and the renderer of a commit with the packages that are installed now, and publishes
 * them. A commit is built once, in a folder of the system's temporary files.
 *
 * @param name a tag or a commit
 * @throws Error with the output of the build
 */
export const publishReleaseOf = async (name: string, store: ObjectStore): Promise<Release> => {
  const [commit = ''] = await git('rev-parse', '--short=8', `${name}^{commit}`);
  const source = path.join(tmpdir(), 'shop-header-releases', commit);
  // The store is the last folder that the build writes.
  if (!existsSync(path.join(source, 'dist', 'store'))) {
    console.log(`building ${commit}`);
    await buildIn(source, commit);
  }
  const dist = path.join(source, 'dist');
  const { contract = CONTRACT_VERSION, entry } = readJson(dist, 'remote', 'header.json') as HeaderRelease;
  const { version, folder } = await buildRelease({
    remote: path.join(dist, 'remote'),
    server: path.join(dist, 'server'),
    out: path.join(dist, 'release'),
    packageVersion: (readJson(source, 'package.json') as { readonly version: string }).version,
    documents: () => ({}),
    contract,
    dryRun: false,
  });
  await publish({ store, folder, dryRun: false, progress: () => undefined });
  console.log(`${commit}: ${version}`);
  return { commit, version, entry: entry.file, path: releasePath(version), source };
};
