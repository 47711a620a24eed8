import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Configuration } from 'webpack';
import { findBudget } from '../../../federation/budgets';
import { loadDeltaCodec, type DeltaCodec } from '../../../federation/release/deltas/deltas';
import { assetName, dictionaryOf, isWorthwhile } from '../../../federation/release/deltas/dictionary';
import { withVariant } from '../../build-variant';
import { readScripts } from '../../built-scripts';
import { oneIf, type Bench } from '../shared/bench';
import { CHANGE_NAMES, type ChangeName } from './changes';
import { upgradeResults, type Measured, type UpgradeCost } from './results';

interface BuiltChunk {
  readonly bytes: Buffer;
  /** Size of the brotli copy in bytes. */
  readonly compressed: number;
}

/** The scripts of a build, by their chunks: those of a signed-in visit, and all. */
interface BuiltScripts {
  readonly visit: ReadonlyMap<string, BuiltChunk>;
  readonly all: ReadonlyMap<string, BuiltChunk>;
}

const SIGNED_IN = 'signed in';
const ALL = 'the whole remote';

const withChange = (change: ChangeName | undefined) =>
  change === undefined
    ? {}
    : {
        configure: (config: Configuration): Configuration => ({
          ...config,
          // Its cache has the modules without the change.
          cache: false,
          module: {
            ...config.module,
            rules: [
              ...(config.module?.rules ?? []),
              {
                test: /\.tsx?$/,
                exclude: /node_modules/,
                enforce: 'pre',
                use: { loader: path.join(__dirname, 'change-loader.ts'), options: { change } },
              },
            ],
          },
        }),
      };

const build = (change?: ChangeName): Promise<BuiltScripts> =>
  withVariant(withChange(change), (folder, release) => {
    const built = readScripts(folder);
    const scriptsOf = (what: string) =>
      new Map(
        findBudget(what)
          .scripts(built, release)
          .map(({ file, bytes }) => [
            assetName(file) ?? file,
            { bytes: readFileSync(path.join(folder, file)), compressed: bytes },
          ]),
      );
    return { visit: scriptsOf(SIGNED_IN), all: scriptsOf(ALL) };
  });

/** Returns what an upgrade costs, with the deltas that the release tool writes. */
const costOf = (
  codec: DeltaCodec,
  before: ReadonlyMap<string, BuiltChunk>,
  after: ReadonlyMap<string, BuiltChunk>,
): UpgradeCost => {
  const transferred = [...after].map(([name, { bytes, compressed }]) => {
    const dictionary = before.get(name);
    const delta = dictionary && codec.encode(bytes, dictionaryOf(dictionary.bytes)).length;
    return delta !== undefined && isWorthwhile(delta, compressed) ? delta : compressed;
  });
  return {
    files: after.size,
    whole: [...after.values()].reduce((total, { compressed }) => total + compressed, 0),
    deltas: transferred.reduce((total, bytes) => total + bytes, 0),
  };
};

/** Two releases that differ by a change, and the one before: built in the same way, so that nothing else differs. */
export const upgradeBench: Bench = {
  name: 'upgrade',
  summary:
    'What a browser with the release before transfers for the next one: brotli copies, or deltas where the release tool writes them.',
  runs: { default: 1, minimum: 1 },
  async measure({ isOnce, log }) {
    const codec = await loadDeltaCodec();
    log('building the release before');
    const before = await build();
    const measured: Measured[] = [];
    for (const change of oneIf(isOnce, CHANGE_NAMES)) {
      log(`building the release with the change: ${change}`);
      const after = await build(change);
      measured.push({
        change,
        visit: costOf(codec, before.visit, after.visit),
        all: costOf(codec, before.all, after.all),
      });
    }
    return upgradeResults(measured);
  },
};
