import { TZDate } from '@date-fns/tz';
import { format } from 'date-fns';

const inLondon = (instant: Date) => new TZDate(instant.getTime(), 'Europe/London');

/** 'Mon 05 May', on the London day whatever the device's zone [SLOT-3] [SLOT-6]. */
export const shortDay = (instant: Date): string => format(inLondon(instant), 'EEE dd MMM');

/** 'Monday 5 May' [SLOT-3]. */
export const longDay = (instant: Date): string => format(inLondon(instant), 'EEEE d MMMM');

/** '2pm', '2:30pm'; noon is '12:00 midday', and 11:30pm is told as '12AM' [SLOT-6]. */
export const clockTime = (instant: Date): string => {
  const time = format(inLondon(instant), 'HH:mm');
  if (time === '23:30') return '12AM';
  if (time === '12:00') return '12:00 midday';
  return format(inLondon(instant), time.endsWith(':00') ? 'haaa' : 'h:mmaaa');
};
