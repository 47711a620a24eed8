import type { Browser, CDPSession } from '@playwright/test';
import { throttle } from '../shared/browser';
import type { Contestant } from './documents';
import { HEADER_SEEN } from './header-seen';

export interface Network {
  readonly name: string;
  /** Milliseconds of each round trip. */
  readonly latency: number;
  /** Bits a second. */
  readonly bits: number;
}

export const NETWORKS: readonly Network[] = [
  { name: '1.6 Mbit, 150 ms', latency: 150, bits: 1_600_000 },
  { name: '10 Mbit, 40 ms', latency: 40, bits: 10_000_000 },
];

const CPU = 4;
/** Milliseconds that a page may take: one that never shows a header must not hold the bench. */
const LIMIT = 20_000;

/** What the page tells by itself: asked, it would run the asker's own code before its first frame. */
const toldBy = (session: CDPSession): Promise<number> =>
  new Promise((resolve, reject) => {
    const late = setTimeout(() => {
      reject(new Error('the header was not seen'));
    }, LIMIT);
    session.once('Runtime.bindingCalled', ({ payload }) => {
      clearTimeout(late);
      resolve(Number(payload));
    });
  });

/** @returns milliseconds from the navigation's start to the frame that shows the header */
export const headerVisible = async (
  browser: Browser,
  url: string,
  { latency, bits }: Network,
  probe: string,
): Promise<number> => {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-GB' });
  try {
    const page = await context.newPage();
    await page.addInitScript(probe);
    const session = await context.newCDPSession(page);
    const throughput = bits / 8;
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency,
      downloadThroughput: throughput,
      uploadThroughput: throughput,
    });
    await session.send('Runtime.enable');
    await session.send('Runtime.addBinding', { name: HEADER_SEEN });
    await throttle(page, CPU);
    const [time] = await Promise.all([toldBy(session), page.goto(url, { waitUntil: 'commit' })]);
    return time;
  } finally {
    await context.close();
  }
};

/** Times of one contestant on one network, a figure each round. */
export interface Measured {
  readonly network: Network;
  readonly times: Readonly<Record<Contestant, readonly number[]>>;
}
