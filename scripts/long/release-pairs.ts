import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Argument, Command } from 'commander';
import { createFolderStore } from '../../federation/release/folder-store';
import { promote } from '../../federation/release/promote';
import { startDemo } from '../../tests/support/demo';
import { markdownTable } from '../../tests/support/markdown-table';
import { withBrowser } from '../bench/shared/browser';
import { lastReleases, publishReleaseOf } from './releases/build-release-of';
import { buildHosts, HOST_KINDS, type HostCode } from './releases/hosts';
import { visitPair } from './releases/visit-pair';

/** Visits the pages of all hosts in which A and B meet, for each A, while B is on the channel. Returns faults by kind. */
const visitAll = async (
  hosts: readonly HostCode[],
  origin: string,
  promoteTo: (version: string) => Promise<void>,
): Promise<ReadonlyMap<string, number>> => {
  const faults = new Map(HOST_KINDS.map(({ title }) => [title, 0]));
  await withBrowser(async (browser) => {
    for (const second of hosts) {
      await promoteTo(second.version);
      for (const first of hosts)
        for (const kind of HOST_KINDS) {
          const found = await visitPair(browser, origin, kind, [first, second]);
          if (found.length === 0) continue;
          faults.set(kind.title, (faults.get(kind.title) ?? 0) + 1);
          console.log(`${kind.title}, A ${first.commit}, B ${second.commit}:\n  ${found.join('\n  ')}`);
        }
      console.log(`visited with ${second.commit} on the channel`);
    }
  });
  return faults;
};

const testPairs = async (names: readonly string[]): Promise<void> => {
  const distDir = mkdtempSync(path.join(tmpdir(), 'release-pairs-'));
  const store = createFolderStore(path.join(distDir, 'store'));
  const hosts: HostCode[] = [];
  for (const name of names.length > 0 ? names : await lastReleases())
    hosts.push(await buildHosts(await publishReleaseOf(name, store)));
  const move = { store, channel: 'stable', by: 'release-pairs', dryRun: false, allowContractChange: false };
  const promoteTo = async (version: string): Promise<void> => {
    await promote({ ...move, version, now: new Date() });
  };
  for (const { version } of hosts.slice(0, 1)) await promoteTo(version);
  const demo = await startDemo(distDir);
  const faults = await visitAll(hosts, demo.origin, promoteTo);
  await demo.close();
  await rm(distDir, { recursive: true, force: true });
  const pairs = String(hosts.length ** 2);
  const rows = [...faults].map(([title, number]) => [title, pairs, String(number)]);
  console.log(markdownTable(['page', 'pairs', 'with faults'], rows));
  process.exitCode = [...faults.values()].some((number) => number > 0) ? 1 : 0;
};

export const releasePairs = new Command('release-pairs')
  .description(
    'Builds releases from commits, and visits hosts in which the code of one release meets another, in all pairs.',
  )
  .addArgument(
    new Argument(
      '[commits...]',
      'tags or commits; the last five tags by default, or the last five commits of this branch that change the remote if there are fewer tags',
    ),
  )
  .action(testPairs);
