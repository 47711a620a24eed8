import { rm } from 'node:fs/promises';
import path from 'node:path';
import type { Browser } from '@playwright/test';
import type { Row } from './document';
import { checkTypes, installStarter, linesOf, type InstalledStarter, type Packages } from './install-starter';
import { serveOrigin, STORE_PATH, type FilledStore } from './origin';
import { startDevServer, startStarter } from './start-starter';
import type { Starter } from './starters';
import { releaseOf, visit, visitWithoutRemote, warmUp, type Visit } from './visit';

export interface TestEnvironment {
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

/** Returns the headers that the guide for production demands, and a part of their values. */
const productionHeaders = ({ policies }: Starter): readonly (readonly [string, string])[] => [
  ['content-security-policy', "require-trusted-types-for 'script'"],
  [
    `integrity-policy${policies.integrity === 'reported' ? '-report-only' : ''}`,
    'blocked-destinations=(script)',
  ],
];

/** @throws Error if the console shows errors, or the markup is not as it must be */
const check = (visited: Visit, { files }: Starter): void => {
  const { errors, isServerRendered, replacedParts } = visited;
  if (errors.length > 0) throw new Error(`the console shows ${errors.join('; ')}`);
  if (files !== undefined) return;
  if (!isServerRendered) throw new Error('the HTML does not contain the header');
  if (replacedParts.length > 0) throw new Error(`hydration has replaced ${replacedParts.join(', ')}`);
};

/** Development servers are not checked for copies of React: the overlay of Next, for example, has its own. */
const checkProduction = (visited: Visit, starter: Starter): void => {
  const { layoutShift, headers } = visited;
  if (visited.reactCopies !== (starter.reactCopies ?? 1))
    throw new Error(`${String(visited.reactCopies)} copies of React run`);
  for (const [name, value] of productionHeaders(starter))
    if (!headers[name]?.includes(value)) throw new Error(`the page's header ${name} lacks ${value}`);
  if (layoutShift > 0) throw new Error(`the page shifts by ${layoutShift.toFixed(4)}`);
  check(visited, starter);
};

/** Visits the page of `npm run dev`, as a developer does. */
const visitDevServer = async (
  installed: InstalledStarter,
  starter: Starter,
  browser: Browser,
): Promise<void> => {
  const server = await startDevServer(installed);
  try {
    await warmUp(browser, server.address);
    check(await visit(browser, server.address, starter), starter);
  } finally {
    await server.stop();
  }
};

/** Visits the page with the remote from each store, also after a promotion of the next contract. */
const visitStores = async (parts: Parts, starter: Starter, environment: TestEnvironment): Promise<void> => {
  const { browser, stores, step } = environment;
  for (const { title, address, promoteNextContract } of stores)
    await onOrigin({ ...parts, store: address }, async (origin) => {
      await step(`header from ${title}`, async () => {
        checkProduction(await visit(browser, origin, starter), starter);
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
const visitDemo = (parts: Parts, starter: Starter, { browser, step }: TestEnvironment) =>
  onOrigin(parts, async (origin) => {
    const visited = await step('header from the demo, one React, no layout shift', async () => {
      const found = await visit(browser, origin, starter);
      checkProduction(found, starter);
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
  installed: InstalledStarter,
  demo: string,
  use: (parts: Parts) => Promise<T>,
): Promise<T> => {
  if (starter.files !== undefined)
    return use({ demo, starter: { files: path.join(installed.folder, starter.files) } });
  const server = await startStarter(installed, demo);
  try {
    return await use({ demo, starter: { address: server.address } });
  } finally {
    await server.stop();
  }
};

/** Makes a host from a starter, and drives it in the browser. @throws Error if a step fails */
export const testStarter = async (starter: Starter, environment: TestEnvironment): Promise<Row> => {
  const { demo, loader, step } = environment;
  const packages: Packages = { loader, demo, store: demo + STORE_PATH };
  const started = performance.now();
  const installed = await step('install', () => installStarter(starter, packages));
  try {
    const { config } = starter;
    if (config !== undefined) await step('build', () => installed.npm('run', 'build'));
    const built = (performance.now() - started) / 1_000;
    return await withFiles(starter, installed, demo, async (parts) => {
      const { visited, refused, hangs } = await visitDemo(parts, starter, environment);
      await visitStores(parts, starter, environment);
      const types = config === undefined ? 'none' : await step('types', () => checkTypes(installed, config));
      if (starter.hasDevServer)
        await step('npm run dev', () => visitDevServer(installed, starter, environment.browser));
      return {
        kind: starter.kind,
        lines: linesOf(starter),
        seconds: built + visited.milliseconds / 1_000,
        reactCopies: visited.reactCopies,
        layoutShift: visited.layoutShift,
        refused,
        hangs,
        types,
      };
    });
  } finally {
    await rm(installed.folder, { recursive: true, force: true });
  }
};
