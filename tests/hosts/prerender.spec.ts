import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { HEADER_READY } from '../../federation/contract';
import { Browser } from '../../host-demo/services/testing/shop';
import { expect, test as base } from '../support/fixtures';
import { STOREFRONT } from '../support/header';
import { headerCalls, type JournalEntry } from '../support/journal';
import { CHROMIUM_ARGS, findChromium, findHeadlessShell } from '../setup/chromium';
import { startScriptProxy } from '../support/script-proxy';

const START = '/test-start';
const OPENED = '/test-opened';
const REPORTS = '/test-reports';
/** Milliseconds in which a header that does not wait for the shopper would have sent its requests. */
const QUIET_MS = 500;

/** What a page reports to the test. */
interface Report {
  readonly kind: 'lock' | 'ready' | 'quiet' | 'opened' | 'header' | 'error';
  readonly isPrerendering: boolean;
  /** The text of the header, or of an error. */
  readonly text: string;
}

/** Reports the locks that a page takes, its events, and each text of the header after the page is opened. */
const RECORDER = `{
  const report = (kind, text = '') => fetch('${REPORTS}', {
    method: 'POST',
    body: JSON.stringify({
      kind,
      text,
      isPrerendering: document.prerendering,
    }),
  });
  const { request } = LockManager.prototype;
  LockManager.prototype.request = function (...rest) {
    report('lock', rest[0]);
    return request.apply(this, rest);
  };
  addEventListener('error', ({ message }) => message && report('error', message));
  addEventListener('unhandledrejection', ({ reason }) => report('error', String(reason)));
  document.addEventListener('${HEADER_READY}', () => report('ready'));
  const hasRuntime = () => performance.getEntriesByType('resource').some(({ name }) => /\\/runtime\\./.test(name));
  const timer = setInterval(() => {
    if (!hasRuntime()) return;
    clearInterval(timer);
    setTimeout(() => report('quiet'), ${String(QUIET_MS)});
  }, 20);
  document.addEventListener('prerenderingchange', () => {
    report('opened');
    let before;
    setInterval(() => {
      const text = document.querySelector('header')?.innerText ?? '';
      if (text !== before) report('header', text);
      before = text;
    }, 10);
  });
}`;

/** A page that has another page prerendered, and opens it when the test says so. */
const startPage = (path: string): string => `<!doctype html><title>Start</title>
<script type="speculationrules">{"prerender":[{"urls":["${path}"],"eagerness":"immediate"}]}</script>
<script>fetch('${OPENED}').then(() => { location.href = '${path}'; })</script>`;

/** Sends requests to the demo in one session. */
const createSession = (demo: string) => {
  const browser = new Browser(demo);
  const cookies: string[] = [];
  const send = async (method: string, path: string, body?: object) => {
    const { status, headers, text, json: received } = await browser.send(method, path, body);
    if (status >= 400) throw new Error(`${path}: ${String(status)} ${text}`);
    cookies.push(...(headers['set-cookie'] ?? []));
    return received;
  };
  return {
    /** The `Set-Cookie` headers so far, oldest first. */
    cookies,
    preset: (preset: string) => send('POST', '/demo/world/reset', { preset }),
    world: (patch: object) => send('PUT', '/demo/world', patch),
    journal: async () => (await send('GET', '/demo/journal')) as readonly JournalEntry[],
  };
};

/** Starts Chromium without a driver: a page that a driver is attached to is not prerendered. */
const startChromium = async (url: string): Promise<() => Promise<void>> => {
  const program = findHeadlessShell() ?? findChromium();
  if (program === undefined) throw new Error('Chromium is not installed');
  const profile = await mkdtemp(join(tmpdir(), 'prerender-'));
  const browser = spawn(program, [...CHROMIUM_ARGS, `--user-data-dir=${profile}`, url], {
    stdio: 'ignore',
    // Debian's program is a script: its process group contains the browser.
    detached: true,
  });
  const ended = once(browser, 'close');
  return async () => {
    if (browser.pid !== undefined) process.kill(-browser.pid, 'SIGKILL');
    await ended;
    await rm(profile, { recursive: true, force: true, maxRetries: 5 });
  };
};

