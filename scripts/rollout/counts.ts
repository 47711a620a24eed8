import type { Channel } from '../../federation/loader';
import { markdownTable } from '../../tests/support/markdown-table';

/** What a page load has ended with. */
export interface PageLoad {
  readonly outcome: 'loaded' | 'retried' | 'failed';
  readonly visitor: string;
  /** Version of the page's release; undefined after a failure. */
  readonly version?: string;
  /** The texts of all files of the page. */
  readonly texts: readonly string[];
  readonly milliseconds: number;
  /** Why the page, or its first attempt, has failed. */
  readonly reason?: string;
}

/** Returns the text that each script and style sheet of a release ends with. */
export const noteOf = (packageVersion: string): string => `/* release ${packageVersion} */`;

/** Returns the package versions in texts. More than one means that a page mixes releases. */
const versionsIn = (texts: readonly string[]): ReadonlySet<string> =>
  new Set(
    texts.flatMap((text) =>
      [...text.matchAll(/\/\* release (\S+) \*\//g)].map(([, version = '']) => version),
    ),
  );

/** Returns the state of a channel as a text: its release, and its candidate with its part of the visits. */
const stateOf = ({ version, candidate }: Pick<Channel, 'version' | 'candidate'>): string =>
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
interface ChannelReads {
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

/** What a roll-out has ended with. */
export interface RolloutResult {
  readonly pages: Counts;
  readonly reads: ChannelReads;
  readonly seconds: number;
  /** The result of `release doctor` at the end. */
  readonly doctor: { readonly code: number | null; readonly output: string };
}

const rows = ({ pages, reads, seconds }: RolloutResult): readonly (readonly [string, number])[] => [
  ['page loads', pages.pages],
  ['seconds', Math.round(seconds)],
  ...[...pages.versions].map(
    ([version, count]) => [`pages with release ${version.split('+')[0] ?? ''}`, count] as const,
  ),
  ['pages without the header', pages.failed],
  ['pages that mix two releases', pages.mixed],
  ['visits that return to the release before', pages.returned],
  ['pages whose second attempt loaded the header', pages.retried],
  ['slowest page load, ms', Math.round(pages.slowest)],
  ['reads of the channel', reads.whole],
  ['reads that are not a whole channel in a known state', reads.wrong.length],
  ['reads of an earlier state', reads.returned],
  ['reads without a response', reads.refused],
];

/** Returns the counts of a run as a table. */
export const tableOf = (result: RolloutResult): string =>
  markdownTable(
    ['measure', 'value'],
    rows(result).map(([what, value]) => [what, value.toLocaleString('en-GB')]),
  );

/** Returns what a run should not have. */
export const problemsOf = ({ pages, reads, doctor }: RolloutResult, expected: number): readonly string[] => {
  const checks: readonly (readonly [boolean, string])[] = [
    [pages.pages >= expected, `only ${String(pages.pages)} pages have loaded`],
    [pages.failed === 0, `${String(pages.failed)} pages have no header`],
    [pages.mixed === 0, `${String(pages.mixed)} pages mix two releases`],
    [pages.returned === 0, `${String(pages.returned)} visits have returned to the release before`],
    [pages.versions.size === 2, 'only one release was used'],
    [reads.wrong.length === 0, `the channel was wrong: ${reads.wrong.join(' | ')}`],
    [reads.returned === 0, `the channel has moved back ${String(reads.returned)} times`],
    [doctor.code === 0, doctor.output],
  ];
  const problems = checks.flatMap(([isMet, problem]) => (isMet ? [] : [problem]));
  const reasons = [...pages.reasons].map(([reason, count]) => `  ${String(count)} × ${reason}`);
  return problems.length === 0 ? [] : [...problems, 'failed attempts:', ...reasons];
};
