import path from 'node:path';
import { buildProbe } from '../../scripts/bench/shared/build-probe';
import { sendJson, startServer, type Server } from '../../src/platform/testing/http-server';
import { expect, test } from '../support/fixtures';

const TOKEN = 'Bearer secret-token';
const CALLS = ['GET /v1/shopping-context', 'POST /graph/live'];

/** Which of the calls came to a server, and with which token. */
const cameTo = ({ received }: Server) =>
  received
    .map(({ method, path: asked, headers }) => ({ call: `${method} ${asked}`, token: headers.authorization }))
    .filter(({ call }) => CALLS.includes(call))
    .sort((one, two) => one.call.localeCompare(two.call));

test('the token goes to the origin that is configured, past a base of the page, and along no redirect to another [AUTH-4]', async ({
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
  await page.addScriptTag({ content: await buildProbe(path.resolve('tests/hosts/bearer/main.ts')) });
  const ask = (at: string) => page.evaluate((address) => window.askWithToken(address), at);

  expect(await ask('/')).toBe(2);
  expect(cameTo(host)).toEqual(CALLS.map((call) => ({ call, token: TOKEN })));
  expect(cameTo(other)).toEqual([]);

  expect(await ask(service.url)).toBe(2);
  expect(cameTo(service)).toEqual(CALLS.map((call) => ({ call, token: TOKEN })));
  expect(cameTo(other)).toEqual(CALLS.map((call) => ({ call, token: undefined })));

  await Promise.all([host, service, other].map((server) => server.close()));
});
