import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';
import { ANDROID } from '../support/functional-storage';
import { Header } from '../support/header';
import { SMALL_PARTS, WIDE_PARTS } from '../support/open-parts';
import { SIGNED_IN_CONFIG } from './host-config';
import { servePlainHost } from './serve-page';
import { PLAIN_SHEET } from './sheets/sheets';

const HEIGHT = 700;

/**
 * CSS that a host sets on the header's ancestors: the last one creates a scroll container, the others a containing
 * block for fixed elements.
 */
const ANCESTOR_STYLES = {
  transform: 'translate(0)',
  filter: 'saturate(1)',
  contain: 'layout',
  'will-change': 'transform',
  overflow: 'hidden',
} as const;

/** Returns whether the topmost elements at the middle and in the lower corners of the viewport are the header's. */
const coversPage = (page: Page) =>
  page.evaluate(() =>
    [2, innerWidth / 2, innerWidth - 2].every((x) =>
      document.elementFromPoint(x, innerHeight - 2)?.closest('header'),
    ),
  );

test.use({ userAgent: ANDROID });

/** A page without a shell, whose header can be mounted again in ancestors of another style. */
const createHost = async (page: Page) => {
  const header = new Header(page);
  const open = async (width: number) => {
    await page.setViewportSize({ width, height: HEIGHT });
    await page.unrouteAll();
    await header.open(await servePlainHost(page, { config: SIGNED_IN_CONFIG, styles: PLAIN_SHEET }));
  };
  /** Mounts the header again, with this style on all its ancestors. */
  const setAncestorStyle = async (name: string, value: string) => {
    await page.evaluate(
      ([property, set]) => {
        document.dispatchEvent(new Event('unmount-header'));
        document.body.style.cssText = '';
        document.body.style.setProperty(property, set);
        document.dispatchEvent(new Event('mount-header'));
      },
      [name, value] as const,
    );
    await expect(header.trolley).toHaveAccessibleName(/£/);
  };
  const bottomOf = (name: string | RegExp) =>
    page.getByText(name).evaluate((part) => {
      const strip = part.closest('aside') ?? part.closest('p') ?? part;
      return Promise.all(strip.getAnimations().map(({ finished }) => finished)).then(
        () => strip.getBoundingClientRect().bottom,
      );
    });
  return { header, open, setAncestorStyle, bottomOf };
};

test("overlays and bottom sheets cover the viewport, whatever CSS the host sets on the header's ancestors [FED-6] [SHELL-2] [SRCH-10]", async ({
  page,
  preset,
}) => {
  test.setTimeout(90_000);
  const { header, open, setAncestorStyle, bottomOf } = await createHost(page);
  await preset('slot-booked');
  await open(1440);
  for (const [name, value] of Object.entries(ANCESTOR_STYLES)) {
    await setAncestorStyle(name, value);
    await header.account.click();
    await expect.poll(() => coversPage(page), `overlay in ${name}`).toBe(true);
    await page.keyboard.press('Escape');
    const dialog = await WIDE_PARTS['multi-search'](page);
    expect(await coversPage(page), `dialog in ${name}`).toBe(true);
    const box = await dialog.boundingBox();
    expect((box?.y ?? 0) * 2 + (box?.height ?? 0), `dialog in ${name}`).toBeCloseTo(HEIGHT, -1);
    await page.keyboard.press('Escape');
  }

  await open(375);
  for (const [name, value] of Object.entries(ANCESTOR_STYLES)) {
    await setAncestorStyle(name, value);
    await expect.poll(() => bottomOf('Fernleigh app'), `app's banner in ${name}`).toBe(HEIGHT);
    const list = await SMALL_PARTS.search(page);
    await expect(header.search).toBeFocused();
    expect(await coversPage(page), `search in ${name}`).toBe(true);
    await page.keyboard.press('Escape');
    await expect(list).toBeHidden();
    await page.keyboard.press('Escape');
    await expect(header.search).toBeHidden();
    const menu = await SMALL_PARTS['side menu'](page);
    expect(await coversPage(page), `side menu in ${name}`).toBe(true);
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
  }
});
