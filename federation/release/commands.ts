import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { buildCommand, MAPS_OUT, RELEASE_DIR } from './build-command';
import {
  createProgressLog,
  requireValue,
  storeOf,
  wholeNumber,
  type Command,
  type ParsedArguments,
  type Report,
} from './command';
import {
  CHANNEL,
  CHANNEL_USAGE,
  channelOf,
  done,
  dryRunPrefix,
  DRY_RUN,
  DRY_RUN_USAGE,
  TO,
  TO_USAGE,
} from './common-options';
import { EXIT, ReleaseError } from './exit-codes';
import { readInventory } from './list';
import { promote, rollback, type Moved } from './promote';
import { prune } from './prune';
import { openStore } from './open-store';
import { publish, publishMaps } from './publish';
import { verify } from './verify';

const COMMON = {
  json: { type: 'boolean', default: false },
  help: { type: 'boolean', short: 'h', default: false },
} as const;
const COMMON_USAGE = `  --json             one JSON value on standard output
  --help             prints this text`;
const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(0)} kB`;

/** Returns the release folder that `build` has created. */
const builtRelease = async (): Promise<string> => {
  const [folder] = await readdir(RELEASE_DIR).catch(() => []);
  if (folder === undefined) {
    throw new ReleaseError(EXIT.usage, `${RELEASE_DIR} has no release: run npm run release -- build`);
  }
  return path.join(RELEASE_DIR, folder);
};

const moved = (given: ParsedArguments, move: Moved): Report => {
  const from = move.from === undefined ? '' : `, before ${move.from}`;
  const line = move.unchanged
    ? `${move.channel} already points to ${move.to}`
    : `${dryRunPrefix(given)}${move.channel} points to ${move.to}${from}`;
  const warning = 'this store ignores conditions: make sure that no other promotion runs at the same time';
  return done(move, line, ...(move.unguarded ? [warning] : []));
};

const publishCommand: Command = {
  summary: 'copies a release to a store, or the files that are missing there',
  usage: `  [FOLDER]           a release folder (the one in ${RELEASE_DIR})
${TO_USAGE}
  --source-maps TARGET
                     copies the source maps of ${MAPS_OUT} to this target, which must be private`,
  options: { ...TO, ...DRY_RUN, 'source-maps': { type: 'string' } },
  positionals: ['folder'],
  async run(given, context) {
    const dryRun = given.flag('dry-run');
    const published = await publish({
      store: await storeOf(given, context),
      folder: given.positionals[0] ?? (await builtRelease()),
      dryRun,
      progress: createProgressLog(context.log, 'published'),
    });
    const maps = given.text('source-maps');
    if (maps !== undefined && !dryRun) {
      const store = await openStore(maps, context.environment);
      await publishMaps(store, MAPS_OUT, published.path);
    }
    const { version, unchanged, written, files, bytes } = published;
    const line = unchanged
      ? `${version} is already published with the same bytes`
      : `${dryRunPrefix(given)}${version}: ${String(written)} of ${String(files)} files, ${kilobytes(bytes)} in all`;
    return done(published, line);
  },
};

const promoteCommand: Command = {
  summary: 'points a channel to a published release',
  usage: `  VERSION            as printed by list; the part before + if it is unique
