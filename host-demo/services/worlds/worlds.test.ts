import { useShop } from '../testing/shop';
import { presetNames, presets } from './presets';

const use = useShop();

describe('worlds', () => {
  it('gives each browser session its own world, by a cookie that scripts cannot read [HOST-2]', async () => {
    const [one, other] = [use.shop.open(), use.shop.open()];
    const { headers } = await one.get('/demo/world');
    expect(headers['set-cookie']?.[0]).toMatch(/^demo-world=[0-9a-f-]{36}; Path=\/; HttpOnly; SameSite=Lax$/);
    await one.change({ who: 'operator' });
    expect((await one.get('/demo/world')).json).toMatchObject({ who: 'operator' });
    expect((await other.get('/demo/world')).json).toMatchObject({ who: 'visitor' });
  });

  it('accepts the document that it returns, and replaces only the given fields [HOST-3]', async () => {
    const { browser } = use;
    await browser.begin('amending');
    const { json: before } = await browser.get('/demo/world');
    expect((await browser.change(before)).json).toEqual(before);
    const { json } = await browser.change({ features: { pinBar: false }, slot: null });
    expect(json).toMatchObject({
      slot: null,
      features: { pinBar: false, searchHistory: true },
      orderState: 'AMENDING',
    });
  });

  it('fills in a slot for tomorrow by the world’s clock, London time [HOST-3] [SLOT-6]', async () => {
    const { json } = await use.browser.change({
      clock: '2026-10-24T12:00:00Z',
      slot: { slotType: 'GROCERY_COLLECTION' },
    });
    expect(json).toMatchObject({
      slot: {
        addressId: null,
        startDateTime: '2026-10-25T10:00:00.000Z',
        endDateTime: '2026-10-25T12:00:00.000Z',
      },
    });
  });

  it.each<readonly [string, unknown]>([
    ['who', { who: 'nobody' }],
    ['orderState', { orderState: 'LOST' }],
    ['slot.slotType', { slot: { slotType: 'DRONE' } }],
    ['slot.startDateTime', { slot: { startDateTime: 'tomorrow' } }],
    ['slot.endDateTime', { slot: { endDateTime: '2020-01-01T00:00:00Z' } }],
    ['trolley.lines[0].lineNumber', { trolley: { lines: [{ lineNumber: '1', amount: 1 }] } }],
    ['trolley.lines[0].amount', { trolley: { lines: [{ lineNumber: '500013', amount: '1' }] } }],
    [
      'trolley.lines[0].conflict',
      { trolley: { lines: [{ lineNumber: '500013', amount: 1, conflict: 'X' }] } },
    ],
    ['trolley.deliveryMinimum', { trolley: { deliveryMinimum: -1 } }],
    ['features.pinBar', { features: { pinBar: 'yes' } }],
    ['pass', { pass: null }],
    ['clock', { clock: 'now' }],
    ['colour', { colour: 'red' }],
  ])('refuses a wrong %s, names it and changes nothing [HOST-3]', async (field, patch) => {
    const { browser } = use;
    const before = (await browser.get('/demo/world')).json;
    const { status, json } = await browser.change(patch);
    expect([status, json]).toEqual([400, { field, error: expect.stringContaining(field) as unknown }]);
    expect((await browser.get('/demo/world')).json).toEqual(before);
  });

  it.each(presetNames)('starts as %s, with its faults [HOST-3]', async (name) => {
    const { browser } = use;
    const preset = presets(new Date()).find((one) => one.name === name);
    const { status } = await browser.send('POST', '/demo/world/reset', { preset: name });
    expect(status).toBe(200);
    expect((await browser.get('/demo/faults')).json).toEqual(preset?.faults ?? []);
  });

  it('refuses an unknown preset, and resets to the default without one [HOST-3]', async () => {
    const { browser } = use;
    const wrong = await browser.send('POST', '/demo/world/reset', { preset: 'nirvana' });
    expect(wrong.json).toMatchObject({ field: 'preset' });
    await browser.change({ who: 'customer' });
    expect((await browser.send('POST', '/demo/world/reset')).json).toMatchObject({ who: 'visitor' });
    expect((await browser.send('POST', '/demo/world/reset', '')).json).toMatchObject({ who: 'visitor' });
    expect(await browser.change('')).toMatchObject({ status: 400, json: { field: '' } });
  });

  it('publishes the schema that it validates with, and the panel [HOST-3]', async () => {
    const { browser } = use;
    expect((await browser.get('/demo/world/schema')).json).toMatchObject({ properties: { who: {} } });
    expect((await browser.get('/demo')).text).toContain('<h1>One header, every shopper</h1>');
    expect((await browser.get('/demo/panel.js')).text).toContain('/demo/world');
  });
});
