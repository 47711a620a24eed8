import { amendBar } from '../support/amend';
import { expect, test } from '../support/fixtures';
import { addButton, Header } from '../support/header';

interface World {
  readonly trolley: { readonly lines: readonly { readonly lineNumber: string; readonly amount: number }[] };
}

/** The body of the completion beacon, as far as the test reads it. */
interface Beacon {
  readonly instantCheckoutTrolleyItems: readonly {
    readonly lineNumber: string;
    readonly quantity: number;
    readonly quantityDelta: number;
  }[];
}

const ENTERTAINING = '/ecom/shop/browse/entertaining';

test('an added item changes the cut-off, the chooser and the beacon of the order, although the page sends totals only [TROL-4] [AMND-3] [INST-1] [INST-3]', async ({
  page,
  preset,
  world,
  faults,
  journal,
}) => {
  await preset('amending-christmas');
  const linesNow = async () => {
    const response = await page.request.get('/demo/world');
    return ((await response.json()) as World).trolley.lines;
  };
  await world({ trolley: { lines: (await linesNow()).slice(0, 8) } });
  const header = new Header(page);
  await header.open(ENTERTAINING);
  const bar = amendBar(page);
  await expect(bar).toBeVisible();
  await expect(bar).not.toContainText('midnight 15 December');

  const before = await header.trolley.getAttribute('aria-label');
  await addButton(page).click();
  await expect(header.trolley).not.toHaveAccessibleName(before ?? '');
  await expect(bar).toContainText('midnight 15 December');

  await faults([{ call: 'getTrolley', kind: 'slow', milliseconds: 2_000 }]);
  await addButton(page).click();
  await bar.getByRole('link', { name: 'Checkout' }).click();
  const chooser = page.getByRole('dialog', { name: 'Check out the way you want' });
  const lines = await linesNow();
  await chooser.getByRole('button', { name: 'Instant checkout' }).click();
  await expect(page).toHaveURL(/order-confirmation/);
  const beacons = (await journal()).filter(({ call }) => call === 'instant-checkout-complete');
  expect(beacons).toHaveLength(1);
  const items = beacons.flatMap(({ body }) => (body as Beacon).instantCheckoutTrolleyItems);
  expect(lines).toHaveLength(10);
  expect(items.filter(({ quantity }) => quantity > 0)).toEqual(
    lines.map(
      ({ lineNumber, amount }) => expect.objectContaining({ lineNumber, quantity: amount }) as unknown,
    ),
  );
  const removed = items.filter(({ quantity }) => quantity === 0);
  expect(removed.length).toBeGreaterThan(0);
  for (const { quantityDelta } of removed) expect(quantityDelta).toBeLessThan(0);
});
