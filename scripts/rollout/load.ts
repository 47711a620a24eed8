import { setTimeout as pause } from 'node:timers/promises';
import { DEFAULT_TIMEOUT_MS } from '../../federation/loader/options';
import { resolveRelease } from '../../federation/loader/page-release';
import { bustCaches, channelPath, type PageRelease, type ReleaseFile } from '../../federation/loader/release';
import { reasonOf } from '../../federation/release/exit-codes';
import { createChannelCounter, createCounter, type PageLoad } from './counts';

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
const loadPage = async (base: string, visitor: string): Promise<PageLoad> => {
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

/** Pause of the reader between two requests. */
const READ_PAUSE_MS = 20;

/** The number of shoppers. Each of them visits several pages. */
const VISITORS = 400;

/** Waits for a condition that another part of the test meets. */
const POLL_MS = 50;

interface LoadOptions {
  readonly base: string;
  /** Page loads that are started in a second. */
  readonly rate: number;
  readonly versions: readonly string[];
  readonly states: readonly string[];
}

/** Starts page loads at a fixed rate, however long they take, and reads the channel all the time. */
export const startLoad = ({ base, rate, versions, states }: LoadOptions) => {
  const pages = createCounter(versions);
  const channel = createChannelCounter(states);
  let isRunning = true;
  let started = 0;
  const running = new Set<Promise<void>>();
  const timer = setInterval(() => {
    const load = loadPage(base, `visitor-${String(started % VISITORS)}`).then(pages.count);
    started += 1;
    running.add(load);
    void load.finally(() => running.delete(load));
  }, 1000 / rate);
  const read = async (): Promise<void> => {
    while (isRunning) {
      try {
        const response = await fetch(base + channelPath('stable', 1), { signal: AbortSignal.timeout(3000) });
        const text = await response.text();
        if (response.ok) channel.count(text);
        else channel.reads.refused += 1;
      } catch {
        channel.reads.refused += 1;
      }
      await pause(READ_PAUSE_MS);
    }
  };
  const reading = read();
  const until = async (what: string, isMet: () => boolean, timeout: number): Promise<void> => {
    const end = performance.now() + timeout;
    while (!isMet()) {
      if (performance.now() > end) throw new Error(`timeout while waiting until ${what}`);
      await pause(POLL_MS);
    }
  };
  return {
    pages: pages.counts,
    reads: channel.reads,
    until,
    /** Starts no more page loads, and waits for those that are running. */
    stop: async (): Promise<void> => {
      clearInterval(timer);
      isRunning = false;
      await Promise.all([...running, reading]);
    },
  };
};
