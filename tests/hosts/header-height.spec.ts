import { amendBar } from '../support/amend';
import { expect, test } from '../support/fixtures';
import { Header } from '../support/header';
import { SIGNED_IN_CONFIG } from './host-config';
import { servePlainHost } from './serve-page';

const STYLES = 'body { margin: 0 } main { height: 3000px } .large { font-size: 200% }';

test('--shop-header-height is the height that the header covers, with the amend bar, scrolling, every width and large text, and is removed with the header [SHELL-3] [SHELL-4] [AMND-1] [FED-6]', async ({
  page,
  preset,
}) => {
  await preset('amending');
  await page.setViewportSize({ width: 1440, height: 700 });
  const header = new Header(page);
  const readHeight = () =>
    page.evaluate(() => document.documentElement.style.getPropertyValue('--shop-header-height'));
  /** Waits until the property equals the header's bottom edge, and the expected height of the rows without the bar. */
  const expectHeight = async (what: string, rows: number) => {
    const bar = amendBar(page);
    // The bar is over the page until the page is scrolled.
    const ends = () =>
      header.banner.evaluate((element) =>
        Math.max(
          ...[element, ...element.querySelectorAll('section')].map(
            (each) => each.getBoundingClientRect().bottom,
          ),
        ),
      );
    await expect
      .poll(async () => `${String(await ends())}px / ${await readHeight()}`, what)
      .toMatch(/^(\S+) \/ \1$/);
    const below = (await bar.count()) > 0 ? ((await bar.boundingBox())?.height ?? 0) : 0;
    expect(await ends(), what).toBe(rows + below);
  };

  const host = { config: SIGNED_IN_CONFIG, styles: STYLES, content: '<main>Host</main>' };
  await header.open(await servePlainHost(page, host));
  await expect(amendBar(page)).toBeVisible();
  await expectHeight('with the bar', 159);
  await page.evaluate(() => {
    scrollTo(0, 600);
  });
  await expectHeight('scrolled', 64);
  for (const [width, rows] of [
    [768, 50],
    [320, 50],
    [1440, 64],
  ] as const) {
    await page.setViewportSize({ width, height: 700 });
    await expectHeight(`scrolled at ${String(width)} px`, rows);
  }
  await page.evaluate(() => {
    document.documentElement.className = 'large';
  });
  await page.setViewportSize({ width: 320, height: 700 });
  await expectHeight('large text at 320 px', 50);
  await page.evaluate(() => {
    scrollTo(0, 0);
  });
  await page.setViewportSize({ width: 1440, height: 700 });
  await expectHeight('back at the top', 159);
  await amendBar(page).getByRole('button', { name: 'Discard amends' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel changes' }).click();
  await expect(amendBar(page)).toHaveCount(0);
  await header.ready();
  await expectHeight('without the bar', 159);
  await page.evaluate(() => document.dispatchEvent(new Event('unmount-header')));
  expect(await readHeight()).toBe('');
});
