import type { Page } from '@playwright/test';
import { axeViolations } from '../support/axe';
import { expect, test } from '../support/fixtures';
import { consent } from '../support/reported-events';

interface ReceivedEvents {
  readonly warnings: readonly string[];
  readonly events: readonly { readonly event: string }[];
}

const open = async (page: Page) => {
  await page.goto('/demo/content');
  await expect(page.locator('[data-gallery=ready]')).toBeVisible();
};

const section = (page: Page, name: string) =>
  page.locator('section', { has: page.getByRole('heading', { name, level: 2, exact: true }) });

const listener = (page: Page): Promise<ReceivedEvents> =>
  page.evaluate(() => (window as unknown as { galleryEvents: ReceivedEvents }).galleryEvents);

for (const width of [320, 768, 1440]) {
  test(`axe finds no violation in the gallery, and nothing is wider than ${String(width)} px [SHELL-7]`, async ({
    page,
    context,
    demo,
  }) => {
    await consent(context, demo.origin, { analytics: true, advertising: true });
    await page.setViewportSize({ width, height: 900 });
    await open(page);
    const violations = await axeViolations(page);
    expect(violations).toEqual([]);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow, 'no horizontal scrolling').toBeLessThanOrEqual(0);
  });
}

test('unknown and outdated content is reported once and not rendered [CONT-2] [CONT-9]', async ({ page }) => {
  await open(page);
  expect((await listener(page)).warnings).toEqual([
    "deprecated background colour '#5c8018': use 'green'",
    "no component for resource type 'carousel'",
  ]);
  await expect(section(page, 'Unknown')).toHaveText('Unknown');
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

test('a trading cell without an address has no button [CONT-3]', async ({ page }) => {
  await open(page);
  const cell = (name: string) => section(page, 'Trading cells').locator('article').filter({ hasText: name });
  await expect(cell('Without an address').getByRole('link')).toHaveCount(0);
  await expect(cell('Baked this morning').getByRole('link', { name: 'Shop now' })).toBeVisible();
});

test('an advert reports one impression when half of it is visible, and every click [CONT-6]', async ({
  page,
  context,
  demo,
}) => {
  await consent(context, demo.origin, { analytics: true, advertising: true });
  await page.setViewportSize({ width: 1440, height: 600 });
  const reported: string[] = [];
  const cookies: Promise<string | null>[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (!pathname.startsWith('/adtech/tracking/')) return;
    reported.push(pathname.replace('/adtech/tracking/', ''));
    cookies.push(request.headerValue('cookie'));
  });
  await open(page);
  const advert = section(page, 'Sponsored banners').getByRole('complementary', { name: 'Sponsored' });
  const showPart = (part: number) =>
    advert.evaluate((element, share) => {
      const { top, height } = element.getBoundingClientRect();
      scrollBy({ top: top - innerHeight + height * share, behavior: 'instant' });
    }, part);
  /** The observer has run once two frames have passed. */
  const readAppearance = () =>
    page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

  await showPart(0.4);
  await readAppearance();
  expect(reported).toEqual([]);
  await showPart(0.6);
  await expect.poll(() => reported).toContain('ad-one/impression');
  await showPart(-1);
  await readAppearance();
  await showPart(1);
  await readAppearance();
  expect(reported.filter((one) => one === 'ad-one/impression')).toHaveLength(1);

  const button = advert.getByRole('link', { name: 'Shop Now' });
  await button.evaluate((link) => {
    link.addEventListener('click', (event) => {
      event.preventDefault();
    });
  });
  await button.click();
  await expect.poll(() => reported).toContain('ad-one/click');
  expect((await listener(page)).events).toContainEqual({
    event: 'click',
    sponsorshipId: 'ad-one',
    trackingUrls: ['/adtech/tracking/ad-one/click'],
    vendor: 'house',
  });
  expect((await context.cookies()).length).toBeGreaterThan(0);
  const sent = await Promise.all(cookies);
  expect(sent.length).toBeGreaterThanOrEqual(2);
  expect(new Set(sent)).toEqual(new Set([null]));
});

test('an advert of several products links to their list [CONT-5]', async ({ page, context, demo }) => {
  await consent(context, demo.origin, { analytics: true, advertising: true });
  await open(page);
  const several = page.getByRole('complementary', { name: 'Featured' }).getByRole('link');
  await expect(several).toHaveAttribute('href', '/ecom/shop/buylist?lineNumbers=100123%2C100456');
});

test('without consent to advertising there is no advert and no request for one; the gallery states why and offers to consent [CONT-6]', async ({
  page,
}) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await open(page);
  const banners = section(page, 'Sponsored banners');
  await banners.scrollIntoViewIfNeeded();
  await expect(banners.getByText(/^No banner is shown, because/)).toBeVisible();
  await expect(banners.locator('aside, img, a')).toHaveCount(0);
  expect(requests.filter((url) => url.includes('tracking'))).toEqual([]);

  await banners.getByRole('button', { name: 'Consent and show the banners' }).click();
  await expect(banners.getByRole('complementary')).toHaveCount(2);
  await expect(banners.getByText(/^No banner is shown/)).toHaveCount(0);
});

test('pictures have candidates by width, are lazy-loaded after the tenth, and reserve their space [CONT-7]', async ({
  page,
}) => {
  await open(page);
  const pictures = section(page, 'Pictures').locator('img');
  await expect(pictures).toHaveCount(12);
  const loading = await pictures.evaluateAll((all) =>
    all.map((image) => (image as HTMLImageElement).loading),
  );
  expect(loading).toEqual([...Array<string>(10).fill('eager'), 'lazy', 'lazy']);
  const srcset = await pictures.first().getAttribute('srcset');
  expect(srcset?.match(/\d+(?=w)/g)).toEqual(['160', '320', '544', '768', '992', '1200']);
  await expect(pictures.first()).toHaveAttribute('width', '1200');
});

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

test('every icon of the catalogue is rendered [CONT-8]', async ({ page }) => {
  await open(page);
  const icons = section(page, 'Icons').getByRole('img');
  await expect(icons).toHaveCount(25);
  await expect(section(page, 'Icons').locator('svg:has(path)')).toHaveCount(25);
});
