import { english } from '../../../src/kernel/translate';
import { createSlotApi } from '../../../src/domains/slot/api';
import { bookedIn, placeKey } from '../../../src/domains/slot/model';
import { createPlacesApi } from '../../../src/domains/slot/places-api';
import { ADDRESS, anySignal, respondWith, valueOf, type ResponseCase } from './response-case';

const RESERVATION = {
  id: '901',
  status: 'CONFIRMED',
  addressId: '52001',
  branchId: '651',
  slotType: 'DELIVERY',
  startDateTime: '2025-05-05T13:00:00Z',
  endDateTime: '2025-05-05T14:00:00Z',
  amendOrderCutoffDateTime: '2025-05-04T10:00:00Z',
  expiresDateTime: '2025-05-01T10:00:00Z',
};
const LABEL = 'type change day time cutoff';
const NOT_BOOKED = `booked id branch place expires ${LABEL}`;

const slotParts: ResponseCase['partsOf'] = async (wire) => {
  const loaded = await createSlotApi(respondWith(wire), ADDRESS, english).load('co-81000', anySignal);
  if (!loaded.ok) return undefined;
  const slot = bookedIn(loaded.value);
  if (!slot) return {};
  const { reservation, label } = slot;
  return {
    booked: true,
    id: reservation.id,
    branch: reservation.branchId,
    place: placeKey(reservation),
    expires: reservation.expiresDateTime,
    type: label?.name,
    change: label?.changeHref,
    day: label?.longDay,
    time: label?.time,
    cutoff: label?.cutoff,
  };
};

const places = (of: 'addresses' | 'branches') => async (wire: unknown) => {
  const api = createPlacesApi(respondWith(wire), { addresses: ADDRESS, branches: ADDRESS });
  const place = valueOf(await api.load({ of, id: '1' }, anySignal));
  return place && { name: place.name, ...Object.fromEntries(place.lines.map((line) => [line, line])) };
};

export const SLOT_RESPONSES: readonly ResponseCase[] = [
  {
    name: 'slot-reservations',
    requirement: 'SLOT-3',
    good: [RESERVATION],
    partsOf: slotParts,
    lost: {
      '': 'all',
      ' empty': NOT_BOOKED,
      '0': 'all',
      '0 removed': NOT_BOOKED,
      '0.id': 'all',
      '0.status': 'all',
      '0.addressId': 'place',
      '0.branchId': 'branch',
      '0.slotType': 'type change',
      '0.startDateTime': 'all',
      // The specification requires "Book a slot" for a reservation without a start.
      '0.startDateTime removed': LABEL,
      '0.startDateTime null': LABEL,
      '0.endDateTime': 'time',
      '0.amendOrderCutoffDateTime': 'cutoff',
      '0.expiresDateTime': 'expires',
    },
  },
  {
    name: 'addresses',
    requirement: 'SLOT-4',
    good: {
      id: '52001',
      name: 'Home',
      line1: '14 Larkspur Road',
      line2: 'Fernhill',
      town: 'Guildford',
      region: 'Surrey',
      postalCode: 'GU99 1AB',
    },
    partsOf: places('addresses'),
    lost: {
      '': 'all',
      line1: '14 Larkspur Road',
      line2: 'Fernhill',
      town: 'Guildford',
      region: 'Surrey',
      postalCode: 'GU99 1AB',
    },
  },
  {
    name: 'branches',
    requirement: 'SLOT-4',
    good: {
      id: '651',
      name: 'Godalming',
      contactDetails: { address1: '21 North Street', city: 'Guildford', postcode: 'GU99 4TE' },
    },
    partsOf: places('branches'),
    lost: {
      '': 'all',
      name: 'name',
      contactDetails: '21 North Street Guildford GU99 4TE',
      'contactDetails.address1': '21 North Street',
      'contactDetails.city': 'Guildford',
      'contactDetails.postcode': 'GU99 4TE',
    },
  },
];
