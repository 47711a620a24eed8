import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Configuration } from 'webpack';
import { findBudget } from '../../../federation/budgets';
import { loadDeltaCodec, type DeltaCodec } from '../../../federation/release/deltas/deltas';
import { assetName, dictionaryOf, isWorthwhile } from '../../../federation/release/deltas/dictionary';
import { withVariant } from '../../build-variant';
import { readScripts } from '../../built-scripts';
import { oneIf, type Bench } from '../shared/bench';
import { atMost, type Results } from '../shared/results';
import { CHANGES, type ChangeName } from './change-loader';

/** An upgrade with deltas must cost less than this part of the upgrade without them; otherwise they are not worth it. */
const LIMIT = 1 / 3;

/** What a browser transfers for the scripts of a release, in bytes. */
interface UpgradeCost {
  readonly files: number;
  /** Every script as its brotli copy. */
  readonly whole: number;
  /** Each script as its delta, if the release has one. */
  readonly deltas: number;
}

interface Measured {
  readonly change: ChangeName;
  /** The scripts that a signed-in visit needs until trolley and slot show. */
  readonly visit: UpgradeCost;
  /** All scripts. */
  readonly all: UpgradeCost;
}

/** The scripts of a build by their chunks, each with the size of its brotli copy in bytes. */
type BuiltScripts = ReadonlyMap<string, { readonly bytes: Buffer; readonly compressed: number }>;

const withChange = (change: ChangeName) => ({
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
});

const build = (change?: ChangeName): Promise<Record<'visit' | 'all', BuiltScripts>> =>
  withVariant(change === undefined ? {} : withChange(change), (folder, release) => {
    const built = readScripts(folder);
    const scriptsOf = (what: string): BuiltScripts =>
      new Map(
        findBudget(what)
          .scripts(built, release)
          .map(({ file, bytes }) => [
            assetName(file) ?? file,
            { bytes: readFileSync(path.join(folder, file)), compressed: bytes },
          ]),
      );
    return { visit: scriptsOf('signed in'), all: scriptsOf('the whole remote') };
  });

/** Returns what an upgrade costs, with the deltas that the release tool writes. */
const costOf = (codec: DeltaCodec, before: BuiltScripts, after: BuiltScripts): UpgradeCost => {
  let [whole, deltas] = [0, 0];
  for (const [name, { bytes, compressed }] of after) {
    const dictionary = before.get(name);
    const delta = dictionary && codec.encode(bytes, dictionaryOf(dictionary.bytes)).length;
    whole += compressed;
    deltas += delta !== undefined && isWorthwhile(delta, compressed) ? delta : compressed;
  }
  return { files: after.size, whole, deltas };
};

const shareOf = ({ whole, deltas }: UpgradeCost): number => deltas / whole;

export const upgradeResults = (measured: readonly Measured[]): Results => ({
  checks: measured.map(({ change, visit }) =>
    atMost({
      name: `bytes of an upgrade, deltas / brotli, ${change} change`,
      value: shareOf(visit),
      limit: LIMIT,
      unit: 'x',
    }),
  ),
  tables: [
    {
      title: 'Bytes of an upgrade',
      note: 'Scripts only, without React. A visit: signed in, until trolley and slot show.',
      heads: ['change', 'scripts', 'files', 'brotli bytes', 'bytes with deltas', 'share, %'],
      rows: measured.flatMap(({ change, visit, all }) => {
        const row = (scripts: string, cost: UpgradeCost) => [
          CHANGES[change].what,
          scripts,
          cost.files,
          cost.whole,
          cost.deltas,
          shareOf(cost) * 100,
        ];
        return [row('of a visit', visit), row('all', all)];
      }),
    },
  ],
});

/** Two releases that differ by a change, and the one before: built in the same way, so that nothing else differs. */
export const upgradeBench: Bench = {
  name: 'upgrade',
  summary:
    'What a browser with the release before transfers for the next one: brotli copies, or deltas where the release tool writes them.',
  runs: 1,
  async measure({ isOnce, log }) {
    const codec = await loadDeltaCodec();
    log('building the release before');
    const before = await build();
    const measured: Measured[] = [];
    for (const change of oneIf(isOnce, Object.keys(CHANGES) as readonly ChangeName[])) {
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
