/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { createDetailsStore } from '../details-store';
import type { Reservation, SlotLabel } from '../model';
import { SlotDetails } from './SlotDetails';

const LABEL: SlotLabel = {
  name: 'Delivery',
  changeHref: '/ecom/bookslot/delivery',
  day: 'Mon 04 May',
  longDay: 'Monday 4 May',
  time: '2pm - 3pm',
  start: '2026-05-04T13:00:00.000Z',
};

const show = (reservation: Partial<Reservation>) =>
  render(
    <SlotDetails
      store={createDetailsStore({ load: () => new Promise(() => undefined) })}
      reservation={{ id: 'r-1', status: 'UNCONFIRMED', slotType: 'DELIVERY', ...reservation }}
      label={LABEL}
      onChangeSlot={() => Promise.resolve()}
    />,
  );

describe('SlotDetails', () => {
  const expiresDateTime = new Date('2026-05-01T14:45:00Z');

  it('has the time until which the slot is reserved, in London [SLOT-1] [SLOT-6]', () => {
    show({ expiresDateTime });
    expect(screen.getByText('Reserved until').nextSibling?.textContent).toBe('3:45pm, Friday 1 May');
  });

  it.each([
    ['is confirmed', { status: 'CONFIRMED', expiresDateTime }],
    ['has no such time', {}],
  ])('leaves it out for a reservation that %s [SLOT-1]', (_what, reservation) => {
    show(reservation);
    expect(screen.queryByText('Reserved until')).toBeNull();
  });
});
