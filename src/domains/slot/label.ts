import { clockTime, longDay, shortDay } from '../../kernel/london-time';
import { isInstant } from '../../kernel/read';
import { changeSlotRoute, fulfilmentName, type Reservation, type SlotLabel } from './model';

/** 12AM is 11:30pm, so its night is named, too: '12AM, Sunday 4 May (Sunday night)' [SLOT-6]. */
const cutoffText = (cutoff: Date): string => {
  const [time, day] = [clockTime(cutoff), longDay(cutoff)];
  return `${time}, ${day}${time === '12AM' ? ` (${day.replace(/ .*/, ' night')})` : ''}`;
};

/** Formats a reservation's start and end in London time; undefined without a valid start. Never throws [SLOT-3]. */
export const slotLabel = ({
  slotType,
  startDateTime: start,
  endDateTime: end,
  amendOrderCutoffDateTime: cutoff,
}: Reservation): SlotLabel | undefined =>
  isInstant(start)
    ? {
        name: fulfilmentName(slotType),
        changeHref: changeSlotRoute(slotType),
        day: shortDay(start),
        longDay: longDay(start),
        time: isInstant(end) ? `${clockTime(start)} - ${clockTime(end)}` : clockTime(start),
        start: start.toISOString(),
        ...(isInstant(cutoff) && {
          cutoff: { text: cutoffText(cutoff), at: cutoff.toISOString() },
        }),
      }
    : undefined;
