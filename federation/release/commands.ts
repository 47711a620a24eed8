import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { buildCommand, MAPS_OUT, RELEASE_DIR } from './build-command';
import { countdown, needed, storeOf, wholeNumber, type Command, type Given, type Report } from './command';
import {
  CHANNEL,
  CHANNEL_USAGE,
  channelOf,
  done,
  dry,
  DRY_RUN,
  DRY_RUN_USAGE,
  TO,
  TO_USAGE,
} from './common-options';
import { EXIT, ReleaseError } from './exit-codes';
import { readShelf } from './list';
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
  --help             this text`;
const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(0)} kB`;

/** The release folder that `build` left. */
const builtRelease = async (): Promise<string> => {
  const [folder] = await readdir(RELEASE_DIR).catch(() => []);
  if (folder === undefined) {
    throw new ReleaseError(EXIT.usage, `${RELEASE_DIR} holds no release: npm run release -- build makes it`);
  }
  return path.join(RELEASE_DIR, folder);
};

const moved = (given: Given, move: Moved): Report => {
  const from = move.from === undefined ? '' : `, before ${move.from}`;
  const line = move.unchanged
    ? `${move.channel} points to ${move.to} already`
    : `${dry(given)}${move.channel} points to ${move.to}${from}`;
  const warning = 'this store ignores conditions: see that nobody else promotes at the same time';
  return done(move, line, ...(move.unguarded ? [warning] : []));
};

const publishCommand: Command = {
  summary: 'puts a release on a store; again: completes it, or does nothing',
  usage: `  [FOLDER]           a release folder (the one in ${RELEASE_DIR})
${TO_USAGE}
  --source-maps TARGET
                     puts the source maps of ${MAPS_OUT} there, which must be private`,
  options: { ...TO, ...DRY_RUN, 'source-maps': { type: 'string' } },
  positionals: ['folder'],
  async run(given, surroundings) {
    const dryRun = given.flag('dry-run');
    const published = await publish({
      store: await storeOf(given, surroundings),
      folder: given.positionals[0] ?? (await builtRelease()),
      dryRun,
      progress: countdown(surroundings.tell, 'published'),
    });
    const maps = given.text('source-maps');
    if (maps !== undefined && !dryRun) {
      const store = await openStore(maps, surroundings.environment);
      await publishMaps(store, MAPS_OUT, published.path);
    }
    const { version, unchanged, written, files, bytes } = published;
    const line = unchanged
      ? `${version} is published already, byte for byte`
      : `${dry(given)}${version}: ${String(written)} of ${String(files)} files, ${kilobytes(bytes)} in all`;
    return done(published, line);
  },
};

const promoteCommand: Command = {
  summary: 'points a channel to a published release',
  usage: `  VERSION            as list shows it; the part before + where only one has it
${CHANNEL_USAGE}
${TO_USAGE}
  --allow-contract-change
                     also where hosts of the channel may refuse the release`,
  options: {
    ...CHANNEL,
    ...TO,
    ...DRY_RUN,
    'allow-contract-change': { type: 'boolean', default: false },
  },
  positionals: ['version'],
  async run(given, surroundings) {
    const move = await promote({
      version: needed(given.positionals[0], 'the version'),
      channel: channelOf(given),
      store: await storeOf(given, surroundings),
      now: surroundings.now(),
      dryRun: given.flag('dry-run'),
      allowContractChange: given.flag('allow-contract-change'),
    });
    return moved(given, move);
  },
};

const rollbackCommand: Command = {
  summary: 'points a channel back to the release before',
  usage: `${CHANNEL_USAGE}\n${TO_USAGE}\n  --version VERSION  back to this one`,
  options: { ...CHANNEL, ...TO, ...DRY_RUN, version: { type: 'string' } },
  positionals: [],
  async run(given, surroundings) {
    const version = given.text('version');
    const move = await rollback({
      channel: channelOf(given),
      store: await storeOf(given, surroundings),
      now: surroundings.now(),
      dryRun: given.flag('dry-run'),
      ...(version !== undefined && { to: version }),
    });
    return moved(given, move);
  },
};

const listCommand: Command = {
  summary: 'tells releases and channels of a store',
  usage: TO_USAGE,
  options: TO,
  positionals: [],
  async run(given, surroundings) {
    const shelf = await readShelf(await storeOf(given, surroundings));
    const lines = shelf.releases.map(({ version, published, bytes, files, channels }) =>
      [version, published, kilobytes(bytes), `${String(files)} files`, channels.join(' ')].join('  '),
    );
    const unfinished = shelf.unfinished.map(({ path: folder }) => `${folder}  not completely published`);
    return done(shelf, ...(lines.length === 0 ? ['no releases'] : lines), ...unfinished);
  },
};

/** Three lives of a channel's file, in milliseconds. */
const PATIENCE = 90_000;

const verifyCommand: Command = {
  summary: 'fetches a channel as a browser would and checks every byte',
  usage: `${CHANNEL_USAGE}
  --url BASE         the address that channels/ and the releases are below
  --timeout MS       patience for one file (10000)
  --version VERSION  fails unless the channel points there, within 90 s: caches keep it for a while`,
  options: {
    ...CHANNEL,
    url: { type: 'string' },
    timeout: { type: 'string', default: '10000' },
    version: { type: 'string' },
  },
  positionals: [],
  async run(given, { tell }) {
    const url = needed(given.text('url'), '--url');
    if (!/^https?:/.test(url) || !URL.canParse(url))
      throw new ReleaseError(EXIT.usage, `${url} is no address`);
    const verified = await verify({
      channel: channelOf(given),
      base: new URL(url.endsWith('/') ? url : `${url}/`),
      timeout: wholeNumber(needed(given.text('timeout'), '--timeout'), 'timeout'),
      version: given.text('version'),
      patience: PATIENCE,
      progress: countdown(tell, 'verified'),
    });
    const { channel, version, files, wrong } = verified;
    const lines = wrong.map(({ file, problem }) => `${file}: ${problem}`);
    const verdict = wrong.length === 0 ? 'right' : `${String(wrong.length)} problems`;
    return {
      code: wrong.length === 0 ? EXIT.done : EXIT.failed,
      value: verified,
      lines: [...lines, `${channel} ${version}: ${String(files)} files, ${verdict}`],
    };
  },
};

const pruneCommand: Command = {
  summary: 'removes releases that no page can still need',
  usage: `${TO_USAGE}
  --keep-days N      keeps what was published or on a channel within N days (30)`,
  options: { ...TO, ...DRY_RUN, 'keep-days': { type: 'string', default: '30' } },
  positionals: [],
  async run(given, surroundings) {
    const pruned = await prune({
      store: await storeOf(given, surroundings),
      keepDays: wholeNumber(needed(given.text('keep-days'), '--keep-days'), 'keep-days'),
      now: surroundings.now(),
      dryRun: given.flag('dry-run'),
      progress: countdown(surroundings.tell, 'removed'),
    });
    const removed = pruned.removed.map((folder) => `${dry(given)}removed ${folder}`);
    const kept = pruned.kept.map(({ path: folder, because }) => `kept ${folder} ${because}`);
    return done(pruned, ...removed, ...kept);
  },
};

const withCommon = (command: Command): Command => ({
  ...command,
  usage: [command.usage, ...('dry-run' in command.options ? [DRY_RUN_USAGE] : []), COMMON_USAGE].join('\n'),
  options: { ...command.options, ...COMMON },
});

/** The tool's commands by name. */
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
