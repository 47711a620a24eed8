import type { Channel, ChannelEntry, ChannelTarget } from '../../loader/release';
import { previousOf } from '../channel';
import { messageOf, ReleaseError } from '../exit-codes';
import { INTEGRITY_FILE, parseIntegrityList, problemOf } from '../integrity-list';
import type { FileProblem, IntegrityList } from '../integrity-list';
import { mapConcurrently } from '../map-concurrently';
import { loadDeltaCodec } from './codec';
import { availableDictionary, dictionaryOf, dictionaryPairs, type DictionaryPair } from './dictionary';

const AT_ONCE = 6;

/** A step that browsers make: from one release to another. */
export interface UpgradeStep {
  readonly from: Pick<ChannelEntry, 'version' | 'path'>;
  readonly to: ChannelTarget;
}

/** Returns the steps to the releases of a channel: from the release before, and from the current one to the candidate. */
export const upgradeSteps = (channel: Channel): readonly UpgradeStep[] => {
  const previous = previousOf(channel);
  const { candidate } = channel;
  return [
    ...(previous ? [{ from: previous, to: channel }] : []),
    ...(candidate ? [{ from: channel, to: candidate }] : []),
  ];
};

/** Requests files of a deployment. Paths are below the base address. */
export interface DeltaSource {
  /** Returns a whole file; undefined if it is missing. */
  readonly read: (file: string) => Promise<Buffer | undefined>;
  /**
   * Requests a file as a browser does that has a dictionary.
   *
   * @param available value of the header `Available-Dictionary`
   * @returns the delta; undefined if the response has another encoding than `dcz`
   */
  readonly readDelta: (file: string, available: string) => Promise<Buffer | undefined>;
}

export interface CheckedDeltas {
  /** Files that have the same chunk in the earlier release. */
  readonly files: number;
  /** Files that were served as deltas. */
  readonly deltas: number;
  /** Deltas that do not decode to the file; paths are below the release's folder. */
  readonly wrong: readonly FileProblem[];
}

const NOTHING: CheckedDeltas = { files: 0, deltas: 0, wrong: [] };

const wrongDelta = (file: string, problem: string, { version }: UpgradeStep['from']): FileProblem => ({
  file,
  problem: `${problem} (delta from ${version})`,
});

/**
 * Requests the scripts and style sheets of a release as browsers do that have the release before, and checks that each
 * delta decodes to the exact file [FED-5]. A missing delta is no problem, because browsers receive the whole file.
 *
 * @param list the files of the release that browsers receive
 */
export const checkDeltas = async (
  { read, readDelta }: DeltaSource,
  { from, to }: UpgradeStep,
  list: IntegrityList,
): Promise<CheckedDeltas> => {
  const key = from.path + INTEGRITY_FILE;
  const earlier = await read(key);
  // The earlier release may have been pruned.
  if (!earlier) return NOTHING;
  const pairs = dictionaryPairs(list, parseIntegrityList(earlier.toString(), key));
  const codec = await loadDeltaCodec();
  const checkPair = async ({ file, dictionary: dictionaryFile }: DictionaryPair): Promise<CheckedDeltas> => {
    const expected = list.files[file];
    const bytes = await read(from.path + dictionaryFile);
    if (!bytes || !expected) return NOTHING;
    const dictionary = dictionaryOf(bytes);
    const delta = await readDelta(to.path + file, availableDictionary(dictionary));
    if (!delta) return { ...NOTHING, files: 1 };
    const problem = problemOf(expected, codec.decode(delta, dictionary));
    return { files: 1, deltas: 1, wrong: problem === undefined ? [] : [wrongDelta(file, problem, from)] };
  };
  const check = async (pair: DictionaryPair): Promise<CheckedDeltas> => {
    try {
      return await checkPair(pair);
    } catch (error) {
      // The server does not respond; every other error is about this delta.
      if (error instanceof ReleaseError) throw error;
      return { files: 1, deltas: 1, wrong: [wrongDelta(pair.file, messageOf(error), from)] };
    }
  };
  const checked = await mapConcurrently(pairs, AT_ONCE, check);
  return {
    files: checked.reduce((total, { files }) => total + files, 0),
    deltas: checked.reduce((total, { deltas }) => total + deltas, 0),
    wrong: checked.flatMap(({ wrong }) => wrong),
  };
};
