import { clockTime, longDay, shortDay } from '../../kernel/london-time';
import type { Reservation, SlotLabel } from './model';

/** Tells a reservation's start and end in London time; nothing without a start [SLOT-3]. */
export const slotLabel = ({ startDateTime: start, endDateTime: end }: Reservation): SlotLabel | undefined =>
  start && {
    day: shortDay(start),
    longDay: longDay(start),
    time: end ? `${clockTime(start)} - ${clockTime(end)}` : clockTime(start),
    start: start.toISOString(),
  };
