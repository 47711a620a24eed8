import type { Translate } from '../../kernel/translate';
import { NIGHT } from './texts';
import { clockTime, longDay, shortDay, weekday } from '../../kernel/london-time';
import { isInstant } from '../../kernel/read';
import { changeSlotRoute, fulfilmentName, type Reservation, type SlotLabel } from './model';

/** 12AM is 11:30pm, so its night is named, too: '12AM, Sunday 4 May (Sunday night)' [SLOT-6]. */
const cutoffText = (cutoff: Date, t: Translate): string => {
  const lang = t.language?.lang;
  const [time, day] = [clockTime(cutoff, lang), longDay(cutoff, lang)];
  return `${time}, ${day}${time === '12AM' ? ` (${t(NIGHT, { day: weekday(cutoff) })})` : ''}`;
};

/** Formats a reservation's start and end in London time; undefined without a valid start. Never throws [SLOT-3]. */
export const slotLabel = (
  { slotType, startDateTime: start, endDateTime: end, amendOrderCutoffDateTime: cutoff }: Reservation,
  t: Translate,
): SlotLabel | undefined => {
  const lang = t.language?.lang;
  return isInstant(start)
    ? {
        name: fulfilmentName(slotType),
        changeHref: changeSlotRoute(slotType),
        day: shortDay(start, lang),
        longDay: longDay(start, lang),
        time: isInstant(end) ? `${clockTime(start, lang)} - ${clockTime(end, lang)}` : clockTime(start, lang),
        start: start.toISOString(),
        ...(isInstant(cutoff) && {
          cutoff: { text: cutoffText(cutoff, t), at: cutoff.toISOString() },
        }),
      }
    : undefined;
};
