import { setTimeout as pause } from 'node:timers/promises';
import { channelPath } from '../../federation/loader/release';
import { createChannelCounter, createCounter } from './counts';
import { loadPage } from './load-page';

/** Pause of the reader between two requests. */
const READ_PAUSE_MS = 20;

/** The number of shoppers. Each of them visits several pages. */
const VISITORS = 400;

/** Waits for a condition that another part of the test meets. */
const POLL_MS = 50;

export interface LoadOptions {
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
