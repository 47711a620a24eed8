import { TZDate } from '@date-fns/tz';
import { lightFormat } from 'date-fns/lightFormat';

const DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

// English names and `lightFormat` weigh a tenth of what the formatter for every language does.
const inLondon = (instant: Date) => {
  const date = new TZDate(instant.getTime(), 'Europe/London');
  return { date, day: DAYS[date.getDay()] ?? '', month: MONTHS[date.getMonth()] ?? '' };
};

/** Has the browser set London's clock up, which may take it longer than all that is done with it afterwards. */
export const prepareLondonTime = (): void => {
  inLondon(new Date(0)).date.getTime();
};

/** The calendar's day in London; months count from 1 [SLOT-6]. */
export const londonDate = (
  instant: Date,
): { readonly year: number; readonly month: number; readonly day: number } => {
  const { date } = inLondon(instant);
  return { year: date.getFullYear(), month: date.getMonth() + 1, day: date.getDate() };
};

/** 'Mon 05 May', on the London day whatever the device's zone [SLOT-3] [SLOT-6]. */
export const shortDay = (instant: Date): string => {
  const { date, day, month } = inLondon(instant);
  return `${day.slice(0, 3)} ${lightFormat(date, 'dd')} ${month.slice(0, 3)}`;
};

/** 'Monday 5 May' [SLOT-3]. */
export const longDay = (instant: Date): string => {
  const { date, day, month } = inLondon(instant);
  return `${day} ${lightFormat(date, 'd')} ${month}`;
};

/** '2pm', '2:30pm'; noon is '12:00 midday', and 11:30pm is told as '12AM' [SLOT-6]. */
export const clockTime = (instant: Date): string => {
  const { date } = inLondon(instant);
  const time = lightFormat(date, 'HH:mm');
  if (time === '23:30') return '12AM';
  if (time === '12:00') return '12:00 midday';
  return lightFormat(date, time.endsWith(':00') ? 'haaa' : 'h:mmaaa');
};
