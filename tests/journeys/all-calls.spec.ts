import { CALLS, type CallName } from '../../src/platform/calls';
import { amendBar } from '../support/amend';
import { expect, test } from '../support/fixtures';
import { headerCalls, type JournalEntry } from '../support/journal';
import { WideMenu } from '../support/wide-menu';

const PATH = '/ecom/shop/browse/groceries';
const ORDER = { customerOrderId: expect.stringMatching(/^co-/) as unknown };

/** Made by the browser's navigation in the demo, which is no call of a service: not in its journal. */
const UNJOURNALLED: readonly CallName[] = ['log-out'];

/** Where the demo's configuration puts a service whose address is more than the origin. */
const BASES: Partial<Record<CallName, string>> = {
  token: '/token',
  'term-suggest': '/term-suggest',
  taxonomy: '/taxonomy',
  fragments: '/fragments',
};

/** What the specification says of each call besides method, path and who: query, headers and fields of the body. */
const SPECIFIED: Readonly<
  Record<
    string,
    Partial<Pick<JournalEntry, 'query' | 'headers'>> & { readonly body?: Readonly<Record<string, unknown>> }
  >
> = {
  getTrolley: {
    query: { clientType: 'WEB_APP', tag: 'getTrolley' },
    body: {
      operationName: 'getTrolley',
      variables: {
        trolleyQueryOrderId: ORDER.customerOrderId,
        orderQueryOrderId: ORDER.customerOrderId,
      },
    },
  },
  'cancel-amend-order': {
    query: { clientType: 'WEB_APP', tag: 'cancel-amend-order' },
    body: { operationName: 'cancelAmendOrder', variables: ORDER },
  },
  'slot-reservations': { query: ORDER },
  'place-order': { body: { event: 'PLACE', instantCheckout: true } },
  'instant-checkout-complete': {
    body: {
      ...ORDER,
      branchId: expect.any(String),
      deliveryChargeAmount: expect.any(Number),
      slotType: 'DELIVERY',
      instantCheckoutTrolleyItems: expect.arrayContaining([
        expect.objectContaining({
          lineNumber: expect.any(String),
          totalPrice: expect.anything(),
          quantity: expect.anything(),
          quantityDelta: expect.anything(),
        }),
      ]),
    },
  },
  'term-suggest': { query: { term: expect.stringContaining('mil') } },
  'pass-status': { headers: { 'customer-id': '70012345' } },
  banners: {
    headers: { 'wtr-uuid': 'u-1' },
    body: {
      type: 'mega-menu',
      categories: [expect.stringMatching(/^ecom\//)],
      trolleyId: ORDER.customerOrderId,
    },
  },
  fragments: { query: { tokenSession: 'true' } },
  taxonomy: { query: { parent: expect.any(String), levels: '2' } },
};

const pathPattern = (name: CallName): RegExp => {
  const [path = ''] = CALLS[name].path.split('?');
  const parts = `${BASES[name] ?? ''}${path}`.split('{id}').map((part) => part.replace(/[.]/g, '\\$&'));
  return new RegExp(`^${parts.join(name === 'fragments' ? '.+' : '[^/]+')}$`);
};

const AUTHORIZATION = { customer: 'Bearer [redacted]', anyone: expect.stringMatching(/^Bearer /) as unknown };

/** The two shells' names; some ways end on a page of the other. */
const APPLICATION: unknown = expect.stringMatching(/^(storefront|pages)$/);

const isListed = (name: string): name is CallName => Object.hasOwn(CALLS, name);

test('every call that the header makes is one of the list, and as the specification has it [CALL-1] [CALL-2]', async ({
  page,
  context,
  demo,
  preset,
  world,
  faults,
  journal,
  allowProblems,
}) => {
  // What the shop refuses.
  allowProblems(/Failed to load resource|net::ERR/);
  await page.setViewportSize({ width: 1440, height: 900 });
  const cookies = { wtr_cookie_consent: 'true', wtr_cookies_advertising: 'true', 'wtr-uuid': 'u-1' };
  await context.addCookies(
    Object.entries(cookies).map(([name, value]) => ({ name, value, url: demo.origin })),
  );
  const made: JournalEntry[] = [];
  const take = async () => {
    made.push(...(await journal()));
  };
  const place = async () => {
    await amendBar(page).getByRole('link', { name: 'Checkout' }).click();
    await page.getByRole('button', { name: 'Instant checkout' }).click();
  };
  const menu = new WideMenu(page);

  await preset('amending');
  await world({ features: { adTechMenuBanners: true } });
  await menu.open(PATH);
  await expect(menu.header.trolley).toHaveAccessibleName(/£/);
  await menu.header.slot.click();
  await expect(menu.header.slotDetails.locator('address')).toBeVisible();
  await menu.header.search.fill('milk');
  await expect(menu.header.suggestions).toBeVisible();
  await page.keyboard.press('Escape');
  const banners = page.waitForResponse(/adtech\/banners/);
  await menu.toggle.click();
  await menu.parent('Bakery').click();
  await banners;
  await page.keyboard.press('Escape');
  // The answer is lost: the order is read once, to see what became of it.
  await faults([{ call: 'place-order', kind: 'status', when: 'after', times: 1 }]);
  await place();
  await expect(page).toHaveURL(/order-confirmation/);
  await take();

  await preset('error-058');
  await menu.header.open(PATH);
  await place();
  await page.getByRole('button', { name: 'Proceed with previous slot' }).click();
  await expect(page).toHaveURL(/order-confirmation/);
  await take();

  await preset('amending');
  await menu.header.open(PATH);
  await amendBar(page).getByRole('button', { name: 'Discard amends' }).click();
  const discarded = page.waitForResponse(/cancel-amend-order/);
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel changes' }).click();
  await discarded;
  await take();

  await preset('collection-booked');
  await menu.header.open(PATH);
  await menu.header.slot.click();
  await expect(menu.header.slotDetails.locator('address')).toBeVisible();
  await take();

  const calls = [
    ...headerCalls(made),
    ...made.filter(({ call }) => call === 'taxonomy' || call === 'fragments'),
  ];
  const expected = Object.keys(CALLS).filter((name) => !UNJOURNALLED.some((one) => one === name));
  expect([...new Set(calls.map(({ call }) => call))].sort()).toEqual(expected.sort());
  for (const { call: name, method, path, query, headers, body } of calls) {
    if (!isListed(name)) throw new Error(`${name} is not in the list`);
    const { as, method: listed } = CALLS[name];
    const { query: asked = {}, headers: sent = {}, body: told } = SPECIFIED[name] ?? {};
    expect({ name, method, query }).toEqual({ name, method: listed, query: asked });
    expect(path, `path of ${name}`).toMatch(pathPattern(name));
    expect(headers, `headers of ${name}`).toMatchObject({ breadcrumb: APPLICATION, ...sent });
    expect(headers['authorization'], `who makes ${name}`).toEqual(as && AUTHORIZATION[as]);
    if (told) expect(body, `body of ${name}`).toMatchObject(told);
    else expect(body, `body of ${name}`).toBeNull();
  }
});