const createReports = () => {
  const reports: Report[] = [];
  const waiting = new Set<() => void>();
  return {
    reports,
    add: (report: Report) => {
      reports.push(report);
      for (const check of waiting) check();
    },
    /** Resolves with the first report that fits; the test's own time limit ends the wait. */
    next: (fits: (report: Report) => boolean) =>
      new Promise<Report>((resolve) => {
        const check = () => {
          const found = reports.find(fits);
          if (!found) return;
          waiting.delete(check);
          resolve(found);
        };
        waiting.add(check);
        check();
      }),
  };
};

/** Chromium on a page that has another page prerendered. */
interface PrerenderedVisit extends Omit<ReturnType<typeof createSession>, 'cookies' | 'preset'> {
  readonly reports: readonly Report[];
  readonly next: (fits: (report: Report) => boolean) => Promise<Report>;
  /** Opens the prerendered page, as a shopper does who follows a link. */
  readonly open: () => void;
  readonly close: () => Promise<void>;
}

/**
 * Has a page of the demo prerendered.
 *
 * @param demo the origin of the demo
 * @param path the page
 * @param preset the situation of the demo
 */
const prerender = async (demo: string, path: string, preset: string): Promise<PrerenderedVisit> => {
  const { cookies, preset: reset, ...session } = createSession(demo);
  await reset(preset);
  const { reports, add, next } = createReports();
  let open: () => void = () => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  const answers: Readonly<Record<string, (incoming: IncomingMessage, outgoing: ServerResponse) => unknown>> =
    {
      [START]: (_, outgoing) =>
        outgoing.writeHead(200, { 'content-type': 'text/html', 'set-cookie': cookies }).end(startPage(path)),
      // With the cookies that the shopper has got meanwhile, as by signing in.
      [OPENED]: (_, outgoing) => opened.then(() => outgoing.setHeader('set-cookie', cookies).end()),
      [REPORTS]: async (incoming, outgoing) => {
        add((await json(incoming)) as Report);
        outgoing.writeHead(204).end();
      },
    };
  const proxy = await startScriptProxy(demo, RECORDER, (incoming, outgoing) => {
    const answer = answers[incoming.url ?? ''];
    void answer?.(incoming, outgoing);
    return answer !== undefined;
  });
  const stop = await startChromium(proxy.address + START);
  return {
    ...session,
    reports,
    next,
    open,
    close: async () => {
      await stop();
      await proxy.close();
    },
  };
};

const SERVER_RENDERED = { shell: 'server-rendered', path: '/ecom/content/inspiration' } as const;

const test = base.extend<{
  readonly visit: (path: string, preset: string) => Promise<PrerenderedVisit>;
}>({
  visit: async ({ demo }, use) => {
    const visits: PrerenderedVisit[] = [];
    await use(async (path, preset) => {
      const visit = await prerender(demo.origin, path, preset);
      visits.push(visit);
      return visit;
    });
    await Promise.all(visits.map(({ close }) => close()));
  },
});

for (const { shell, path } of [STOREFRONT, SERVER_RENDERED]) {
  test(`a page of the ${shell} shell that is prerendered sends, reports and locks nothing until it is opened [FED-11]`, async ({
    visit,
  }) => {
    const { next, reports, journal, open } = await visit(path, 'customer');
    await next(({ kind }) => kind === 'quiet');
    expect(reports).toEqual([expect.objectContaining({ kind: 'quiet', isPrerendering: true })]);
    expect(headerCalls(await journal())).toEqual([]);
    open();
    const shown = await next(({ kind, text }) => kind === 'header' && text.includes('£'));
    expect(shown.isPrerendering).toBe(false);
    await expect
      .poll(async () => headerCalls(await journal()).map(({ call }) => call))
      .toContain('getTrolley');
    const kinds = reports.map(({ kind }) => kind);
    expect(kinds).toContain('ready');
    expect(kinds).not.toContain('error');
  });
}

test('a prerendered page shows the trolley as it is when the shopper opens the page [FED-11]', async ({
  visit,
}) => {
  const { next, world, open } = await visit(STOREFRONT.path, 'customer');
  await next(({ kind }) => kind === 'quiet');
  await world({ trolley: { lines: [] } });
  open();
  await next(({ kind, text }) => kind === 'header' && text.includes('£0.00'));
});

test('a prerendered page knows that the shopper signed in before opening it [FED-11]', async ({ visit }) => {
  const { next, world, open } = await visit(STOREFRONT.path, 'visitor');
  await next(({ kind }) => kind === 'quiet');
  await world({ who: 'customer' });
  open();
  await next(({ kind, text }) => kind === 'header' && text.includes('£'));
});
