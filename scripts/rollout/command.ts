import type { IncomingMessage } from 'node:http';
import { Command, InvalidArgumentError } from 'commander';
import { missingPackages } from '../../federation/edge/testing/programs';
import { channelKey } from '../../federation/release/channel';
import { openStore } from '../../federation/release/open-store';
import { publishSmall, removeTemporaryFolders } from '../../federation/release/testing/releases';
import { writePart } from '../docs/format-document';
import { ensureEdgePrograms } from '../test/programs';
import { noteOf, problemsOf, tableOf, type RolloutResult } from './counts';
import { killTool, runTool, startDelivery, type Delivery } from './delivery';
import { startLoad } from './load';

const CHANNEL = channelKey({ name: 'stable', contract: 1 });
const MANIFEST = 'v1/stable/mf-manifest.json';

/** The max-age of a channel, and time for a busy machine. */
const VISIBLE_MS = 60_000;

/** Pages that load between two events. */
const SOME_PAGES = 100;

interface RolloutOptions {
  readonly pages: number;
  readonly rate: number;
  readonly log: (line: string) => void;
}

/** Publishes two releases whose files have the same names, so that a mixture would not be found by a missing file. */
const publishBoth = async ({ target, environment }: Delivery): Promise<readonly [string, string]> => {
  const store = await openStore(target, environment);
  const versions = [];
  for (const packageVersion of ['1.4.2', '1.5.0'])
    versions.push((await publishSmall(store, { packageVersion, note: noteOf(packageVersion) })).version);
  return [versions[0] ?? '', versions[1] ?? ''];
};

const isPutOf =
  (key: string) =>
  ({ method, url = '' }: IncomingMessage): boolean =>
    method === 'PUT' && url.split('?')[0]?.endsWith(`/${key}`) === true;

/** Returns the parts of the scenario: each moves the channel, or injects a fault and checks what the tool reports. */
const createSteps = (delivery: Delivery, { log }: RolloutOptions, load: ReturnType<typeof startLoad>) => {
  const { target, environment, endpoint } = delivery;
  const args = (percent: number, version?: string) => [
    'promote',
    ...(version === undefined ? [] : [version]),
    ...['--channel', 'stable', '--percent', String(percent), '--to', target, '--by', 'test'],
  ];
  const run = async (expected: number, percent: number, version?: string): Promise<void> => {
    const { code, output } = await runTool(args(percent, version), environment);
    log(output.trim());
    if (code !== expected) throw new Error(`the release tool has ended with ${String(code)}`);
  };
  return {
    /** @param version by default the candidate of the channel */
    promote: (percent: number, version?: string) => run(0, percent, version),
    /** The store is down: nothing is moved. */
    promoteInVain: (percent: number) => run(4, percent),
    killBefore: async (key: string, percent: number): Promise<void> => {
      await killTool(args(percent), environment, endpoint, isPutOf(key));
      log(`killed the release tool before it wrote ${key}`);
    },
    untilState: (state: string) =>
      load.until(`pages receive ${state}`, () => load.reads.state === state, VISIBLE_MS),
    somePages: async (count = SOME_PAGES): Promise<void> => {
      const goal = load.pages.pages + count;
      await load.until(`${String(goal)} pages have loaded`, () => load.pages.pages >= goal, VISIBLE_MS * 5);
    },
  };
};

