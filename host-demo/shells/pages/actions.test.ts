import { slotDays, type World } from '../../services/state';
import { startShells } from '../testing/start-shells';

type Shop = Awaited<ReturnType<typeof startShells>>;

const shops: Shop[] = [];

const open = async (change: Partial<World> = {}): Promise<Shop> => {
  const shop = await startShells();
  shops.push(shop);
  update(shop, change);
  return shop;
};

const update = ({ session }: Shop, change: Partial<World>): void => {
  session.world = { ...session.world, ...change };
};

afterEach(async () => {
  await Promise.all(shops.splice(0).map(({ app }) => app.close()));
});

const post = async (shop: Shop, path: string, form: Record<string, string> = {}) => {
  const response = await fetch(shop.origin + path, {
    method: 'POST',
    body: new URLSearchParams(form),
    redirect: 'manual',
  });
  return { status: response.status, to: response.headers.get('location') };
};

const freeSlot = (shop: Shop): string =>
  slotDays(shop.session.world, 'DELIVERY')
    .flatMap(({ slots }) => slots)
    .find(({ available }) => available)?.slotId ?? 'none';

describe('signing in and out', () => {
  it('signs in and redirects to the previous page [NAV-2]', async () => {
    const shop = await open({ who: 'visitor' });
    const form = { email: 'a@example.com', password: 'x', redirect: '/ecom/shop/search?searchTerm=milk' };
    expect(await post(shop, '/ecom/login', form)).toEqual({
      status: 303,
      to: '/ecom/shop/search?searchTerm=milk',
    });
    expect(shop.session.world.who).toBe('customer');
  });

  it('never redirects to another origin [NAV-2]', async () => {
    const shop = await open({ who: 'visitor' });
    const form = { email: 'a@example.com', password: 'x', redirect: '//evil.example/ecom' };
    expect((await post(shop, '/ecom/login', form)).to).toBe('/ecom/shop/browse/groceries');
  });

  it('registers, then shows the success page [NAV-3]', async () => {
    const shop = await open({ who: 'visitor' });
    const form = {
      firstName: 'A',
      lastName: 'B',
      email: 'a@example.com',
      password: 'x',
      postcode: 'GU99 1AB',
    };
    expect((await post(shop, '/ecom/register', form)).to).toBe('/ecom/auth-success');
    expect(shop.session.world.who).toBe('customer');
  });

  it('signs out by the log-out page, then redirects to the home page [AUTH-3]', async () => {
    const shop = await open();
    const response = await fetch(`${shop.origin}/ecom/log-out`, { redirect: 'manual' });
    expect(response.headers.get('location')).toBe('/');
    expect(shop.session.world.who).toBe('visitor');
  });
});

