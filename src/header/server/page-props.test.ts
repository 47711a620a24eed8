import type { ServerProps } from '../../../federation/contract';
import { headerConfig } from '../../context/testing/header-config';
import { pagePropsOf } from './page-props';

const config = headerConfig();
const TOTALS = {
  totalEstimatedCost: { amount: 43.1, currencyCode: 'GBP' },
  trolleyItemCounts: { hardConflicts: 0, softConflicts: 0, noConflicts: 3 },
};
const RESERVATION = {
  id: 'r-1',
  status: 'CONFIRMED',
  slotType: 'DELIVERY',
  startDateTime: '2026-05-04T13:00:00Z',
  endDateTime: '2026-05-04T14:00:00Z',
};

const preloadedOf = (preloaded: ServerProps['preloaded'] & object) =>
  pagePropsOf({ config, preloaded }).preloaded;

describe('pagePropsOf', () => {
  it('has the displayed texts of trolley and slot, and no ids [AUTH-4] [FED-8]', () => {
    expect(preloadedOf({ trolleyTotals: TOTALS, slotReservations: [RESERVATION] })).toEqual({
      summary: {
        trolley: { count: '3', cost: '£43.10', name: '£43.10, 3 items, trolley' },
        slot: {
          name: 'Delivery',
          changeHref: '/ecom/bookslot/delivery',
          day: 'Mon 04 May',
          shortDay: 'Mon 04',
          time: '2pm - 3pm',
          start: '2026-05-04T13:00:00.000Z',
        },
      },
    });
  });

  it('has null for a shopper without a slot, and nothing for unknown reservations [SLOT-3]', () => {
    expect(preloadedOf({ slotReservations: [] })).toEqual({ summary: { slot: null } });
    expect(preloadedOf({})).toEqual({ summary: {} });
  });

  it('prefers the summary that the host has made itself [FED-8]', () => {
    const summary = { slot: null };
    expect(preloadedOf({ summary, slotReservations: [RESERVATION] })).toEqual({ summary });
  });

  it('keeps the role of a session, and none of its other fields [AUTH-4]', () => {
    const session = { role: 'operator', token: 'secret', customerId: '42' } as const;
    expect(preloadedOf({ session })).toEqual({ session: { role: 'operator' }, summary: {} });
  });

  it('keeps taxonomy and fragments as they are [MEGA-10] [CONT-10]', () => {
    const menus = { taxonomy: { categories: [] }, fragments: { key: 'wire' } };
    expect(preloadedOf(menus)).toEqual({ ...menus, summary: {} });
  });

  it('is the configuration alone without preloaded data [FED-8]', () =>
    expect(pagePropsOf({ config })).toEqual({ config }));
});
