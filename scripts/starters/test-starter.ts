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
  readonly passed: (step: string) => void;
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

const check = ({ reactCopies, layoutShift, errors }: Visit, starter: Starter): void => {
  if (errors.length > 0) throw new Error(`the console shows ${errors.join('; ')}`);
  if (reactCopies !== starter.reactCopies) throw new Error(`${String(reactCopies)} copies of React run`);
  if (layoutShift > 0) throw new Error(`the page shifts by ${layoutShift.toFixed(4)}`);
};

/** Visits the page with the remote from each store, also after a promotion of the next contract. */
const visitStores = async (parts: Parts, { browser, stores, passed }: Surroundings): Promise<void> => {
  for (const { title, address, promoteNextContract } of stores)
    await onOrigin({ ...parts, store: address }, async (origin) => {
      await visit(browser, origin);
      passed(`header from ${title}`);
      const before = await releaseOf(browser, origin);
      await promoteNextContract();
      const after = await releaseOf(browser, origin);
      if (before !== after) throw new Error(`after a promotion of contract 2 the page has ${after}`);
      passed(`same release after a promotion of contract 2, from ${title}`);
    });
};

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
  const { browser, demo, loader, passed } = surroundings;
  const packages: Packages = { loader, store: demo + STORE_PATH };
  const started = performance.now();
  const folder = await installStarter(starter, packages);
  try {
    if (starter.isPackage) await buildStarter(folder);
    passed('install and build');
    const built = (performance.now() - started) / 1_000;
    return await withFiles(starter, folder, demo, async (parts) => {
      const [visited, refused, hangs] = await onOrigin(parts, async (origin) => {
        const found = await visit(browser, origin);
        check(found, starter);
        passed('header from the demo, one React, no layout shift');
        const times = [
          await visitWithoutRemote(browser, origin, 'refused'),
          await visitWithoutRemote(browser, origin, 'hangs'),
        ] as const;
        passed('links without the remote');
        return [found, ...times] as const;
      });
      await visitStores(parts, surroundings);
      if (starter.isPackage) {
        await checkTypes(folder);
        passed('types');
      }
      return {
        kind: starter.kind,
        lines: linesOf(starter),
        seconds: built + visited.milliseconds / 1_000,
        reactCopies: visited.reactCopies,
        layoutShift: visited.layoutShift,
        refused,
        hangs,
        types: starter.isPackage ? 'checked' : 'none',
      };
    });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};
