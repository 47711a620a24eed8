import type { Channel, ChannelEntry } from '../../loader/release';
import { previousOf } from '../channel';
import { loadDeltaCodec } from '../deltas/deltas';
import {
  availableDictionary,
  dictionaryChunk,
  dictionaryOf,
  dictionaryPairs,
  type DictionaryPair,
} from '../deltas/dictionary';
import { messageOf } from '../exit-codes';
import { problemOf, readList } from '../integrity-list';
import { mapConcurrently } from '../map-concurrently';
import { REPUBLISH } from './check-files';
import type { ReadRelease } from './examine-deployment';
import { error, varies, warning, type ExaminedFile, type Problem, type RequestFile } from './examined-file';

const NO_DICTIONARY = warning(
  'deltas',
  'no `use-as-dictionary`: browsers transfer the whole file of the next release',
  'Keep the header of the origin, as in federation/edge/nginx.conf',
);

const VARY = error(
  'deltas',
  'no `vary: available-dictionary`: caches send a delta to browsers that cannot decode it',
  'Send `vary: Accept-Encoding, Available-Dictionary` with scripts and style sheets of releases',
);

const NO_DELTAS =
  'Publish the release again, which writes missing deltas, and forward Available-Dictionary to the origin';

/** Finds scripts and style sheets that browsers do not keep as dictionaries for the next release. */
export const checkDictionaries = (files: readonly ExaminedFile[]): readonly Problem[] =>
  files
    .filter(({ file, kind }) => kind === 'release' && dictionaryChunk(file) !== undefined)
    .filter(({ served }) => served.some(({ headers }) => !headers.has('use-as-dictionary')))
    .map(({ file }) => ({ ...NO_DICTIONARY, file }));

interface ExaminedDeltas {
  readonly problems: readonly Problem[];
  /** How many files browsers receive as deltas, by the release that they have. */
  readonly steps: readonly { readonly from: string; readonly files: number; readonly deltas: number }[];
}

/** Requests a release as browsers do that have another release. A missing delta is no problem: they receive the file. */
const examineStep = async (
  request: RequestFile,
  from: Pick<ChannelEntry, 'version' | 'path'>,
  { target, list }: ReadRelease,
): Promise<ExaminedDeltas> => {
  const read = async (file: string): Promise<Buffer | undefined> => {
    const response = await request(file, 'br');
    return 'status' in response && response.status === 200 ? response.bytes : undefined;
  };
  const earlier = await readList(read, from.path);
  // The earlier release may have been pruned.
  if (!earlier) return { problems: [], steps: [] };
  const { decode } = await loadDeltaCodec();
  const problems: Problem[] = [];
  let [files, deltas] = [0, 0];
  const checkPair = async (pair: DictionaryPair): Promise<void> => {
    const expected = list.files[pair.file];
    const bytes = await read(from.path + pair.dictionary);
    if (!bytes || !expected) return;
    files += 1;
    const file = target.path + pair.file;
    const dictionary = dictionaryOf(bytes);
    const response = await request(file, 'br, dcz', { available: availableDictionary(dictionary) });
    if (!('status' in response) || response.headers.get('content-encoding') !== 'dcz') return;
    deltas += 1;
    if (!varies(response, 'available-dictionary')) problems.push({ ...VARY, file });
    let problem: string | undefined;
    try {
      problem = problemOf(expected, decode(response.bytes, dictionary));
    } catch (reason) {
      problem = messageOf(reason);
    }
    if (problem !== undefined)
      problems.push({ ...error('deltas', `${problem} (delta from ${from.version})`, REPUBLISH), file });
  };
  await mapConcurrently(dictionaryPairs(list, earlier), checkPair);
  if (files > 0 && deltas === 0) {
    const problem = `has no deltas for browsers that have ${from.version}`;
    problems.push({ ...warning('deltas', problem, NO_DELTAS), file: target.path });
  }
  return { problems, steps: files === 0 ? [] : [{ from: from.version, files, deltas }] };
};

/**
 * Requests the scripts and style sheets of the releases of a channel as browsers do that have the release before, and
 * checks that each delta decodes to the exact file [FED-5].
 */
export const examineDeltas = async (
  request: RequestFile,
  channel: Channel,
  releases: readonly ReadRelease[],
): Promise<ExaminedDeltas> => {
  const examined: ExaminedDeltas[] = [];
  for (const release of releases) {
    const from = release.target.path === channel.path ? previousOf(channel) : channel;
    if (from) examined.push(await examineStep(request, from, release));
  }
  return {
    problems: examined.flatMap(({ problems }) => problems),
    steps: examined.flatMap(({ steps }) => steps),
  };
};