/** Rolls a release out to all visits, while pages load, and while the tool, the store, the edge and the origin crash. */
const rollOut = async (
  delivery: Delivery,
  options: RolloutOptions,
  load: ReturnType<typeof startLoad>,
  states: readonly string[],
  next: string,
): Promise<void> => {
  const { log } = options;
  const [, at5 = '', at25 = '', at50 = '', at100 = ''] = states;
  const { promote, promoteInVain, killBefore, untilState, somePages } = createSteps(delivery, options, load);
  await somePages();
  await promote(5, next);
  await untilState(at5);

  await killBefore(CHANNEL, 25);
  await somePages();
  await promote(25);
  await untilState(at25);

  await delivery.crashStore();
  log('killed the gateway of the object store');
  await promoteInVain(50);
  await somePages();
  delivery.crashEdge();
  log('killed the process with the cache of the edge, while the store is down');
  await somePages();
  await delivery.restartStore();
  log('restarted the gateway');
  await promote(50);
  await untilState(at50);

  delivery.crashOrigin();
  log('killed the processes of the origin');
  await somePages();
  delivery.crashEdge();
  log('killed the process with the cache of the edge');
  await somePages();
  delivery.crashEntrance();
  log('killed the processes of the entrance');
  await somePages();

  await killBefore(MANIFEST, 100);
  await promote(100);
  await untilState(at100);
  const left = options.pages - load.pages.pages;
  if (left > 0) await somePages(left);
};

/**
 * Rolls a release out while pages load and programs crash. Nothing is checked here: the result has the counts.
 *
 * @throws Error if a step does not end as expected
 */
const testRollout = async (options: RolloutOptions): Promise<RolloutResult> => {
  const { log, rate } = options;
  const delivery = await startDelivery();
  try {
    const [current, next] = await publishBoth(delivery);
    const { target, environment, base } = delivery;
    const promote = ['promote', current, '--channel', 'stable', '--to', target, '--by', 'test'];
    log((await runTool(promote, environment)).output.trim());
    const states = [current, ...[5, 25, 50].map((part) => `${current}, ${next} at ${String(part)} %`), next];
    const started = performance.now();
    const load = startLoad({ base, rate, versions: [current, next], states });
    try {
      await rollOut(delivery, options, load, states, next);
    } finally {
      await load.stop();
    }
    const seconds = (performance.now() - started) / 1000;
    const { code, output } = await runTool(['doctor', '--url', base], environment);
    return { pages: load.pages, reads: load.reads, seconds, doctor: { code, output } };
  } finally {
    await delivery.stop();
    await removeTemporaryFolders();
  }
};

const MAX_RATE = 50;

interface Options {
  readonly pages: number;
  readonly rate: number;
  readonly write?: true;
}

const parseCount = (text: string): number => {
  if (!/^[1-9]\d*$/.test(text)) throw new InvalidArgumentError('It must be a whole number above 0.');
  return Number(text);
};

const parseRate = (text: string): number => {
  const rate = parseCount(text);
  if (rate > MAX_RATE) throw new InvalidArgumentError(`It must be at most ${String(MAX_RATE)}.`);
  return rate;
};

// The project supports Node 20 and pins the SDK, so the SDK's warning about Node versions would not help.
process.env['AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED'] ??= 'true';

const run = async ({ pages, rate, write }: Options): Promise<void> => {
  const log = (line: string): void => void process.stderr.write(`${line}\n`);
  ensureEdgePrograms(log);
  if (missingPackages(['nginx', 'varnish']).length > 0) {
    process.exitCode = 1;
    return;
  }
  const result = await testRollout({ pages, rate, log });
  const table = tableOf(result);
  console.log(table);
  const problems = problemsOf(result, pages);
  for (const problem of problems) console.error(problem);
  if (problems.length === 0 && write) await writePart('docs/operations.md', 'rollout', table);
  process.exitCode = problems.length === 0 ? 0 : 1;
};

export const rollout = new Command('rollout')
  .description(
    "Rolls a release out from 5 to 100 % while pages load, and while the release tool, the store, the edge and the origin crash. Uses Ceph's RADOS Gateway, nginx and varnish on loopback, which are installed by apt if they are missing.",
  )
  .option('--pages <number>', 'page loads at least', parseCount, 2000)
  .option('--rate <number>', 'page loads a second, at most 50', parseRate, 20)
  .option('--write', 'writes the figures of docs/operations.md')
  .action(run);
