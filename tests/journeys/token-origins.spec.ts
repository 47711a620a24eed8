import path from 'node:path';
import type { Page } from '@playwright/test';
import { build } from 'esbuild';
import { sendJson, type Server, startServer } from '../../src/platform/testing/http-server';
import { expect, test } from '../support/fixtures';

const TOKEN = 'Bearer secret-token';
const CALLS = ['GET /v1/shopping-context', 'POST /graph/live'];

/** @returns the module and what it imports as one classic script */
const buildScript = async (entry: string): Promise<string> => {
  const { outputFiles } = await build({ entryPoints: [entry], bundle: true, write: false, format: 'iife' });
  return outputFiles.map(({ text }) => text).join('');
};

/** Returns which of the calls a server received, and with which token. */
const requestsTo = ({ received }: Server) =>
  received
    .map(({ method, path: requested, headers }) => ({
      call: `${method} ${requested}`,
      token: headers.authorization,
    }))
    .filter(({ call }) => CALLS.includes(call))
    .sort((one, two) => one.call.localeCompare(two.call));

test('the token goes to the configured origin, ignores a base element of the page, and follows no redirect to another origin [AUTH-4]', async ({
  page,
}) => {
  const other = await startServer((response) => sendJson(response, { data: {} }));
  const service = await startServer((response) => {
    const { method, url = '' } = response.req;
    response.writeHead(method === 'GET' ? 302 : 307, { location: other.url + url }).end();
  });
  const host = await startServer((response, received) => {
    if (received.path !== '/') {
      sendJson(response, { data: {} });
      return;
    }
    const html = `<!doctype html><title>Host</title><link rel="icon" href="data:,"><base href="${other.url}/">`;
    response.writeHead(200, { 'content-type': 'text/html' }).end(html);
  });
  await page.goto(host.url);
  await page.addScriptTag({ content: await buildScript(path.resolve('tests/hosts/bearer/main.ts')) });
  const request = (at: string) => page.evaluate((address) => window.callWithToken(address), at);

  expect(await request('/')).toBe(2);
  expect(requestsTo(host)).toEqual(CALLS.map((call) => ({ call, token: TOKEN })));
  expect(requestsTo(other)).toEqual([]);

  expect(await request(service.url)).toBe(2);
  expect(requestsTo(service)).toEqual(CALLS.map((call) => ({ call, token: TOKEN })));
  expect(requestsTo(other)).toEqual(CALLS.map((call) => ({ call, token: undefined })));

  await Promise.all([host, service, other].map((server) => server.close()));
});

test('a token service on another origin receives its session cookie, and no other service does [AUTH-4]', async ({
  page,
  context,
}) => {
  const cookies: Record<string, string | undefined> = {};
  const service = await startServer((response, { path: requested, headers }) => {
    cookies[requested] = headers.cookie;
    sendJson(response, {
      token: 'from-the-session',
      customerId: '7',
      expiresAt: '2099-01-01T00:00:00Z',
      data: {},
    });
  });
  const host = await startServer((response) => {
    response
      .writeHead(200, { 'content-type': 'text/html' })
      .end('<!doctype html><title>Host</title><link rel="icon" href="data:,">');
  });
  await context.addCookies([{ name: 'session', value: 'rowan', url: service.url }]);
  await page.goto(host.url);
  await page.addScriptTag({ content: await buildScript(path.resolve('tests/hosts/bearer/main.ts')) });

  expect(await page.evaluate((at) => window.requestToken(at), service.url)).toBe('from-the-session');
  await page.evaluate((at) => window.callWithToken(at), service.url);
  expect(cookies).toEqual({
    '/v1/token': 'session=rowan',
    '/v1/shopping-context': undefined,
    '/graph/live': undefined,
  });
  await Promise.all([host, service].map((server) => server.close()));
});

const TABS = 5;
const CALLERS = 10;

interface TokenState {
  readonly refreshes: number;
}

/** Starts the header's own session and clients in an otherwise empty page. */
const openCallers = async (page: Page, script: string): Promise<Page> => {
  await page.route('**/callers', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Callers</title>' }),
  );
  await page.goto('/callers');
  await page.addScriptTag({ content: script });
  return page;
};

test('50 callers in 5 tabs whose token is refused cause one refresh at the token service [AUTH-4]', async ({
  context,
  page,
  world,
  allowProblems,
}) => {
  // The refusals that this test causes.
  allowProblems(/status of 401/);
  await world({ who: 'customer' });
  const script = await buildScript(path.resolve('tests/hosts/callers/main.ts'));
  const tabs = await Promise.all(
    Array.from({ length: TABS }, async (_, tab) =>
      openCallers(tab === 0 ? page : await context.newPage(), script),
    ),
  );
  const call = (tab: Page) => tab.evaluate((count) => window.callAll(count), CALLERS);
  expect(await call(page)).toEqual(Array.from({ length: CALLERS }, () => 200));
  await Promise.all(tabs.map(call));

  await page.request.put('/demo/token', { data: { isRefused: true } });
  const responses = await Promise.all(tabs.map(call));
  expect(responses.flat()).toEqual(Array.from({ length: TABS * CALLERS }, () => 200));
  const shown = (await (await page.request.get('/demo/token')).json()) as TokenState;
  expect(shown.refreshes).toBe(1);
});
