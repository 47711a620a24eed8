import path from 'node:path';
import type { Page } from '@playwright/test';
import { buildScript } from '../support/build-script';
import { expect, test } from '../support/fixtures';

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
