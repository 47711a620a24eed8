import type { Page } from '@playwright/test';
import { Header } from '../support/header';
import { buildPlainHost } from './build-host';
import { CURRENT, expect, NEXT, test } from './channel-demo';
import { HOST_CONFIG } from './host-config';
import { serveHostPage } from './serve-page';

const [BREAKING, CORRECTED] = ['2.0.0+5d1c07aa31', '2.0.1+e80b6f2c94'] as const;

test.describe('hosts of two major versions of the contract', () => {
  let dir = '';
  test.beforeAll(async ({ releases }) => {
    dir = await buildPlainHost();
    for (const version of [BREAKING, CORRECTED]) releases.publish(version);
  });

  /** Opens a new page of a host. Returns the version of its header. */
  const openHost = async (page: Page, accepts: string): Promise<string> => {
    const loader = { channel: 'stable', accepts };
    await new Header(page).open(
      await serveHostPage(page, { name: 'plain', dir, config: HOST_CONFIG, loader }),
    );
    const loaded = await page.locator('#root').getAttribute('data-loaded');
    return (JSON.parse(loaded ?? '') as { readonly version: string }).version;
  };

  test('each follows its own channel, through a promotion of the next contract and a roll-back [FED-3] [FED-5]', async ({
    context,
    releases,
  }) => {
    const promoteNext = (version: string) => {
      releases.promote('stable', version, { contract: '2.0.0' }, 2);
    };
    const [one, two] = [await context.newPage(), await context.newPage()];
    const versions = async () => [await openHost(one, '^1'), await openHost(two, '^2')];

    releases.promote('stable', CURRENT);
    expect(await openHost(one, '^1')).toBe(CURRENT);
    promoteNext(BREAKING);
    expect(await versions()).toEqual([CURRENT, BREAKING]);
    releases.promote('stable', NEXT);
    promoteNext(CORRECTED);
    expect(await versions()).toEqual([NEXT, CORRECTED]);
    promoteNext(BREAKING);
    expect(await versions()).toEqual([NEXT, BREAKING]);
    releases.promote('stable', CURRENT);
    expect(await versions()).toEqual([CURRENT, BREAKING]);
  });
});
