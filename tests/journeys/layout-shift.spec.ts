import { amendBar } from '../support/amend';
import { expect, test } from '../support/fixtures';
import { Header, PAGES, STOREFRONT, WIDTHS } from '../support/header';
import { shiftsOf, watchShifts } from '../support/shifts';

/** Each shell reserves the space itself. */
const LAYOUTS = [
  ...WIDTHS.map((width) => ({ ...STOREFRONT, width })),
  { ...PAGES, width: 320 },
  { ...PAGES, width: 1440 },
];

for (const { shell, path, width } of LAYOUTS) {
  test(
    `no layout shift while a customer's header loads and scrolls, ${String(width)} px, ${shell} shell [SHELL-4]`,
    { tag: shell === 'storefront' && (width === 320 || width === 1440) ? '@essential' : [] },
    async ({ page, world }) => {
      await world({ who: 'customer' });
      await page.setViewportSize({ width, height: 800 });
      await watchShifts(page);
      const header = new Header(page);
      await header.open(path);
      await expect(header.trolley).toHaveAccessibleName(/£/);
      await page.evaluate(() => scrollTo(0, 600));
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(150);
      await page.evaluate(() => scrollTo(0, 0));
      expect(await shiftsOf(page)).toEqual([]);
    },
  );
}

test('no layout shift when the parts of a customer load late [SHELL-4]', async ({ page, world, faults }) => {
  await world({ who: 'customer', pass: 'ACTIVE', slot: {} });
  await faults([{ call: 'pass-status', kind: 'slow', milliseconds: 700 }]);
  await watchShifts(page);
  const header = new Header(page);
  await header.open(STOREFRONT.path);
  await expect(page.getByRole('link', { name: 'Delivery Pass' })).toBeVisible();
  await expect(header.trolley).toHaveAccessibleName(/£/);
  expect(await shiftsOf(page)).toEqual([]);
});

test('no layout shift when a session has already ended [SHELL-4]', async ({
  page,
  world,
  faults,
  allowProblems,
}) => {
  allowProblems(/Failed to load resource/);
  await world({ who: 'customer' });
  await faults([{ call: 'token', kind: 'status', status: 401 }]);
  await watchShifts(page);
  const header = new Header(page);
  await header.open(STOREFRONT.path);
  await expect(header.signIn).toBeVisible();
  expect(await shiftsOf(page)).toEqual([]);
});

for (const width of [320, 1440])
  test(`no layout shift when the amended order of the page before has ended elsewhere, at ${String(width)} px [AMND-1] [SHELL-4]`, async ({
    page,
    preset,
  }) => {
    await preset('amending');
    await page.setViewportSize({ width, height: 800 });
    const header = new Header(page);
    await header.open(STOREFRONT.path);
    await expect(amendBar(page)).toBeVisible();
    await preset('slot-booked');
    await watchShifts(page);
    await header.open(STOREFRONT.path);
    const ended = header.banner.getByText('You are no longer changing this order.');
    await expect(ended).toBeVisible();
    await expect(header.trolley).toHaveAccessibleName(/£/);
    expect(await shiftsOf(page)).toEqual([]);
    await page.reload();
    await expect(header.trolley).toHaveAccessibleName(/£/);
    await expect(ended).toHaveCount(0);
  });

for (const preset of ['amending', 'amending-christmas', 'amending-fixed-slot'])
  for (const width of [320, 390, 768, 1440])
    test(`no layout shift when a page without stored height shows the amend bar, ${preset}, ${String(width)} px [AMND-1] [SHELL-4]`, async ({
      page,
      preset: set,
    }) => {
      await set(preset);
      await page.setViewportSize({ width, height: 800 });
      await watchShifts(page);
      const header = new Header(page);
      await header.open(STOREFRONT.path);
      await expect(amendBar(page)).toBeVisible();
      await expect(header.trolley).toHaveAccessibleName(/£/);
      expect(await shiftsOf(page)).toEqual([]);
      // Scrolled away and back, the bar has its own space.
      await page.evaluate(() => scrollTo(0, 600));
      const topOfMain = () => page.evaluate(() => document.querySelector('main')?.offsetTop ?? 0);
      await expect.poll(topOfMain).toBeGreaterThan(width < 992 ? 100 : 200);
    });

test('on a phone that is scrolled, the amend bar is one line, and moves nothing [AMND-1] [SHELL-3]', async ({
  page,
  preset,
}) => {
  await preset('amending-christmas');
  await page.setViewportSize({ width: 320, height: 480 });
  const header = new Header(page);
  await header.open(STOREFRONT.path);
  const bar = amendBar(page);
  const discard = bar.getByRole('button', { name: 'Discard amends' });
  await expect(discard).toBeVisible();
  const topOfMain = () => page.evaluate(() => document.querySelector('main')?.offsetTop);
  const before = await topOfMain();
  const whole = (await bar.boundingBox())?.height ?? 0;
  await page.mouse.move(160, 400);
  await page.mouse.wheel(0, 600);
  await expect(discard).toBeHidden();
  await expect(bar.getByText(/left to change$/)).toBeInViewport();
  await expect(bar.getByRole('link', { name: 'Checkout' })).toBeInViewport();
  expect((await bar.boundingBox())?.height).toBe(52);
  // It was over the page, and now has its whole height there; the page is scrolled by as much.
  expect(await topOfMain()).toBe((before ?? 0) + whole);
  expect(await page.evaluate(() => scrollY)).toBe(600 + whole);
  // The focus brings the whole bar back.
  await bar.getByRole('link', { name: 'Checkout' }).focus();
  await expect(discard).toBeVisible();
  await page.mouse.wheel(0, -600);
  await expect(discard).toBeVisible();
});
