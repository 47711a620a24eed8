import type { WorldDocument } from './state';
import { useShop } from './testing/shop';
import { presetNames } from './worlds/presets';

const use = useShop('slot-booked');

const TROLLEY = `{
  getTrolley(orderId: "co-81000") {
    instantCheckout
    trolley { trolleyTotals { minimumSpendThresholdMet } }
  }
}`;
const ITEM = { lineNumber: '500013', totalPrice: 2, quantity: 1, quantityDelta: 0 };

describe('slots, addresses and orders', () => {
  it('lists and cancels reservations [SLOT-1] [SLOT-7]', async () => {
    const [reservation] = await use.browser.reservations();
    expect(reservation).toMatchObject({ status: 'UNCONFIRMED', slotType: 'DELIVERY', branchId: '651' });
    const one = `/slot-reservations/${reservation?.['id'] ?? ''}`;
    expect((await use.browser.send('DELETE', one)).status).toBe(204);
    expect((await use.browser.send('DELETE', one)).status).toBe(404);
    expect(await use.browser.reservations()).toEqual([]);
  });

  it('lists both slots of an amended order, and releases the new one [SLOT-1] [ERR-4]', async () => {
    await use.browser.begin('amending-changed-slot');
    const [changed, own] = await use.browser.reservations();
    expect(Object.keys(changed ?? {}).sort()).toEqual([
      'addressId',
      'amendOrderCutoffDateTime',
      'branchId',
      'endDateTime',
      'expiresDateTime',
      'id',
      'slotType',
      'startDateTime',
      'status',
    ]);
    expect([changed?.['status'], own?.['status']]).toEqual(['UNCONFIRMED', 'CONFIRMED']);
    const one = `/slot-reservations/${changed?.['id'] ?? ''}`;
    expect((await use.browser.send('DELETE', one)).status).toBe(204);
    expect(await use.browser.reservations()).toEqual([own]);
    expect((await use.browser.send('DELETE', one)).status).toBe(404);
  });

  it('lets a reservation expire by the world’s clock [SLOT-1]', async () => {
    const slot = { expiresDateTime: '2026-10-23T09:00:00Z', startDateTime: '2026-10-24T09:00:00Z' };
    const statuses = async (clock: string) => {
      await use.browser.change({ clock, slot });
      return (await use.browser.reservations()).map(({ status }) => status);
    };
    expect(await statuses('2026-10-23T08:59:00Z')).toEqual(['UNCONFIRMED']);
    expect(await statuses('2026-10-23T09:00:00Z')).toEqual(['EXPIRED']);
  });

  it('returns an amended order’s lines as placed, and its current charge [INST-3]', async () => {
    await use.browser.begin('amending');
    const { orderLines } = await use.browser.order();
    await use.browser.change({
      trolley: { lines: [{ lineNumber: '500013', amount: 30 }] },
      previousSlot: {},
      slot: { charge: 3, startDateTime: '2027-01-09T09:00:00Z', status: 'UNCONFIRMED' },
    });
    expect(await use.browser.order()).toMatchObject({
      customerOrderState: 'AMENDING',
      orderLines,
      totals: { estimated: { deliveryCharge: { amount: 3, currencyCode: 'GBP' } } },
    });
    await use.browser.place();
    expect(await use.browser.order()).toMatchObject({
      customerOrderState: 'PLACED',
      orderLines: [{ lineNumber: '500013', quantity: { amount: 30 } }],
    });
  });

  it('returns an address and a branch [SLOT-9]', async () => {
    expect((await use.browser.get('/addresses/52001')).json).toEqual({
      id: '52001',
      name: 'Home',
      line1: '14 Larkspur Road',
      line2: 'Fernhill',
      town: 'Guildford',
      region: 'Surrey',
      postalCode: 'GU99 1AB',
    });
    expect((await use.browser.get('/branches/651')).json).toMatchObject({
      name: 'Guildford',
      contactDetails: { address1: '21 North Street', postcode: 'GU99 4TE', city: 'Guildford' },
    });
    expect((await use.browser.get('/addresses/1')).status).toBe(404);
  });

  it.each([
    ['state', [1, 1], 409],
    ['key', [1, 2], 200],
    ['none', [2, 3], 200],
  ])(
    'guarded by %s, counts %j placements after the same key and after another [INST-2]',
    async (orderGuard, counts, status) => {
      await use.browser.change({ orderGuard });
      const placed = async () => (await use.browser.placements())[0]?.placed;
      await use.browser.place('a', false);
      await use.browser.place('a', false);
      const afterSame = await placed();
      expect((await use.browser.place('b', false)).status).toBe(status);
      expect([afterSame, await placed()]).toEqual(counts);
    },
  );

  it('places an order once, after its response was lost [HOST-2] [INST-2]', async () => {
    const fault = {
      call: 'place-order',
      kind: 'status',
      status: 500,
      when: 'late',
      milliseconds: 50,
      times: 1,
    };
    await use.browser.send('PUT', '/demo/faults', [fault]);
    const response = await use.browser.place('a', false);
    expect(response.status).toBe(500);
    while ((await use.browser.order()).customerOrderState !== 'PLACED') await new Promise(setImmediate);
    expect(await use.browser.placements()).toMatchObject([{ placed: 1, keys: 1 }]);
  });

  it.each(presetNames.filter((name) => /^error-\d/.test(name)))(
    'allows Instant Checkout at first as %s, then refuses with its code [ERR-3]',
    async (name) => {
      await use.browser.begin(name);
      const { json } = await use.browser.graph('getTrolley', TROLLEY);
      const { orderState, slot, trolley } = (await use.browser.get('/demo/world')).json as WorldDocument;
      expect({ orderState, slot }).toMatchObject({ orderState: 'AMENDING', slot: {} });
      expect(slot?.status).not.toBe('EXPIRED');
      expect(trolley.lines.some(({ conflict }) => conflict === 'HARD')).toBe(false);
      expect(json).toMatchObject({
        data: {
          getTrolley: {
            instantCheckout: 'ALLOWED',
            trolley: { trolleyTotals: { minimumSpendThresholdMet: true } },
          },
        },
      });
      const refusal = [422, { code: `ORDER_ORCHESTRATION_${name.slice(6, 9)}` }];
      const [first, again] = [await use.browser.place(), await use.browser.place()];
      expect([first.status, first.json]).toMatchObject(refusal);
      expect([again.status, again.json]).toMatchObject(refusal);
      expect((await use.browser.get('/demo/faults')).json).toEqual([]);
    },
  );

  it.each(['136', '137'])('places after code %s once the trolley was refetched [ERR-3]', async (code) => {
    await use.browser.begin(`error-${code}`);
    const refused = await use.browser.place();
    await use.browser.graph('getTrolley', TROLLEY);
    expect([refused.status, (await use.browser.place()).status]).toEqual([422, 200]);
  });

  it.each(['application/json', 'text/plain;charset=UTF-8'])(
    'accepts the completion beacon as %s [INST-3]',
    async (type) => {
      const body = {
        customerOrderId: 'co-81000',
        branchId: '651',
        deliveryChargeAmount: 4,
        slotType: 'DELIVERY',
        instantCheckoutTrolleyItems: [ITEM],
      };
      const address = '/mfe/common/api/v1/instantCheckoutTransactionComplete';
      const send = (content: unknown) =>
        use.browser.send('POST', address, JSON.stringify(content), { 'content-type': type });
      expect((await send(body)).status).toBe(204);
      const { customerOrderId: _, ...incomplete } = body;
      expect((await send(incomplete)).json).toMatchObject({ field: 'customerOrderId' });
    },
  );
});
