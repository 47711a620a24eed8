import type { Page } from '@playwright/test';

const PATTERNS = {
  release: /\/mfe\/common\/header\.json$/,
  entry: /\/mfe\/common\/lean\.[^/]*\.js$/,
  chunk: /\/mfe\/common\/app\.[^/]*\.js$/,
  'style sheet': /\/mfe\/common\/app\.[^/]*\.css$/,
};

export type RemoteFile = keyof typeof PATTERNS;
export const REMOTE_FILES: readonly RemoteFile[] = ['release', 'entry', 'chunk', 'style sheet'];

export const FAULTS = ['missing', 'garbage', 'hung'] as const;
export type Fault = (typeof FAULTS)[number];

/** Breaks one of the remote's files for a page. */
export const breakRemote = (page: Page, file: RemoteFile, fault: Fault): Promise<unknown> =>
  page.route(PATTERNS[file], async (route) => {
    if (fault === 'missing') await route.fulfill({ status: 404 });
    else if (fault === 'garbage') await route.fulfill({ body: '}{ not what was released' });
    // Hung: never answered.
  });
