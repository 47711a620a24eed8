import { english } from '../../kernel/translate';
import { fc } from '../../../tests/setup/property-tests';
import { isInstant } from '../../kernel/read';
import { slotLabel } from './decode';

const START = new Date('2025-05-05T13:00:00Z');
const END = new Date('2025-05-05T14:30:00Z');
const RESERVATION = { id: '1', status: 'CONFIRMED', slotType: 'DELIVERY' } as const;

describe('slotLabel', () => {
  it('formats day and time in London, short and in full [SLOT-3] [SLOT-6]', () => {
    expect(slotLabel({ ...RESERVATION, startDateTime: START, endDateTime: END }, english)).toEqual({
      name: 'Delivery',
      changeHref: '/ecom/bookslot/delivery',
      day: 'Mon 05 May',
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
      text: '12AM, Sunday 4 May (Sunday night)',
      at: '2025-05-04T22:30:00.000Z',
    });
  });
});

describe('slotLabel for any dates', () => {
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
