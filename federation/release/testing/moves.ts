import { abortCandidate, promote, rollback, type Moved } from '../promote';
import { publish, type Published } from '../publish';
import type { ObjectStore } from '../store';
import type { Built } from '../build-release';
import { smallRelease, type SmallRelease } from './small-release';

const silent = (): void => undefined;

export const publishFolder = (store: ObjectStore, folder: string): Promise<Published> =>
  publish({ store, folder, dryRun: false, progress: silent });

/** Builds a small release and publishes it. */
export const publishSmall = async (store: ObjectStore, release?: SmallRelease): Promise<Built> => {
  const built = await smallRelease(release);
  await publishFolder(store, built.folder);
  return built;
};

interface Move {
  readonly channel?: string;
  /** Major version of the contract; only for a roll-back. */
  readonly contract?: number;
  /** Time of the move, an ISO 8601 instant. */
  readonly at?: string;
  readonly by?: string;
  /** Part of the visits; only for a promotion. */
  readonly percent?: number;
  readonly allowContractChange?: boolean;
}

const moveOptions = (store: ObjectStore, { at = '2026-03-01T09:00:00.000Z', by = 'anna' }: Move) => ({
  store,
  now: new Date(at),
  by,
  dryRun: false,
});

export const promoteTo = (store: ObjectStore, version: string, move: Move = {}): Promise<Moved> =>
  promote({
    ...moveOptions(store, move),
    channel: move.channel ?? 'stable',
    version,
    percent: move.percent,
    allowContractChange: move.allowContractChange ?? false,
  });

export const rollBack = (store: ObjectStore, move: Move = {}): Promise<Moved> =>
  rollback({
    ...moveOptions(store, move),
    channel: { name: move.channel ?? 'stable', contract: move.contract ?? 1 },
  });

export const abortIn = (store: ObjectStore, move: Move = {}): Promise<Moved> =>
  abortCandidate({
    ...moveOptions(store, move),
    channel: { name: move.channel ?? 'stable', contract: move.contract ?? 1 },
  });
