import { clockTime, longDay, shortDay } from '../../kernel/london-time';
import { changeSlotRoute, fulfilmentName, type Reservation, type SlotLabel } from './model';

/** Tells a reservation's start and end in London time; nothing without a start [SLOT-3]. */
export const slotLabel = ({
  slotType,
  startDateTime: start,
  endDateTime: end,
  amendOrderCutoffDateTime: cutoff,
}: Reservation): SlotLabel | undefined =>
  start && {
    name: fulfilmentName(slotType),
    changeHref: changeSlotRoute(slotType),
    day: shortDay(start),
    longDay: longDay(start),
    time: end ? `${clockTime(start)} - ${clockTime(end)}` : clockTime(start),
    start: start.toISOString(),
    ...(cutoff && { cutoff: { text: `${clockTime(cutoff)}, ${longDay(cutoff)}`, at: cutoff.toISOString() } }),
  };
