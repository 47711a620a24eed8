import fc from 'fast-check';
import { activeReservation, changeSlotRoute, fulfilmentName, SLOT_TYPES, type Reservation } from './model';

const reservation = (id: string, status: string, startDateTime?: Date): Reservation => ({
  id,
  status,
  slotType: 'DELIVERY',
  ...(startDateTime && { startDateTime }),
});
const EXPIRED = reservation('expired', 'EXPIRED');
const CONFIRMED = reservation('confirmed', 'CONFIRMED');
const UNCONFIRMED = reservation('unconfirmed', 'UNCONFIRMED');

describe('the reservation that counts', () => {
  it.each([
    ['none', [], undefined],
    ['only expired ones', [EXPIRED, EXPIRED], undefined],
    ['one', [CONFIRMED], 'confirmed'],
    ['one beside expired ones', [EXPIRED, CONFIRMED, EXPIRED], 'confirmed'],
    ['several', [CONFIRMED, EXPIRED, UNCONFIRMED], 'unconfirmed'],
  ])('of %s [SLOT-1]', (_which, reservations, id) => {
    expect(activeReservation(reservations)?.id).toBe(id);
  });

  it('is the earliest where being unconfirmed does not tell [SLOT-1]', () => {
    const late = reservation('late', 'CONFIRMED', new Date('2025-05-06T10:00:00Z'));
    const early = reservation('early', 'CONFIRMED', new Date('2025-05-05T10:00:00Z'));
    expect(activeReservation([reservation('some day', 'CONFIRMED'), late, early])?.id).toBe('early');
  });

  it('is never an expired one, and one of several that is the only unconfirmed one wins [SLOT-1]', () => {
    const status = fc.constantFrom('EXPIRED', 'UNCONFIRMED', 'CONFIRMED', 'SOMETHING_NEW');
    fc.assert(
      fc.property(fc.array(status), (statuses) => {
        const active = activeReservation(statuses.map((each, index) => reservation(String(index), each)));
        const live = statuses.filter((each) => each !== 'EXPIRED');
        expect(active === undefined).toBe(live.length === 0);
        expect(active?.status).not.toBe('EXPIRED');
        const unconfirmed = live.filter((each) => each === 'UNCONFIRMED');
        if (unconfirmed.length === 1) expect(active?.status).toBe('UNCONFIRMED');
      }),
    );
  });
});

describe('slot types', () => {
  it('each have their word and the page where they are changed [SLOT-5] [SLOT-9]', () => {
    const told = SLOT_TYPES.map((type) => [type, fulfilmentName(type), changeSlotRoute(type)]);
    expect(told).toEqual([
      ['DELIVERY', 'Delivery', '/ecom/bookslot/delivery'],
      ['GROCERY_COLLECTION', 'Collection', '/ecom/bookslot/collection/groceriesandentertaining'],
      ['ENTERTAINING_COLLECTION', 'Collection', '/ecom/bookslot/collection/entertaining'],
      ['DELIVERY_SERVICE', 'Delivery', '/ecom/bookslot/delivery'],
      ['UNDEFINED', 'Slot', '/ecom/serviceselection'],
    ]);
  });
});
