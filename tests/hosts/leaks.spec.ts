import type { Page } from '@playwright/test';
import { amendBar } from '../support/amend';
import { LeakWatch } from '../support/leak-watch';
import { expect, test } from '../support/fixtures';
import { Header } from '../support/header';
import { HOST_CONFIG } from './host-config';
import { servePlainHost } from './serve-page';

/** Every second visit opens a panel, so each is opened twice: a leak of any visit changes the counts. */
const VISITS_OF_EACH_PANEL = 4;

/** The style sheet of the menus' content, which loads without a request by the user once the page is idle. */
const IDLE_STYLE_SHEET = /\/mfe\/common\/content\.\w+\.css$/;

/** Opens one part and waits until it is visible. */
type Open = (header: Header) => Promise<unknown>;

/** Opens nothing, and waits for the services' responses. */
const openNothing: Open = ({ trolley }) => expect(trolley).toHaveAccessibleName(/£/);

const WIDE: Readonly<Record<string, Open>> = {
  nothing: openNothing,
  'the account menu': async ({ account }) => {
    await account.click();
    await expect(account).toHaveAttribute('aria-expanded', 'true');
  },
  suggestions: async ({ search, suggestions }) => {
    await search.fill('milk');
    await expect(suggestions).toBeVisible();
  },
  'the Groceries menu': async ({ banner }) => {
    await banner.getByRole('button', { name: 'Groceries', exact: true }).click();
    await expect(banner.getByRole('group', { name: 'Groceries', exact: true }).first()).toBeVisible();
  },
  'slot details': async ({ slot, slotDetails }) => {
    await slot.click();
    await expect(slotDetails).toBeVisible();
  },
  'multi-search': async ({ page, banner }) => {
    await banner.getByRole('button', { name: 'Multi-search' }).click();
    await expect(page.getByRole('dialog', { name: 'Multi-search' })).toBeVisible();
  },
  'cancel changes': async ({ page }) => {
    await amendBar(page).getByRole('button', { name: 'Discard amends' }).click();
    await expect(page.getByRole('dialog', { name: 'Cancel changes?' })).toBeVisible();
  },
  'the chooser': async ({ page }) => {
    await amendBar(page).getByRole('link', { name: 'Checkout' }).click();
    await expect(page.getByRole('dialog', { name: 'Check out the way you want' })).toBeVisible();
  },
};

const SMALL: Readonly<Record<string, Open>> = {
  'the side menu': async ({ page, banner }) => {
    await banner.getByRole('button', { name: 'Menu', exact: true }).click();
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  },
  'the search': async ({ searchTrigger, search, suggestions }) => {
    await searchTrigger.click();
    await search.fill('milk');
    await expect(suggestions).toBeVisible();
  },
};

const sendEvent = (page: Page, what: 'unmount-header' | 'mount-header' | 'drop-handle') =>
  page.evaluate((name) => document.dispatchEvent(new Event(name)), what);

for (const [width, panels] of [
  [1440, WIDE],
  [375, SMALL],
] as const) {
  test(`retains no listener, timer, request or node of many mounts at ${String(width)} px, whatever was open [FED-6]`, async ({
    page,
    preset,
    allowProblems,
  }) => {
    test.setTimeout(90_000);
    allowProblems(/401/);
    await preset('amending');
    await page.setViewportSize({ width, height: 700 });
    const watch = await LeakWatch.of(page);
    const header = new Header(page);
    const config = {
      ...HOST_CONFIG,
      features: { searchHistory: true, pinBar: true, adTechMenuBanners: true, multiSearch: true },
      session: { hasTokenSession: true },
    };
    const onIdle = page.waitForResponse(IDLE_STYLE_SHEET);
    await header.open(await servePlainHost(page, { config, content: '<main>Host</main>' }));
    const triggers = Object.values(panels);
    const visit = async (open: Open) => {
      await header.ready();
      await open(header);
      // The browser keeps what is under the mouse.
      await page.mouse.move(0, 690);
      await sendEvent(page, 'unmount-header');
      await expect(page.locator('#root')).toBeEmpty();
    };
    // The first visits load code that remains; the last of it loads when a shopper is near, and the page is idle.
    await header.banner.hover();
    await onIdle;
    for (const open of triggers) {
      await visit(open);
      await sendEvent(page, 'mount-header');
    }
    await visit(openNothing);
    let before = await watch.take();
    // The browser itself may keep the last header for a moment: two visits have to leave the same.
    await expect
      .poll(async () => {
        const previous = JSON.stringify(before);
        await sendEvent(page, 'mount-header');
        await visit(openNothing);
        before = await watch.take();
        return JSON.stringify(before) === previous;
      })
      .toBe(true);

    for (let times = 0; times < VISITS_OF_EACH_PANEL * triggers.length; times += 1) {
      await sendEvent(page, 'mount-header');
      const open = triggers[(times / 2) % triggers.length];
      // Every second visit unmounts the header at once, with pending work.
      if (open) await visit(open);
      else await sendEvent(page, 'unmount-header');
    }
    await sendEvent(page, 'mount-header');
    await visit(openNothing);
    // The browser may have kept the last header in the first visits, and none now.
    const notMore = async () => {
      const { nodes, ...kept } = await watch.take();
      return { ...kept, nodes: Math.max(nodes, before.nodes) };
    };
    await expect.poll(notMore).toEqual(before);
    // The host kept the handle of its last header until now. The handle must not retain that header's nodes.
    await sendEvent(page, 'drop-handle');
    expect(await notMore()).toEqual(before);
  });
}
