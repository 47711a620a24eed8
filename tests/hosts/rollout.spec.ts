import type { Page } from '@playwright/test';
import { releasePath } from '../../federation/loader/release';
import { isSelected } from '../../federation/loader/rollout/choose-target';
import { startDemo, type RunningDemo } from '../support/demo';
import { test as base, expect } from '../support/fixtures';
import { Header } from '../support/header';
import { buildPlainHost } from './build-host';
import { CURRENT, NEXT } from './channel-demo';
import { HOST_CONFIG } from './host-config';
import { makeReleases, type Releases } from './releases';
import { serveHostPage } from './serve-page';

const PERCENT = 30;
const FOLDERS = { [CURRENT]: releasePath(CURRENT), [NEXT]: releasePath(NEXT) };

/** A test whose demo rolls a release out to 30 % of the visits. */
const test = base.extend<object, { readonly releases: Releases; readonly demo: RunningDemo }>({
  releases: [
    async ({ browserName: _browserName }, use) => {
      const releases = makeReleases();
      for (const version of [CURRENT, NEXT]) releases.publish(version);
      releases.promote('stable', CURRENT, { candidate: releases.candidateOf(NEXT, PERCENT) });
      await use(releases);
    },
    { scope: 'worker' },
  ],
  demo: [
    async ({ releases }, use) => {
      const demo = await startDemo(releases.distDir);
      await use(demo);
      await demo.close();
    },
    { scope: 'worker' },
  ],
});

const bucketOf = (isCandidate: boolean): number => {
  const buckets = Array.from({ length: 100 }, (_, bucket) => bucket);
  const found = buckets.find(
    (bucket) => isSelected(bucket, { version: NEXT, percent: PERCENT }) === isCandidate,
  );
  return found ?? 0;
};

/** Collects the releases whose scripts and style sheets a page requests. */
const watchReleases = (page: Page): Set<string> => {
  const seen = new Set<string>();
  page.on('request', (request) => {
    for (const [version, folder] of Object.entries(FOLDERS))
      if (request.url().includes(folder)) seen.add(version);
  });
  return seen;
};

const setBucket = async (page: Page, origin: string, bucket: number): Promise<void> => {
  await page.context().addCookies([{ name: 'shop_header_bucket', value: String(bucket), url: origin }]);
};

test.describe('a gradual promotion', () => {
  let dir = '';
  test.beforeAll(async () => {
    dir = await buildPlainHost();
  });
  const hostPage = (loader: object = {}) => ({
    name: 'plain',
    dir,
    config: HOST_CONFIG,
    loader: { channel: 'stable', ...loader },
  });

  for (const [what, isCandidate, version] of [
    ['the candidate for a selected bucket', true, NEXT],
    ['the current release for any other bucket', false, CURRENT],
  ] as const) {
    test(`loads ${what}, in the loader and on pages of a server, and never a file of the other [FED-5]`, async ({
      page,
      demo,
    }) => {
      await setBucket(page, demo.origin, bucketOf(isCandidate));
      const seen = watchReleases(page);
      const header = new Header(page);
      await header.open(await serveHostPage(page, hostPage()));
      expect(JSON.parse((await page.locator('#root').getAttribute('data-loaded')) ?? '')).toMatchObject({
        version,
      });
      // Storefront: React, with the release in the page. Content: HTML, mounted. Each loads lazy chunks, too.
      for (const path of ['/ecom/shop/browse/groceries', '/ecom/register']) {
        await header.open(path);
        await header.search.pressSequentially('milk');
        await expect(header.suggestions).toBeVisible();
      }
      expect([...seen]).toEqual([version]);
    });
  }
});
