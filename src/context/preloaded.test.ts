import { fc } from '../../tests/setup/property-tests';
import type { PreloadedData } from '../../federation/contract';
import { readPreloaded } from './preloaded';

const TROLLEY = { count: '12', cost: '£43.10', name: '£43.10, 12 items, trolley' };
const SLOT = {
  name: 'Delivery',
  changeHref: '/ecom/bookslot/collection/groceriesandentertaining',
  day: 'Mon 05 May',
  time: '2pm - 3pm',
  start: '2026-05-05T13:00:00.000Z',
};
const GOOD: PreloadedData = {
  taxonomy: { categories: [{ id: 1, name: 'Bakery' }] },
  fragments: { 'menu/middle-mega-menu/master': { key: 'x', components: [] } },
  session: { role: 'operator' },
  summary: { trolley: TROLLEY, slot: SLOT },
};
const NOTHING = { session: undefined, summary: { trolley: undefined, slot: undefined } };

/** Values that no field may have. */
const WRONG = [7, 'text', true, [], {}, [GOOD], () => GOOD];

describe('readPreloaded', () => {
  it('keeps valid parts, and a slot that is stated as not booked [FED-8]', () => {
    expect(readPreloaded(GOOD)).toEqual(GOOD);
    expect(readPreloaded({ summary: { slot: null } })).toEqual({ summary: { slot: null } });
  });

  it.each([undefined, null, ...WRONG])('returns no session and no summary for %p [FED-3]', (given) => {
    expect(readPreloaded(given)).toMatchObject(NOTHING);
    expect(readPreloaded({ session: given, summary: given })).toEqual(NOTHING);
  });

  it.each([undefined, ...WRONG])('drops a part that is %p, and keeps the others [FED-3]', (wrong) => {
    const { session: _session, ...others } = GOOD;
    expect(readPreloaded({ ...GOOD, session: { role: wrong } })).toEqual(others);
    expect(readPreloaded({ summary: { trolley: wrong, slot: SLOT } }).summary).toEqual({ slot: SLOT });
    expect(readPreloaded({ summary: { trolley: TROLLEY, slot: wrong } }).summary).toEqual({
      trolley: TROLLEY,
    });
  });

  it.each(['count', 'cost', 'name'])('drops a trolley without a text as its %s [TROL-2]', (field) => {
    const trolley = { ...TROLLEY, [field]: { toString: () => '1' } };
    expect(readPreloaded({ summary: { trolley } }).summary).toEqual({});
  });

  it.each(['name', 'changeHref', 'day', 'time', 'start'])(
    'drops a slot without a text as its %s [SLOT-3]',
    (field) => {
      const slot = { ...SLOT, [field]: ['/ecom/bookslot/delivery'] };
      expect(readPreloaded({ summary: { slot } }).summary).toEqual({});
    },
  );

  it.each([
    'javascript:alert(1)',
    'https://evil.example/ecom/bookslot/delivery',
    '/ecom/log-out',
    '/ecom/bookslot/../log-out',
    '/ecom/bookslot/delivery?next=//evil.example',
    '/ecom/bookslot/delivery\n',
  ])('drops a slot that is changed at %j [SLOT-5]', (changeHref) =>
    expect(readPreloaded({ summary: { slot: { ...SLOT, changeHref } } }).summary).toEqual({}),
  );

  it('never throws, and gives a changeHref on a booking page or none, whatever is preloaded', () => {
    fc.assert(
      fc.property(fc.anything(), fc.string(), (given, changeHref) => {
        readPreloaded(given);
        readPreloaded({ summary: given, session: given, taxonomy: given });
        const { summary } = readPreloaded({ summary: { slot: { ...SLOT, changeHref } } });
        if (summary?.slot) expect(summary.slot.changeHref).toMatch(/^\/ecom\/bookslot\/[a-z/]+$/);
      }),
    );
  });
});
