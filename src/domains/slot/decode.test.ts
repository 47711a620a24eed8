import { fc } from '../../../tests/setup/property-tests';
import { english } from '../../kernel/translate';
import { ok } from '../../kernel/result';
import { isInstant } from '../../kernel/read';
import { decodeSlot, slotLabel } from './decode';

const BOOKED = {
  id: 'r-1',
  status: 'CONFIRMED',
  slotType: 'GROCERY_COLLECTION',
  branchId: '7',
  addressId: 'a-1',
  startDateTime: '2025-05-05T13:00:00Z',
  endDateTime: '2025-05-05T14:00:00Z',
  amendOrderCutoffDateTime: '2025-05-04T10:00:00Z',
};
const FAILED = { ok: false, failure: { kind: 'wrong-shape' } };
const unread = (message: string) => ({ kind: 'wrong-shape', message: `slot: ${message}` });

const decode = (...reservations: unknown[]) => decodeSlot(reservations, english);

describe('decodeSlot', () => {
  it('decodes a start with an offset [SLOT-3]', () => {
    expect(decode({ ...BOOKED, startDateTime: '2025-05-05T14:00:00+01' })).toMatchObject({
      ok: true,
      value: { label: { day: 'Mon 05 May', time: '2pm - 3pm', start: '2025-05-05T13:00:00.000Z' } },
    });
  });

  it('decodes until when a slot is reserved [SLOT-1]', () => {
    expect(decode({ ...BOOKED, expiresDateTime: '2025-05-01T10:00:00Z' })).toMatchObject({
      value: { reservation: { expiresDateTime: new Date('2025-05-01T10:00:00Z') } },
    });
  });

  it.each([
    ['a start', { startDateTime: 'soon' }],
    ['an id', { id: undefined }],
    ['a status', { status: null }],
  ])('fails when %s cannot be decoded, %j, because the slot may be booked [SLOT-3]', (_what, fields) => {
    expect(decode({ ...BOOKED, ...fields })).toMatchObject(FAILED);
  });

  it('returns the id of the last reservation when all have expired, readable or not [SLOT-1] [SLOT-2]', () => {
    const expired = { ...BOOKED, status: 'EXPIRED' };
    expect(decode(expired, { ...expired, startDateTime: 'soon' })).toEqual(ok({ expiredId: 'r-1' }));
    expect(decode({ status: 'expired' })).toEqual(ok(undefined));
    expect(decode()).toEqual(ok(undefined));
  });

  it.each([
    ['endDateTime', 'later', { label: { time: '2pm' } }],
    ['amendOrderCutoffDateTime', 'later', { label: { time: '2pm - 3pm' } }],
    ['slotType', 'BY_DRONE', { label: { name: 'Slot', changeHref: '/ecom/serviceselection' } }],
    ['expiresDateTime', 'later', { label: { time: '2pm - 3pm' } }],
    ['branchId', '..', { reservation: { id: 'r-1' } }],
    ['addressId', '\uD800', { reservation: { id: 'r-1' } }],
  ])('leaves out the %s %j, and reports it [SLOT-3] [CALL-3]', (field, value, expected) => {
    const decoded = decode({ ...BOOKED, [field]: value });
    expect(decoded).toMatchObject({ ok: true, value: expected, unread: unread(field) });
    expect(JSON.stringify(decoded)).not.toContain(value === '..' ? '".."' : value);
  });

  it('reports nothing when every field is readable or absent', () => {
    expect(decode(BOOKED)).not.toHaveProperty('unread.kind');
    expect(decode({ ...BOOKED, branchId: null, endDateTime: null, slotType: undefined })).not.toHaveProperty(
      'unread.kind',
    );
  });

  it('returns the readable reservation of two, and reports the other [SLOT-1] [CALL-3]', () => {
    expect(decode({ id: {} }, BOOKED)).toMatchObject({
      ok: true,
      value: { reservation: { id: 'r-1' } },
      unread: unread('reservation'),
    });
  });

  it.each([
    ['no unconfirmed one', ['CONFIRMED', 'CONFIRMED'], true],
    ['two unconfirmed ones', ['UNCONFIRMED', 'UNCONFIRMED', 'CONFIRMED'], true],
    ['one unconfirmed one', ['CONFIRMED', 'UNCONFIRMED'], false],
    ['expired ones', ['EXPIRED', 'CONFIRMED', 'EXPIRED'], false],
  ])('reports several reservations with %s: %j, %p [SLOT-1] [CALL-3]', (_what, statuses, isReported) => {
    const decoded = decode(
      ...statuses.map((status, index) => ({ ...BOOKED, id: `r-${String(index)}`, status })),
    );
    expect(decoded).toMatchObject({ ok: true });
    expect(decoded.ok && decoded.unread).toEqual(isReported ? unread('several reservations') : undefined);
  });

  it('fails when the start of the active reservation cannot be decoded, even if another slot is booked [SLOT-1]', () => {
    const changed = { ...BOOKED, id: 'r-2', status: 'UNCONFIRMED', startDateTime: 'soon' };
    expect(decode(BOOKED, changed)).toMatchObject(FAILED);
  });
});

const START = new Date('2025-05-05T13:00:00Z');
const END = new Date('2025-05-05T14:30:00Z');
const RESERVATION = { id: '1', status: 'CONFIRMED', slotType: 'DELIVERY' } as const;

describe('slotLabel', () => {
  it('formats day and time in London, short and in full [SLOT-3] [SLOT-6]', () => {
    expect(slotLabel({ ...RESERVATION, startDateTime: START, endDateTime: END }, english)).toEqual({
      name: 'Delivery',
      changeHref: '/ecom/bookslot/delivery',
      day: 'Mon 05 May',
      shortDay: 'Mon 05',
      longDay: 'Monday 5 May',
      time: '2pm - 3:30pm',
      start: '2025-05-05T13:00:00.000Z',
    });
  });

  it('formats the cut-off, 11:30pm as 12AM of the same day, with its night [SLOT-6]', () => {
    const cutoff = new Date('2025-05-04T22:30:00Z');
    expect(
      slotLabel({ ...RESERVATION, startDateTime: START, amendOrderCutoffDateTime: cutoff }, english)?.cutoff,
    ).toEqual({
      text: 'Sunday night, 12AM (4 May)',
      at: '2025-05-04T22:30:00.000Z',
    });
  });

  const date = fc.option(
    fc.date({ min: new Date('0001-01-01'), max: new Date('9999-12-30'), noInvalidDate: false }),
    { nil: undefined },
  );

  it('never throws, and returns a label only for a valid start [SLOT-3]', () => {
    fc.assert(
      fc.property(
        fc.record({ startDateTime: date, endDateTime: date, amendOrderCutoffDateTime: date }),
        (dates) => {
          const present = Object.entries(dates).filter(([, value]) => value !== undefined);
          const label = slotLabel({ ...RESERVATION, ...Object.fromEntries(present) }, english);
          expect(label !== undefined).toBe(isInstant(dates.startDateTime));
          expect(JSON.stringify(label ?? '')).not.toMatch(/undefined|NaN|Invalid/);
        },
      ),
    );
  });
});
