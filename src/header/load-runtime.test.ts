import { english } from '../kernel/translate';
import { createStore } from 'zustand/vanilla';
import { createDraft } from '../domains/search';
import { HEADER_READY } from '../../federation/contract';
import type { Browser } from '../platform/browser';
import { createFakeBrowser } from '../platform/browser/testing/fake-browser';
import { createPageStore } from '../context/page-store';
import { loadRuntime, type RuntimeState } from './load-runtime';
import { headerConfig } from '../context/testing/header-config';
import { settle } from '../kernel/testing/settle';

const PAINT_MS = 16;
const RETRY_MS = 2_000;

/** Starts to load the runtime of a visitor's header; the first `failures` attempts fail. */
const setUp = (failures = 0) => {
  const page = createFakeBrowser();
  const { browser, clock } = page;
  const state = createStore<RuntimeState>()(() => ({ kind: 'waiting' }));
  const props = { config: headerConfig() };
  const reports: string[] = [];
  let attempts = 0;
  const stop = loadRuntime({
    state,
    hostPage: browser,
    loadBrowser: async (): Promise<Browser> => {
      attempts += 1;
      if (attempts <= failures) throw new Error(`Loading chunk ${attempts} failed`);
      return browser;
    },
    input: {
      t: english,
      props,
      adapters: () => ({}),
      element: () => null,
      navigate: () => false,
      report: (region, error) => reports.push(`${region}: ${String(error)}`),
      page: createPageStore(browser),
      draft: createDraft(''),
    },
  });
  const pass = async (milliseconds: number) => {
    clock.pass(milliseconds);
    await settle();
  };
  const isReady = () => page.dispatched.some(({ type }) => type === HEADER_READY);
  return {
    ...page,
    stop,
    pass,
    reports,
    isReady,
    attempts: () => attempts,
    kind: () => state.getState().kind,
  };
};

describe('loadRuntime', () => {
  it('loads the runtime after the first paint, and starts it [FED-4] [ERR-6]', async () => {
    const { pass, kind, isReady, attempts } = setUp();
    await settle();
    expect([kind(), attempts()]).toEqual(['waiting', 0]);
    await pass(PAINT_MS);
    expect([kind(), isReady()]).toEqual(['running', true]);
  });

  it('requests the code again after a pause when it fails to load [ERR-6]', async () => {
    const { pass, kind, attempts, reports } = setUp(2);
    await pass(PAINT_MS);
    await pass(RETRY_MS - 1);
    expect(attempts()).toBe(1);
    await pass(1);
    await pass(RETRY_MS);
    expect([kind(), attempts(), reports]).toEqual(['running', 3, []]);
  });

  it('reports a third failure, and the header stays without a runtime [ERR-6] [FED-4]', async () => {
    const { pass, kind, attempts, reports } = setUp(Infinity);
    for (const wait of [PAINT_MS, RETRY_MS, RETRY_MS, RETRY_MS]) await pass(wait);
    expect([kind(), attempts()]).toEqual(['failed', 3]);
    expect(reports).toEqual(['runtime: Error: Loading chunk 3 failed']);
  });

  it('loads nothing once it is stopped, before the first paint or before another attempt [FED-6]', async () => {
    const early = setUp();
    early.stop();
    await early.pass(PAINT_MS);
    const failed = setUp(Infinity);
    await failed.pass(PAINT_MS);
    failed.stop();
    await failed.pass(RETRY_MS);
    expect([early.attempts(), failed.attempts()]).toEqual([0, 1]);
  });

  it.each([0, Infinity])(
    'starts and reports nothing when it is stopped while loading (%p failures) [FED-6]',
    async (failures) => {
      const { clock, stop, kind, reports, listeners } = setUp(failures);
      clock.pass(PAINT_MS);
      stop();
      await settle();
      expect([kind(), reports, listeners(), clock.pending()]).toEqual(['waiting', [], 0, 0]);
    },
  );

  it('loads its code in a prerendered page, and starts once the shopper opens the page [FED-11]', async () => {
    const { pass, kind, attempts, prerender, openPrerendered, listeners } = setUp();
    prerender();
    await pass(PAINT_MS);
    expect([kind(), attempts()]).toEqual(['waiting', 1]);
    openPrerendered();
    await settle();
    expect(kind()).toBe('running');
    expect(listeners()).toBeGreaterThan(0);
  });

  it('makes one attempt in a prerendered page, and the others once the shopper opens the page [FED-11] [ERR-6]', async () => {
    const { pass, kind, attempts, reports, prerender, openPrerendered } = setUp(2);
    prerender();
    await pass(PAINT_MS);
    for (let seconds = 0; seconds < 60; seconds += 1) await pass(1_000);
    expect([kind(), attempts()]).toEqual(['waiting', 1]);
    openPrerendered();
    await settle();
    await pass(RETRY_MS);
    expect([kind(), attempts(), reports]).toEqual(['running', 3, []]);
  });

  it('does not start in a prerendered page that stops it [FED-6] [FED-11]', async () => {
    const { pass, kind, stop, prerender, openPrerendered, listeners } = setUp();
    prerender();
    await pass(PAINT_MS);
    stop();
    expect(listeners()).toBe(0);
    openPrerendered();
    await settle();
    expect(kind()).toBe('waiting');
  });
});
