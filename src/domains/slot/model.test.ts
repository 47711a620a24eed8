import { fc } from '../../../tests/setup/property-tests';
import {
  activeReservation,
  changeSlotRoute,
  fulfilmentName,
  serviceTypeOf,
  SLOT_TYPES,
  type Reservation,
} from './model';

const reservation = (id: string, status: string, startDateTime?: Date): Reservation => ({
  id,
  status,
  slotType: 'DELIVERY',
  ...(startDateTime && { startDateTime }),
});

describe('activeReservation', () => {
  it('is the earliest when the status does not decide [SLOT-1]', () => {
    const later = reservation('later', 'CONFIRMED', new Date('2025-05-06T10:00:00Z'));
    const early = reservation('early', 'CONFIRMED', new Date('2025-05-05T10:00:00Z'));
    expect(activeReservation([reservation('some day', 'CONFIRMED'), later, early])?.id).toBe('early');
  });

  it('is never an expired one, and is the only unconfirmed one of several [SLOT-1]', () => {
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

describe('fulfilmentName and changeSlotRoute', () => {
  it('return the name and the booking page of each slot type [SLOT-5] [SLOT-9]', () => {
    const texts = SLOT_TYPES.map((type) => [type, fulfilmentName(type), changeSlotRoute(type)]);
    expect(texts).toEqual([
      ['DELIVERY', 'Delivery', '/ecom/bookslot/delivery'],
      ['GROCERY_COLLECTION', 'Collection', '/ecom/bookslot/collection/groceriesandentertaining'],
      ['ENTERTAINING_COLLECTION', 'Collection', '/ecom/bookslot/collection/entertaining'],
      ['DELIVERY_SERVICE', 'Delivery', '/ecom/bookslot/delivery'],
      ['UNDEFINED', 'Slot', '/ecom/serviceselection'],
    ]);
  });
});

describe('serviceTypeOf', () => {
  it('is ENTERTAINING_PLACED_AT_HOME for entertaining collections, and GROCERY for every other slot type [SLOT-9]', () => {
    expect(SLOT_TYPES.map(serviceTypeOf)).toEqual([
      'GROCERY',
      'GROCERY',
      'ENTERTAINING_PLACED_AT_HOME',
      'GROCERY',
      'GROCERY',
    ]);
  });
});
