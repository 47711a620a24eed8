import type { Browser } from '@playwright/test';
import { throttle } from '../shared/browser';
import { toldByPage } from '../shared/told-by-page';
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
    const told = await toldByPage(session, HEADER_SEEN, LIMIT);
    await throttle(page, CPU);
    await page.goto(url, { waitUntil: 'commit' });
    return Number(await told());
  } finally {
    await context.close();
  }
};

/** Times of one contestant on one network, a figure each round. */
export interface Measured {
  readonly network: Network;
  readonly times: Readonly<Record<Contestant, readonly number[]>>;
}
