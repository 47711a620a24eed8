import type { Page } from '@playwright/test';
import { axeViolations } from '../support/axe';
import { expect, test } from '../support/fixtures';
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
