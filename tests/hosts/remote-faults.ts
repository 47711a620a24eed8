import type { Page } from '@playwright/test';

const PATTERNS = {
  channel: /\/channels\/stable\.json(\?|$)/,
  release: /\/mfe\/common\/(?:[^/]+\/)?header\.json(\?|$)/,
  entry: /\/mfe\/common\/(?:[^/]+\/)?lean\.[^/]*\.js(\?|$)/,
  chunk: /\/mfe\/common\/(?:[^/]+\/)?app\.[^/]*\.js(\?|$)/,
  'style sheet': /\/mfe\/common\/(?:[^/]+\/)?app\.[^/]*\.css(\?|$)/,
};

export type RemoteFile = keyof typeof PATTERNS;
export type Fault = 'missing' | 'garbage' | 'hung' | 'tampered';

/** Returns the file with one byte changed, in its middle. */
const flipped = (bytes: Buffer): Buffer => {
  const copy = Buffer.from(bytes);
  const middle = Math.floor(copy.length / 2);
  copy[middle] = (copy[middle] ?? 0) ^ 1;
  return copy;
};

/** Breaks one of the remote's files for a page, at every attempt. */
export const breakRemote = (page: Page, file: RemoteFile, fault: Fault): Promise<unknown> =>
  page.route(PATTERNS[file], async (route) => {
    if (fault === 'missing') await route.fulfill({ status: 404 });
    else if (fault === 'garbage') await route.fulfill({ body: '}{ not the released file' });
    else if (fault === 'tampered') {
      const response = await route.fetch();
      await route.fulfill({ response, body: flipped(await response.body()) });
    }
    // Hung: no response.
  });
