import { DEFAULT_TIMEOUT_MS } from '../../federation/loader/options';
import { bustCaches, resolveRelease } from '../../federation/loader/page-release';
import type { PageRelease, ReleaseFile } from '../../federation/loader/release';
import { reasonOf } from '../../federation/release/exit-codes';

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

const fetchText = async (url: string, { integrity }: ReleaseFile, signal: AbortSignal): Promise<string> => {
  const response = await fetch(url, { integrity, signal, credentials: 'omit' });
  if (!response.ok) throw new Error(`${url} returned status ${String(response.status)}`);
  return response.text();
};

/** Requests a file, and once more past all caches if that fails, as the loader does. */
const loadFile = (base: string, file: ReleaseFile, signal: AbortSignal): Promise<string> =>
  fetchText(base + file.file, file, signal).catch(() =>
    fetchText(bustCaches(base + file.file), file, signal),
  );

const filesOf = ({ release }: PageRelease): readonly ReleaseFile[] => {
  const { scripts, styles } = release.exposes['./Header'];
  return [release.entry, ...scripts, ...styles];
};

const attempt = async (base: string, visitor: string, isRetry: boolean) => {
  const signal = AbortSignal.timeout(DEFAULT_TIMEOUT_MS);
  const page = await resolveRelease(base, { channel: 'stable', visitorId: visitor }, { signal, isRetry });
  const texts = await Promise.all(filesOf(page).map((file) => loadFile(page.base, file, signal)));
  return { version: page.release.version, texts };
};

/**
 * Loads the header as a page does, with the code of the loader: the channel, the release for this visitor, and the files
 * of `./Header` with their hashes. Two attempts, each with the loader's timeout.
 *
 * @param base address of the releases, with a trailing slash
 * @param visitor the host's id of the shopper, which decides between the current release and the candidate
 */
export const loadPage = async (base: string, visitor: string): Promise<PageLoad> => {
  const started = performance.now();
  const end = () => ({ visitor, milliseconds: performance.now() - started });
  try {
    return { outcome: 'loaded', ...(await attempt(base, visitor, false)), ...end() };
  } catch (first) {
    try {
      const loaded = await attempt(base, visitor, true);
      return { outcome: 'retried', ...loaded, ...end(), reason: reasonOf(first) };
    } catch (error) {
      const reason = `${reasonOf(first)}, then ${reasonOf(error)}`;
      return { outcome: 'failed', texts: [], ...end(), reason };
    }
  }
};
