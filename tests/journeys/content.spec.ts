import type { Page } from '@playwright/test';
import { axeViolations } from '../support/axe';
import { boxOf } from '../support/box';
import { expect, test } from '../support/fixtures';
import { Header } from '../support/header';
import { consent } from '../support/reported-events';

const open = async (page: Page) => {
  await page.goto('/demo/content');
  await expect(page.locator('[data-gallery=ready]')).toBeVisible();
};

const section = (page: Page, name: string) =>
  page.locator('section', { has: page.getByRole('heading', { name, level: 2, exact: true }) });

test('axe finds no violation in the gallery, and nothing is wider than the page [SHELL-7]', async ({
  page,
  context,
  demo,
}) => {
  await consent(context, demo.origin, { analytics: true, advertising: true });
  await open(page);
  for (const width of [320, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await axeViolations(page), `${String(width)} px`).toEqual([]);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow, 'no horizontal scrolling').toBeLessThanOrEqual(0);
  }
});

test(
  'rich text renders its marks, its nesting and its links [CONT-1] [CONT-4]',
  { tag: '@essential' },
  async ({ page }) => {
    await open(page);
    const text = section(page, 'Rich text');
    for (const tag of ['strong', 'em', 'u', 's', 'sub', 'sup'])
      await expect(text.locator(tag).first()).toBeVisible();
    await expect(text.locator('ul > li > ol > li')).toHaveText(['Turkey', 'Nut roast']);
    await expect(text.locator('ol > li > ul > li')).toHaveText(['Fan, 180 °C']);
    await expect(text.getByRole('link', { name: 'Read how' })).toHaveAttribute(
      'href',
      '/ecom/content/christmas/how-to-order',
    );
    const away = text.getByRole('link', { name: 'ask our cooks (opens in a new tab)' });
    await expect(away).toHaveAttribute('rel', 'noopener');
    await expect(text.getByText('At the end of the line')).toHaveCSS('text-align', 'end');
    await expect(text.locator('p:empty')).toHaveCount(0);
  },
);

test('opening click to buy notifies the page that sizes changed; closing does not [CONT-8]', async ({
  page,
}) => {
  await open(page);
  await page.evaluate(() => {
    addEventListener('resize', () => {
      document.body.dataset['resized'] = String(Number(document.body.dataset['resized'] ?? 0) + 1);
    });
  });
  const title = page.getByText('Two for tonight');
  await title.click();
  await expect(page.locator('body')).toHaveAttribute('data-resized', '1');
  await title.click();
  await expect(section(page, 'Click to buy').locator('details').first()).not.toHaveAttribute('open');
  await expect(page.locator('body')).toHaveAttribute('data-resized', '1');
});

test('a tooltip is shown after 300 ms and hidden after 200 ms or by Escape; by touch 500 ms and 1500 ms [CONT-8]', async ({
  page,
}) => {
  await open(page);
  const word = page.getByRole('button', { name: 'Estimated total' });
  const tip = page.getByRole('tooltip', { includeHidden: true });
  await expect(word).toHaveAccessibleDescription(/priced by weight/);
  // Records the start of each transition and ends it at once: on a slow machine, the test may look much later.
  await tip.evaluate((element) => {
    element.addEventListener('transitionrun', () => {
      const [change] = element.getAnimations();
      element.dataset['waited'] = String(change?.effect?.getTiming().delay);
      change?.finish();
    });
  });
  const expectWait = (milliseconds: number) =>
    expect(tip).toHaveAttribute('data-waited', String(milliseconds));
  await word.scrollIntoViewIfNeeded();
  await word.hover();
  await expectWait(300);
  await expect(tip).toBeVisible();
  await page.mouse.move(0, 0);
  await expectWait(200);
  await expect(tip).toBeHidden();

  await word.hover();
  await expectWait(300);
  await page.keyboard.press('Escape');
  await expect(tip).toBeHidden();

  const touch = (type: string) => word.dispatchEvent(type, { pointerType: 'touch', bubbles: true });
  await page.mouse.move(0, 0);
  await touch('pointerover');
  await expectWait(500);
  await expect(tip).toBeVisible();
  await touch('pointerout');
  await expectWait(1500);
});

test('a text area shows the remaining length, its error and whether it is required [CONT-8]', async ({
  page,
}) => {
  await open(page);
  const note = page.getByLabel('Note for your driver (optional)');
  await expect(note).toHaveAccessibleDescription('120 characters left');
  await note.fill('Mind the step');
  await expect(note).toHaveAccessibleDescription('107 characters left');
  const message = page.getByLabel('Message on the cake (required)');
  await expect(message).toHaveAccessibleDescription('Say what to write on the cake');
  await expect(message).toHaveAttribute('aria-invalid', 'true');
});