${CHANNEL_USAGE}
${TO_USAGE}
  --allow-contract-change
                     promotes even if hosts of the channel may refuse the release`,
  options: {
    ...CHANNEL,
    ...TO,
    ...DRY_RUN,
    'allow-contract-change': { type: 'boolean', default: false },
  },
  positionals: ['version'],
  async run(given, context) {
    const move = await promote({
      version: requireValue(given.positionals[0], 'the version'),
      channel: channelOf(given),
      store: await storeOf(given, context),
      now: context.now(),
      dryRun: given.flag('dry-run'),
      allowContractChange: given.flag('allow-contract-change'),
    });
    return moved(given, move);
  },
};

const rollbackCommand: Command = {
  summary: 'points a channel back to its previous release',
  usage: `${CHANNEL_USAGE}\n${TO_USAGE}\n  --version VERSION  points it to this release instead`,
  options: { ...CHANNEL, ...TO, ...DRY_RUN, version: { type: 'string' } },
  positionals: [],
  async run(given, context) {
    const version = given.text('version');
    const move = await rollback({
      channel: channelOf(given),
      store: await storeOf(given, context),
      now: context.now(),
      dryRun: given.flag('dry-run'),
      ...(version !== undefined && { to: version }),
    });
    return moved(given, move);
  },
};

const listCommand: Command = {
  summary: 'lists releases and channels of a store',
  usage: TO_USAGE,
  options: TO,
  positionals: [],
  async run(given, context) {
    const inventory = await readInventory(await storeOf(given, context));
    const lines = inventory.releases.map(({ version, published, bytes, files, channels }) =>
      [version, published, kilobytes(bytes), `${String(files)} files`, channels.join(' ')].join('  '),
    );
    const unfinished = inventory.unfinished.map(({ path: folder }) => `${folder}  not completely published`);
    return done(inventory, ...(lines.length === 0 ? ['no releases'] : lines), ...unfinished);
  },
};

/** Three times the max-age of a channel's file. */
const VERIFY_TIMEOUT_MS = 90_000;

const verifyCommand: Command = {
  summary: 'fetches a channel as a browser would and checks every byte',
  usage: `${CHANNEL_USAGE}
  --url BASE         the address of the folder with channels/ and the releases
  --timeout MS       timeout of one file (10000)
  --version VERSION  fails unless the channel points there within 90 s, because caches may be stale`,
  options: {
    ...CHANNEL,
    url: { type: 'string' },
    timeout: { type: 'string', default: '10000' },
    version: { type: 'string' },
  },
  positionals: [],
  async run(given, { log }) {
    const url = requireValue(given.text('url'), '--url');
    if (!/^https?:/.test(url) || !URL.canParse(url))
      throw new ReleaseError(EXIT.usage, `${url} is not an address`);
    const verified = await verify({
      channel: channelOf(given),
      base: new URL(url.endsWith('/') ? url : `${url}/`),
      timeout: wholeNumber(requireValue(given.text('timeout'), '--timeout'), 'timeout'),
      version: given.text('version'),
      channelTimeout: VERIFY_TIMEOUT_MS,
      progress: createProgressLog(log, 'verified'),
    });
    const { channel, version, files, wrong } = verified;
    const lines = wrong.map(({ file, problem }) => `${file}: ${problem}`);
    const verdict = wrong.length === 0 ? 'no problems' : `${String(wrong.length)} problems`;
    return {
      code: wrong.length === 0 ? EXIT.done : EXIT.failed,
      value: verified,
      lines: [...lines, `${channel} ${version}: ${String(files)} files, ${verdict}`],
    };
  },
};

const pruneCommand: Command = {
  summary: 'removes releases that no page can need any longer',
  usage: `${TO_USAGE}
  --keep-days N      keeps releases that were published or on a channel in the last N days (30)`,
  options: { ...TO, ...DRY_RUN, 'keep-days': { type: 'string', default: '30' } },
  positionals: [],
  async run(given, context) {
    const pruned = await prune({
      store: await storeOf(given, context),
      keepDays: wholeNumber(requireValue(given.text('keep-days'), '--keep-days'), 'keep-days'),
      now: context.now(),
      dryRun: given.flag('dry-run'),
      progress: createProgressLog(context.log, 'removed'),
    });
    const removed = pruned.removed.map((folder) => `${dryRunPrefix(given)}removed ${folder}`);
    const kept = pruned.kept.map(({ path: folder, because }) => `kept ${folder}: ${because}`);
    return done(pruned, ...removed, ...kept);
  },
};

const withCommon = (command: Command): Command => ({
  ...command,
  usage: [command.usage, ...('dry-run' in command.options ? [DRY_RUN_USAGE] : []), COMMON_USAGE].join('\n'),
  options: { ...command.options, ...COMMON },
});

/** The commands of the release tool, by name. */
export const COMMANDS: ReadonlyMap<string, Command> = new Map(
  Object.entries({
    build: buildCommand,
    publish: publishCommand,
    promote: promoteCommand,
    rollback: rollbackCommand,
    list: listCommand,
    verify: verifyCommand,
    prune: pruneCommand,
  }).map(([name, command]) => [name, withCommon(command)]),
);
