import { rm } from 'node:fs/promises';
import path from 'node:path';
import type { Browser } from '@playwright/test';
import { buildStarter, checkTypes, installStarter, linesOf, startStarter, type Packages } from './install';
import { serveOrigin, STORE_PATH } from './origin';
import type { Starter } from './starters';
import type { FilledStore } from './stores';
import { releaseOf, visit, visitWithoutRemote, type Visit } from './visit';

/** A row of the table in docs/starters.md. */
export interface Row {
  readonly kind: string;
  readonly lines: number;
  /** From the empty folder to the visible header: installing, building, loading. */
  readonly seconds: number;
  readonly reactCopies: number;
  readonly layoutShift: number;
  /** Milliseconds until links are visible. */
  readonly refused: number;
  readonly hangs: number;
  readonly types: 'checked' | 'none';
}

export interface Surroundings {
  readonly browser: Browser;
  /** Origin of the demo. */
  readonly demo: string;
  readonly stores: readonly FilledStore[];
  readonly loader: string;
  /** Does a step of the test, and reports whether it passed. */
  readonly step: <T>(title: string, work: () => Promise<T>) => Promise<T>;
}

type Parts = Parameters<typeof serveOrigin>[0];

const onOrigin = async <T>(parts: Parts, use: (origin: string) => Promise<T>): Promise<T> => {
  const { address, close } = await serveOrigin(parts);
  try {
    return await use(address);
  } finally {
    await close();
  }
};

const check = (visited: Visit, { reactCopies, rendersHeader = false }: Starter): void => {
  const { errors, layoutShift, isServerRendered, replacedParts } = visited;
  if (errors.length > 0) throw new Error(`the console shows ${errors.join('; ')}`);
  if (visited.reactCopies !== reactCopies)
    throw new Error(`${String(visited.reactCopies)} copies of React run`);
  if (layoutShift > 0) throw new Error(`the page shifts by ${layoutShift.toFixed(4)}`);
  if (!rendersHeader) return;
  if (!isServerRendered) throw new Error('the HTML does not contain the header');
  if (replacedParts.length > 0) throw new Error(`hydration has replaced ${replacedParts.join(', ')}`);
};

/** Visits the page with the remote from each store, also after a promotion of the next contract. */
const visitStores = async (parts: Parts, starter: Starter, surroundings: Surroundings): Promise<void> => {
  const { browser, stores, step } = surroundings;
  for (const { title, address, promoteNextContract } of stores)
    await onOrigin({ ...parts, store: address }, async (origin) => {
      await step(`header from ${title}`, async () => {
        check(await visit(browser, origin), starter);
      });
      await step(`same release after a promotion of contract 2, from ${title}`, async () => {
        const before = await releaseOf(browser, origin);
        await promoteNextContract();
        const after = await releaseOf(browser, origin);
        if (before !== after) throw new Error(`the page has ${after} instead of ${before}`);
      });
    });
};

/** Visits the page with the demo's remote, then without a remote. */
const visitDemo = (parts: Parts, starter: Starter, { browser, step }: Surroundings) =>
  onOrigin(parts, async (origin) => {
    const visited = await step('header from the demo, one React, no layout shift', async () => {
      const found = await visit(browser, origin);
      check(found, starter);
      return found;
    });
    const refused = await step('links if the remote is refused', () =>
      visitWithoutRemote(browser, origin, 'refused'),
    );
    const hangs = await step('links if the remote hangs', () => visitWithoutRemote(browser, origin, 'hangs'));
    return { visited, refused, hangs };
  });

const withFiles = async <T>(
  starter: Starter,
  folder: string,
  demo: string,
  use: (parts: Parts) => Promise<T>,
): Promise<T> => {
  if (starter.files !== undefined) return use({ demo, starter: { files: path.join(folder, starter.files) } });
  const server = await startStarter(folder, demo);
  try {
    return await use({ demo, starter: { address: server.address } });
  } finally {
    await server.stop();
  }
};

/** Makes a host from a starter, and drives it in the browser. @throws Error if a step fails */
export const testStarter = async (starter: Starter, surroundings: Surroundings): Promise<Row> => {
  const { demo, loader, step } = surroundings;
  const packages: Packages = { loader, store: demo + STORE_PATH };
  const started = performance.now();
  const folder = await step('install', () => installStarter(starter, packages));
  try {
    const { config } = starter;
    if (config !== undefined) await step('build', () => buildStarter(folder));
    const built = (performance.now() - started) / 1_000;
    return await withFiles(starter, folder, demo, async (parts) => {
      const { visited, refused, hangs } = await visitDemo(parts, starter, surroundings);
      await visitStores(parts, starter, surroundings);
      if (config !== undefined) await step('types', () => checkTypes(folder, config));
      return {
        kind: starter.kind,
        lines: linesOf(starter),
        seconds: built + visited.milliseconds / 1_000,
        reactCopies: visited.reactCopies,
        layoutShift: visited.layoutShift,
        refused,
        hangs,
        types: config === undefined ? 'none' : 'checked',
      };
    });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};