test('content is laid out on a grid of 12 columns at every breakpoint [CONT-7]', async ({ page }) => {
  await open(page);
  const grid = section(page, 'Column grid');
  /** Returns the left edge and the width of a cell, in columns of its row. */
  const partsOf = (words: string) =>
    grid.getByText(words, { exact: true }).evaluate((element) => {
      const place = element.closest('[style*="--sh-width"]');
      const row = place?.parentElement;
      if (!place || !row || !place.checkVisibility()) return null;
      const inner = row.getBoundingClientRect();
      const outer = place.getBoundingClientRect();
      const part = inner.width / 12;
      return [outer.left - inner.left, outer.width].map((length) => Math.round((length / part) * 100) / 100);
    });
  for (const [width, six, three, nested, hidden] of [
    [500, 6, 6, 6, null],
    [700, 6, 6, 6, null],
    [900, 6, 6, 3, [0, 12]],
    [1100, 3, 9, 3, [0, 12]],
    [1440, 3, 9, 3, [0, 12]],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    const at = `${String(width)} px`;
    expect(await partsOf('12 of 12'), at).toEqual([0, 12]);
    expect(await partsOf('6, from 992 px 3'), at).toEqual([0, six]);
    expect(await partsOf('6, from 992 px 9'), at).toEqual([six, three]);
    expect(await partsOf('4 after a gap of 4'), at).toEqual([4, 4]);
    expect(await partsOf('In a grid: 2'), at).toEqual([nested, nested]);
    expect(await partsOf('Not below 768 px'), at).toEqual(hidden);
  }
});

const openAt = async (page: Page, width: number) => {
  await page.setViewportSize({ width, height: 900 });
  await page.goto('/demo/content');
  await expect(page.locator('[data-gallery=ready]')).toBeVisible();
};

const linksUnder = (page: Page, title: string) =>
  page
    .getByRole('heading', { name: title, exact: true })
    .locator('xpath=following-sibling::ul')
    .getByRole('link');

test('navigation links with the style id vertical-text-links are one below the other [MEGA-6] [CONT-2]', async ({
  page,
}) => {
  await openAt(page, 1440);
  const [first, second] = [
    linksUnder(page, 'Vertical text links').nth(0),
    linksUnder(page, 'Vertical text links').nth(1),
  ];
  const [above, below] = [await boxOf(first), await boxOf(second)];
  expect(below.y).toBeGreaterThanOrEqual(above.y + above.height);
  expect(below.x).toBe(above.x);

  const [left, right] = [
    await boxOf(linksUnder(page, 'In a row').nth(0)),
    await boxOf(linksUnder(page, 'In a row').nth(1)),
  ];
  expect(right.y).toBe(left.y);
  expect(right.x).toBeGreaterThan(left.x + left.width);
});

test('a card has its picture above its text, and next to it where there is room, by its layout [CONT-7]', async ({
  page,
}) => {
  await openAt(page, 375);
  const card = page.locator('article').filter({ hasText: 'Beside its picture' });
  const edges = async () => {
    await card.scrollIntoViewIfNeeded();
    const [picture, words] = [
      await boxOf(card.locator('img')),
      await boxOf(card.getByText('Beside its picture')),
    ];
    return { isBelow: words.y >= picture.y + picture.height, isBeside: words.x >= picture.x + picture.width };
  };
  expect(await edges()).toEqual({ isBelow: true, isBeside: false });
  await page.setViewportSize({ width: 1440, height: 900 });
  expect(await edges()).toEqual({ isBelow: false, isBeside: true });
});

const PATH = '/ecom/content/inspiration?season=spring';
const INTRODUCTION = 'Free delivery on your first shop over £60.';

for (const [who, preset, customerId, authorization] of [
  ['a visitor', 'visitor', null, 'Bearer unauthenticated'],
  ['a customer', 'customer', '70012345', 'Bearer [redacted]'],
] as const) {
  test(
    `a content page shows editors' content for ${who}, requested through the header [CONT-10] [CALL-2]`,
    { tag: '@essential' },
    async ({ page, preset: usePreset, journal }) => {
      await usePreset(preset);
      await new Header(page).open(PATH);
      const main = page.getByRole('main');
      await expect(main.getByText(INTRODUCTION)).toBeVisible();
      await expect(main.getByRole('link', { name: 'Shop now' })).toHaveAttribute(
        'href',
        '/ecom/shop/browse/offers',
      );
      const [request, ...more] = (await journal()).filter(({ call }) => call === 'content');
      expect(more).toEqual([]);
      expect(request).toMatchObject({
        method: 'PUT',
        path: '/content/inspiration',
        query: { clientType: 'WEB_APP' },
        headers: { authorization, breadcrumb: 'server-rendered' },
        body: {
          contentUrl: '/ecom/content/inspiration',
          customerId,
          customerSearchRequest: { queryParams: { season: 'spring' } },
        },
      });
    },
  );
}