describe('booking, placing, amending', () => {
  it('places an order once, however often the form is sent [INST-2]', async () => {
    const shop = await open();
    await post(shop, '/ecom/bookslot/delivery', { slotId: freeSlot(shop) });
    const { trolley } = shop.session.world;
    update(shop, { trolley: { ...trolley, lines: trolley.lines.map((line) => ({ ...line, amount: 90 })) } });
    const form = { idempotencyKey: 'one-intent', customerOrderId: shop.session.world.customerOrderId };
    const first = await post(shop, '/ecom/checkout', form);
    const placed = shop.session.world.orders.length;
    expect(first.to).toBe(`/ecom/order-confirmation/${form.customerOrderId}`);
    expect(await post(shop, '/ecom/checkout', form)).toEqual(first);
    expect(shop.session.world.orders).toHaveLength(placed);
  });

  it('opens a placed order for amending, and discards the amendment [AMND-2]', async () => {
    const shop = await open();
    const order = '/ecom/myaccount/my-orders/order/co-81001';
    expect((await post(shop, `${order}/amend`)).to).toBe('/ecom/shop/trolley');
    expect(shop.session.world.orderState).toBe('AMENDING');
    expect((await post(shop, `${order}/cancel-amend`)).to).toBe(order);
    expect(shop.session.world.orderState).toBe('PENDING');
  });

  it('confirms changes as such, and a new order as a new one [HOST-2]', async () => {
    const shop = await open();
    const read = async (address: string | null) => (await fetch(shop.origin + String(address))).text();
    const place = async (customerOrderId: string) => {
      const { trolley } = shop.session.world;
      update(shop, {
        trolley: { ...trolley, lines: trolley.lines.map((line) => ({ ...line, amount: 90 })) },
      });
      return read(
        (await post(shop, '/ecom/checkout', { idempotencyKey: customerOrderId, customerOrderId })).to,
      );
    };
    await post(shop, '/ecom/myaccount/my-orders/order/co-81001/amend');
    const changed = await place('co-81001');
    expect(changed).toContain('Your changes are saved');
    expect(changed).toMatch(/Order co-81001 is\s+updated and booked for Thursday 7 May/);
    await post(shop, '/ecom/bookslot/delivery', { slotId: freeSlot(shop) });
    const placed = await place(shop.session.world.customerOrderId);
    expect(placed).toContain('Thank you for your order');
    expect(placed).not.toContain('changes are saved');
  });

  it('shows which slot is being changed, from which and to which [HOST-2]', async () => {
    const shop = await open();
    const read = async () => (await fetch(`${shop.origin}/ecom/bookslot/delivery`)).text();
    await post(shop, '/ecom/myaccount/my-orders/order/co-81001/amend');
    expect(await read()).toContain('From Thursday 7 May, 9am - 10am.');
    await post(shop, '/ecom/bookslot/delivery', { slotId: freeSlot(shop) });
    expect(await read()).toMatch(/From Thursday 7 May, 9am - 10am to Monday 4 May, /);
    await post(shop, '/ecom/serviceselection/cancel', {
      slotReservationId: shop.session.world.slot?.id ?? '',
    });
    expect(shop.session.world).toMatchObject({ previousSlot: null, slot: { status: 'CONFIRMED' } });
    update(shop, { slotChangeable: false });
    const fixed = await read();
    expect(fixed).toContain('its time can no longer be changed');
    expect(
      [...fixed.matchAll(/<button\s+class="hour"[^>]*>/g)].every(([tag]) =>
        /disabled|aria-current/.test(tag),
      ),
    ).toBe(true);
  });

  it('offers to change the orders that can be changed, and only before their cut-off [AMND-2]', async () => {
    const shop = await open();
    const offers = async () => {
      const page = await (await fetch(`${shop.origin}/ecom/myaccount/my-orders`)).text();
      return [...page.matchAll(/order\/(co-\d+)\/amend/g)].map(([, id]) => id);
    };
    expect(await offers()).toEqual(['co-81001', 'co-81003']);
    update(shop, { clock: '2026-05-05T23:00:00Z' });
    expect(await offers()).toEqual(['co-81001']);
  });

  it('removes a promotional code that has ended, then places [ERR-3]', async () => {
    const shop = await open({
      payment: { promoCode: { code: 'SPRING10', applies: false }, giftCard: false, voucher: false },
    });
    await post(shop, '/ecom/myaccount/my-orders/order/co-81001/amend');
    expect((await post(shop, '/ecom/checkout')).to).toBe('/ecom/checkout?problem=ORDER_ORCHESTRATION_091');
    expect((await post(shop, '/ecom/checkout/remove-promo-code')).to).toBe('/ecom/checkout');
    expect((await post(shop, '/ecom/checkout')).to).toBe('/ecom/order-confirmation/co-81001');
  });

  it('redirects visitors to sign in and changes nothing', async () => {
    const shop = await open({ who: 'visitor' });
    const before = shop.session.world;
    expect((await post(shop, '/ecom/delivery-pass')).to).toBe('/ecom/login');
    expect(shop.session.world).toBe(before);
  });
});
