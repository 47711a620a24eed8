import { slotLabel } from './label';

const START = new Date('2025-05-05T13:00:00Z');
const END = new Date('2025-05-05T14:30:00Z');
const RESERVATION = { id: '1', status: 'CONFIRMED', slotType: 'DELIVERY' } as const;

describe('how a slot is told', () => {
  it('tells day and time in London, short and in full [SLOT-3] [SLOT-6]', () => {
    expect(slotLabel({ ...RESERVATION, startDateTime: START, endDateTime: END })).toEqual({
      name: 'Delivery',
      changeHref: '/ecom/bookslot/delivery',
      day: 'Mon 05 May',
      longDay: 'Monday 5 May',
      time: '2pm - 3:30pm',
      start: '2025-05-05T13:00:00.000Z',
    });
  });

  it('tells until when it can be changed, 11:30pm as 12AM of the same day [SLOT-6]', () => {
    const cutoff = new Date('2025-05-04T22:30:00Z');
    expect(
      slotLabel({ ...RESERVATION, startDateTime: START, amendOrderCutoffDateTime: cutoff })?.cutoff,
    ).toEqual({
      text: '12AM, Sunday 4 May',
      at: '2025-05-04T22:30:00.000Z',
    });
  });

  it('tells the start alone where there is no end [SLOT-3]', () => {
    expect(slotLabel({ ...RESERVATION, startDateTime: START })?.time).toBe('2pm');
  });

  it('tells nothing without a start [SLOT-3]', () => {
    expect(slotLabel({ ...RESERVATION, endDateTime: END })).toBeUndefined();
  });
});
