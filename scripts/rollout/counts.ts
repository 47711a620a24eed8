import type { Channel } from '../../federation/loader';
import type { PageLoad } from './load-page';
import { versionsIn } from './release-text';

/** Returns the state of a channel as a text: its release, and its candidate with its part of the visits. */
export const stateOf = ({ version, candidate }: Pick<Channel, 'version' | 'candidate'>): string =>
  candidate ? `${version}, ${candidate.version} at ${String(candidate.percent)} %` : version;

export interface Counts {
  pages: number;
  retried: number;
  failed: number;
  /** Pages whose files are of more than one release, or of another one than their header.json. */
  mixed: number;
  /** Visits that have returned from the candidate to the release before. */
  returned: number;
  readonly versions: Map<string, number>;
  /** Why pages needed the retry, or failed. */
  readonly reasons: Map<string, number>;
  slowest: number;
}

const add = (counts: Map<string, number>, key: string): void => {
  counts.set(key, (counts.get(key) ?? 0) + 1);
};

/** Addresses differ in each run. */
const withoutAddress = (reason: string): string =>
  reason.replaceAll(/https?:\/\/[^/]+/g, '').replaceAll(/127\.0\.0\.1:\d+/g, '127.0.0.1');

/**
 * Creates counters of page loads.
 *
 * @param order the versions, in the order in which the channel moves to them
 */
export const createCounter = (order: readonly string[]) => {
  const counts: Counts = {
    ...{ pages: 0, retried: 0, failed: 0, mixed: 0, returned: 0, slowest: 0 },
    versions: new Map(),
    reasons: new Map(),
  };
  const latest = new Map<string, number>();
  return {
    counts,
    count: ({ outcome, visitor, version, texts, milliseconds, reason }: PageLoad): void => {
      counts.pages += 1;
      counts.slowest = Math.max(counts.slowest, milliseconds);
      if (reason !== undefined) add(counts.reasons, withoutAddress(reason));
      if (outcome === 'retried') counts.retried += 1;
      if (version === undefined) {
        counts.failed += 1;
        return;
      }
      add(counts.versions, version);
      const found = versionsIn(texts);
      const [packageVersion = ''] = version.split('+');
      if (found.size !== 1 || !found.has(packageVersion)) counts.mixed += 1;
      const position = order.indexOf(version);
      if (position < (latest.get(visitor) ?? 0)) counts.returned += 1;
      latest.set(visitor, Math.max(position, latest.get(visitor) ?? 0));
    },
  };
};

/** The responses for a channel that a reader has received. */
export interface ChannelReads {
  whole: number;
  /** Responses that are not a channel, or in a state that the channel never had. */
  readonly wrong: string[];
  /** Responses with an earlier state than one before. */
  returned: number;
  /** Requests without a response. */
  refused: number;
  /** The last state. */
  state: string;
}

/**
 * Creates counters of responses for a channel.
 *
 * @param states the states that the channel has, in their order
 */
export const createChannelCounter = (states: readonly string[]) => {
  const reads: ChannelReads = { whole: 0, wrong: [], returned: 0, refused: 0, state: '' };
  return {
    reads,
    count: (text: string): void => {
      let state;
      try {
        state = stateOf(JSON.parse(text) as Channel);
      } catch {
        reads.wrong.push(text);
        return;
      }
      if (!states.includes(state)) {
        reads.wrong.push(state);
        return;
      }
      if (states.indexOf(state) < states.indexOf(reads.state)) reads.returned += 1;
      reads.whole += 1;
      reads.state = state;
    },
  };
};
