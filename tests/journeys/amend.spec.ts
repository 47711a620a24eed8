import { amendBar, slotUntil } from '../support/amend';
import { expect, test } from '../support/fixtures';
import { recordAnnouncements } from '../support/announcements';
import { Header, STOREFRONT, WIDTHS } from '../support/header';
import { headerCalls } from '../support/journal';

test(
  'the bar shows slot and cut-off, and offers to discard or to check out, at every width [AMND-1] [AMND-3]',
  { tag: '@essential' },
  async ({ page, preset, world }) => {
    await preset('amending');
    await world({ clock: '2031-05-01T08:00:00Z', slot: slotUntil('2031-05-04T22:30:00Z') });
    await new Header(page).open(STOREFRONT.path);
    const bar = amendBar(page);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 700 });
      await expect(bar).toContainText('Tue 06 May');
      const lead = await bar.getByText('Changing:', { exact: true }).boundingBox();
      expect((lead?.width ?? 0) > 1, 'small screens say what the slot is').toBe(width < 768);
      await expect(bar).toContainText(/until Sunday night, 12AM \(4 May\)/i, { useInnerText: true });
      await expect(bar).toContainText('days left');
      await expect(bar.getByRole('button', { name: 'Discard amends' })).toBeVisible();
      await expect(bar.getByRole('link', { name: 'Checkout' })).toBeVisible();
      await expect(bar.getByRole('link', { name: 'Change slot' })).toHaveAttribute('href', /bookslot/);
    }
  },
);

test(
  'the changes are discarded once and the page reloads [AMND-2]',
  { tag: '@essential' },
  async ({ page, preset, journal }) => {
    await preset('amending');
    const header = new Header(page);
    await header.open(STOREFRONT.path);
    const open = amendBar(page).getByRole('button', { name: 'Discard amends' });
    await open.click();
    const dialog = page.getByRole('dialog', { name: 'Cancel changes?' });
    await expect(dialog.getByRole('button', { name: 'Keep changes' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(open).toBeFocused();

    await open.click();
    const reloaded = page.waitForEvent('load');
    await dialog.getByRole('button', { name: 'Cancel changes' }).dblclick();
    await reloaded;
    await header.ready();
    await expect(header.trolley).toHaveAccessibleName(/£/);
    await expect(amendBar(page)).toBeHidden();
    expect(await page.evaluate(() => sessionStorage.getItem('wtr_amend_bar'))).toBeNull();
    const sent = headerCalls(await journal()).filter(({ call }) => call === 'cancel-amend-order');
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({
      method: 'POST',
      path: '/graph/live',
      query: { clientType: 'WEB_APP', tag: 'cancel-amend-order' },
      body: { variables: { customerOrderId: 'co-81000' } },
    });
  },
);

test(
  'the last minutes are counted down in the shop’s time and announced; at zero the order is refetched [AMND-3]',
  { tag: '@essential' },
  async ({ page, preset, world, journal }) => {
    // The clock of the device is 20 minutes ahead of the shop's.
    const deviceTime = (time: string) => Date.parse(`2031-05-04T${time}Z`) + 20 * 60_000;
    await page.clock.install({ time: deviceTime('22:10:00') });
    // The shop's clock stands still, so the device's does, too, until the header has compared them.
    await page.clock.setFixedTime(deviceTime('22:10:00'));
    await preset('amending');
    await world({ clock: '2031-05-04T22:10:00Z', slot: slotUntil('2031-05-04T22:30:00Z') });
    const announcements = await recordAnnouncements(page);
    const header = new Header(page);
    await header.open('/ecom/recipes');
    const bar = amendBar(page);
    await expect(bar).toContainText('min left');
    await page.clock.setSystemTime(deviceTime('22:10:00'));
    await page.clock.pauseAt(deviceTime('22:14:00'));
    await expect(bar).toContainText('16 min left');
    await page.clock.runFor(2 * 60_000);
    await expect(bar).toContainText('14 min left');
    await expect.poll(announcements).toContain('15 minutes left to change this order.');
    await page.clock.runFor(13 * 60_000 + 15_000);
    await expect(bar).toContainText('45 s left');
    const reads = async () =>
      headerCalls(await journal()).filter(({ call }) => call === 'getTrolley' || call === 'slot-reservations')
        .length;
    const before = await reads();
    await page.clock.runFor(47_000);
    await expect(bar).toContainText('The time to change this order has passed');
    await expect.poll(reads).toBe(before + 2);
    await expect
      .poll(announcements)
      .toEqual(
        expect.arrayContaining([
          '5 minutes left to change this order.',
          'The time to change this order has passed.',
        ]),
      );
  },
);
