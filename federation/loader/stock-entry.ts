import { withCode } from '../contract/coded-error';
import { isIntegrity } from '../contract/integrity';
import { CONTAINER_NAME } from '../exposes';
import { createAsset, runScript, urlBelow } from './assets';
import { isContainer, type Container } from './container';
import { fetchPastCaches } from './fetch-past-caches';
import { accepts, LoadError } from './options';
import { isExpose, isRecord, type ReleaseExpose, type ReleaseFile } from './release';

/** A `header.json`, and the address from which it was read. */
interface StockRelease {
  readonly url: URL;
  readonly body: unknown;
}

/** @throws Error if `header.json` describes another entry */
const integrityOf = ({ url, body }: StockRelease, entry: URL): string => {
  const stockEntry = isRecord(body) ? body['stockEntry'] : undefined;
  if (
    isRecord(stockEntry) &&
    isIntegrity(stockEntry['integrity']) &&
    new URL(String(stockEntry['file']), url).href === entry.href
  )
    return stockEntry['integrity'];
  throw withCode(
    new Error(`Shop header: ${url.href} has no valid hash for ${entry.href}`),
    'entry_without_hash',
  );
};

/** @throws LoadError of kind `version` if the release has a contract outside the range */
const checkContract = ({ url, body }: StockRelease, range: string): void => {
  const contract = isRecord(body) ? body['contract'] : undefined;
  if (typeof contract === 'string' && !accepts(range, contract))
    throw new LoadError('version', 'release', `${url.href} has contract ${contract}, not ${range}`);
};

/**
 * Fetches files that the page will request with the same hashes.
 *
 * @throws LoadError if one of them is not in the folder of the release
 */
const preloadFiles = (base: string, { scripts, styles }: ReleaseExpose): void => {
  const hint = (as: string) => (file: ReleaseFile) =>
    Object.assign(createAsset('link', urlBelow(base, file), file.integrity, base), { rel: 'preload', as });
  document.head.append(...scripts.map(hint('script')), ...styles.map(hint('style')));
};

/**
 * Reads the hash of an entry from the `header.json` next to it, and preloads the files of `./Header`, which the manifest does
 * not list. Older releases name none.
 *
 * @param range contracts that the host accepts
 * @throws Error if `header.json` fails to load, or describes another entry or another contract
 */
export const readIntegrity = async (entry: URL, range: string, signal: AbortSignal): Promise<string> => {
  const url = new URL('header.json', entry);
  const response = await fetchPastCaches(url.href, { credentials: 'omit', signal }, isRecord);
  const body: unknown = await response.json();
  const release = { url, body };
  const integrity = integrityOf(release, entry);
  checkContract(release, range);
  const files = isRecord(body) && body['stockHeader'];
  if (isExpose(files)) preloadFiles(new URL('.', entry).href, files);
  return integrity;
};

/** Returns the container of the page. It also hides an element with the container's name, which would be taken for it. */
export const pageContainer = (): Container | undefined => {
  const value: unknown = Reflect.get(window, CONTAINER_NAME);
  if (isContainer(value)) return value;
  if (CONTAINER_NAME in window) Reflect.set(window, CONTAINER_NAME, undefined);
  return undefined;
};

/**
 * Runs the entry, and returns its container. The federation's own runtime would wait for the events of any element with
 * the entry's address, which it never receives from one that has failed already.
 *
 * @throws Error if the entry fails to load
 */
export const runStockEntry = async (entry: URL, integrity: string): Promise<Container> => {
  await runScript(new URL('.', entry).href, { file: entry.href, integrity });
  const container = pageContainer();
  if (container) return container;
  throw new LoadError('wrong-shape', 'entry', `${entry.href} did not define ${CONTAINER_NAME}`);
};
