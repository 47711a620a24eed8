import type { Author, ChannelId } from '../channel';
import { channelLabel, readChannel } from '../channel';
import { EXIT, ReleaseError } from '../exit-codes';
import { abortCandidate, stepCandidate, type Moved } from '../promote';
import type { ObjectStore } from '../store';
import { decide, type DecideOptions, type Decision } from './decide';
import type { ReadHealth } from './source';

export interface WatchOptions extends Author {
  readonly store: ObjectStore;
  readonly channel: ChannelId;
  readonly read: ReadHealth;
  readonly options: DecideOptions;
  readonly dryRun: boolean;
}

/** The result of one look at the measurements. */
export interface Watched {
  readonly channel: string;
  readonly candidate: string;
  readonly percent: number;
  readonly decision: Decision;
  /** The move of the channel; undefined while waiting. */
  readonly moved?: Moved;
}

/**
 * Looks at the measurements since the last move of a channel once, and moves its candidate to the next step, aborts it, or
 * does nothing [FED-5].
 *
 * @throws ReleaseError if the channel has no candidate; StoreError `conflict` if another author moves it at the same time
 */
export const watch = async (watched: WatchOptions): Promise<Watched> => {
  const { store, channel: id, read, options, dryRun, now, by } = watched;
  const channel = (await readChannel(store, id))?.channel;
  const candidate = channel?.candidate;
  if (!channel || !candidate) throw new ReleaseError(EXIT.failed, `${channelLabel(id)} has no candidate`);
  const from = new Date(channel.moves?.[0]?.at ?? candidate.since);
  const versions = { candidate: candidate.version, current: channel.version };
  const decision = decide(await read(id.name, from, now), versions, candidate.percent, options);
  const result = {
    channel: channelLabel(id),
    candidate: candidate.version,
    percent: candidate.percent,
    decision,
  };
  const move = { store, channel: id, now, by, dryRun };
  if (decision.action === 'abort') return { ...result, moved: await abortCandidate(move) };
  if (decision.action === 'wait') return result;
  const step = { ...move, percent: decision.percent, allowContractChange: true };
  return { ...result, moved: await stepCandidate(step) };
};
