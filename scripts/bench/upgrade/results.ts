import { atMost, type Results } from '../shared/results';
import { CHANGES, type ChangeName } from './changes';

/** What a browser transfers for the scripts of a release, in bytes. */
export interface UpgradeCost {
  readonly files: number;
  /** Every script as its brotli copy. */
  readonly whole: number;
  /** Each script as its delta, if the release has one. */
  readonly deltas: number;
}

export interface Measured {
  readonly change: ChangeName;
  /** The scripts that a signed-in visit needs until trolley and slot show. */
  readonly visit: UpgradeCost;
  /** All scripts. */
  readonly all: UpgradeCost;
}

/** An upgrade with deltas must cost less than this part of the upgrade without them; otherwise they are not worth it. */
const LIMIT = 1 / 3;

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
      rows: measured.flatMap(({ change, visit, all }) =>
        (
          [
            ['of a visit', visit],
            ['all', all],
          ] as const
        ).map(([scripts, cost]) => [
          CHANGES[change].what,
          scripts,
          cost.files,
          cost.whole,
          cost.deltas,
          shareOf(cost) * 100,
        ]),
      ),
    },
  ],
});
