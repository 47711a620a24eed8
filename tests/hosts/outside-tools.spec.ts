import { COMPILE_HINT } from '../../federation/build/remote-config';
import { serveOnLoopback } from '../../federation/testing/serve-on-loopback';
import { expect, test } from '../support/fixtures';

/*
 * What Chromium does without a promise that covers it, and the header relies on. The messages have the version, so that a failure
 * after an update says what has changed. Files of this name in `federation` have the other tools.
 */

const FUNCTIONS = 50;
const names = Array.from({ length: FUNCTIONS }, (_, index) => `f${String(index)}`);
const SCRIPT = [
  ...names.map(
    (name) => `function ${name}(n) { let sum = 0; for (let i = 0; i < n; i++) sum += i; return sum; }`,
  ),
  ...names.map((name) => `${name}(3);`),
].join('\n');

interface TraceEvent {
  readonly name: string;
}

test('Chromium compiles the functions of a script with a compile hint with it, and those of others one by one [FED-2]', async ({
  browser,
}) => {
  const { address, close } = await serveOnLoopback(({ url }, response) => {
    const isScript = url?.endsWith('.js') === true;
    response.setHeader('content-type', isScript ? 'text/javascript' : 'text/html');
    if (isScript) response.end(url === '/hint.js' ? `${COMPILE_HINT}\n${SCRIPT}` : SCRIPT);
    else response.end(`<!doctype html><script src="${url ?? ''}.js"></script>`);
  });
  const counts: Record<string, number> = {};
  for (const path of ['/hint', '/plain']) {
    const page = await browser.newPage();
    await browser.startTracing(page, { categories: ['v8', 'disabled-by-default-v8.compile'] });
    await page.goto(address + path);
    const { traceEvents } = JSON.parse(String(await browser.stopTracing())) as {
      readonly traceEvents: readonly TraceEvent[];
    };
    counts[path] = traceEvents.filter(({ name }) => name === 'V8.CompileCode').length;
    await page.close();
  }
  await close();
  expect(counts['/hint'], `Chromium ${browser.version()}`).toBeLessThan(FUNCTIONS / 10);
  expect(counts['/plain'], `Chromium ${browser.version()}`).toBeGreaterThanOrEqual(FUNCTIONS);
});

test('Chromium offers a stored file as the dictionary of the next one, for brotli and zstd [FED-5]', async ({
  page,
  browser,
}) => {
  const received: (readonly (string | undefined)[])[] = [];
  const { address, close } = await serveOnLoopback(({ url, headers }, response) => {
    if (url === '/') return void response.setHeader('content-type', 'text/html').end('<!doctype html>');
    received.push([headers['available-dictionary'] as string | undefined, headers['accept-encoding']]);
    response
      .writeHead(200, { 'use-as-dictionary': 'match="/files/*"', 'cache-control': 'max-age=600' })
      .end('the text of a file');
  });
  await page.goto(address);
  const load = (name: string) =>
    page.evaluate(async (path) => (await fetch(path)).text(), `/files/${name}.js`);
  await load('first');
  await expect
    .poll(
      async () => {
        await load(`next-${String(received.length)}`);
        return received.at(-1);
      },
      { message: `Chromium ${browser.version()}` },
    )
    .toEqual([expect.stringMatching(/^:.{44}:$/), expect.stringMatching(/\bdcb\b.*\bdcz\b/)]);
  expect(received[0]?.[0]).toBeUndefined();
  await close();
});
