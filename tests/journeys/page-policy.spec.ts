import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';

const PAGES = [
  '/ecom/shop/browse/groceries',
  '/ecom/favourites',
  '/ecom/recipes',
  '/ecom/nothing-here',
  '/demo',
  '/demo/content',
  '/demo/content?world=hostile',
] as const;

/** Removes the recorded problems, which the test itself causes, and returns them. */
const drain = (problems: { readonly seen: string[] }): readonly string[] =>
  problems.seen.splice(0, problems.seen.length);

const policyOf = async (page: Page, path: string): Promise<string> =>
  (await page.goto(path))?.headers()['content-security-policy'] ?? '';

for (const path of PAGES) {
  test(
    `runs neither foreign scripts nor text as code at ${path} [FED-7]`,
    { tag: '@essential' },
    async ({ page, problems }) => {
      const policy = await policyOf(page, path);
      expect(policy).toContain("'strict-dynamic'");
      expect(policy).not.toContain('unsafe-');
      expect(drain(problems).filter((text) => text.includes('policy violated'))).toEqual([]);

      const ran = await page.evaluate(() => {
        const attempts: readonly (() => void)[] = [
          () => {
            document.body.append(
              document.createRange().createContextualFragment('<img src="data:," onerror="hit=1">'),
            );
          },
          () => {
            document.body.append(Object.assign(document.createElement('script'), { textContent: 'hit=1' }));
          },
          () => {
            document.createElement('script').src = 'https://elsewhere.example/x.js';
          },
          () => {
            document.createElement('div').setAttribute('onclick', 'hit=1');
          },
          () => {
            document.body.append(Object.assign(document.createElement('base'), { href: '/elsewhere/' }));
          },
        ];
        for (const attempt of attempts) {
          try {
            attempt();
          } catch {
            // Trusted Types throw; other violations are only reported.
          }
        }
        return 'hit' in window;
      });
      expect(ran).toBe(false);
      await expect
        .poll(() => problems.seen.filter((text) => text.includes('policy violated')).join('\n'))
        .toMatch(/require-trusted-types-for[^]*base-uri/);
      drain(problems);
    },
  );
}

test('gives every response its own nonce [FED-7]', async ({ page }) => {
  const nonceOf = (policy: string): string | undefined => /'nonce-([\w-]{22})'/.exec(policy)?.[1];
  const [path] = PAGES;
  const nonces = [await policyOf(page, path), await policyOf(page, path)].map(nonceOf);
  expect(nonces[0]).toBeDefined();
  expect(nonces[0]).not.toBe(nonces[1]);
});

test('runs no scripts in responses that are not pages [FED-7]', async ({ page }) => {
  for (const path of ['/demo/world', '/ecom/assets/mfe/common/header.json', '/no-such-address']) {
    const response = await page.request.get(path);
    expect(response.headers()['content-security-policy'], path).toContain("default-src 'none'");
  }
});
