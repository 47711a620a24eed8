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

// English names and `lightFormat` take a tenth of the bytes of date-fns' localised formatter.
const inLondon = (instant: Date) => {
  const date = new TZDate(instant.getTime(), 'Europe/London');
  return { date, day: DAYS[date.getDay()] ?? '', month: MONTHS[date.getMonth()] ?? '' };
};

/** Formats one date so that the browser loads its London time zone data, which can be slow, before it is needed. */
export const prepareLondonTime = (): void => {
  inLondon(new Date(0)).date.getTime();
};

interface LondonDate {
  readonly year: number;
  /** From 1 */
  readonly month: number;
  readonly day: number;
  /** From 0 to 23 */
  readonly hour: number;
}

/** Returns the date and the hour of an instant in London [SLOT-6]. */
export const londonDate = (instant: Date): LondonDate => {
  const { date } = inLondon(instant);
  return {
    year: date.getFullYear(),
    month: date.getMonth() + 1,
    day: date.getDate(),
    hour: date.getHours(),
  };
};

const formatIn = (lang: string, instant: Date, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(lang, { ...options, timeZone: 'Europe/London' }).format(instant);

/** Formats the London date as 'Mon 05 May', whatever the device's time zone [SLOT-3] [SLOT-6]. @param lang another language than English */
export const shortDay = (instant: Date, lang?: string): string => {
  if (lang) return formatIn(lang, instant, { weekday: 'short', day: '2-digit', month: 'short' });
  const { date, day, month } = inLondon(instant);
  return `${day.slice(0, 3)} ${lightFormat(date, 'dd')} ${month.slice(0, 3)}`;
};

/** Formats the London date as 'Monday 5 May' [SLOT-3]. @param lang another language than English */
export const longDay = (instant: Date, lang?: string): string => {
  if (lang) return formatIn(lang, instant, { weekday: 'long', day: 'numeric', month: 'long' });
  const { date, day, month } = inLondon(instant);
  return `${day} ${lightFormat(date, 'd')} ${month}`;
};

/** Formats the weekday in London, for example 'Monday'. @param lang another language than English */
export const weekday = (instant: Date, lang?: string): string =>
  lang ? formatIn(lang, instant, { weekday: 'long' }) : inLondon(instant).day;

/**
 * Formats the London time as '2pm' or '2:30pm'; noon is '12:00 midday' and 11:30pm is '12AM' [SLOT-6].
 *
 * @param lang another language than English, which has neither of these exceptions
 */
export const clockTime = (instant: Date, lang?: string): string => {
  if (lang) return formatIn(lang, instant, { timeStyle: 'short' });
  const { date } = inLondon(instant);
  const time = lightFormat(date, 'HH:mm');
  if (time === '23:30') return '12AM';
  if (time === '12:00') return '12:00 midday';
  return lightFormat(date, time.endsWith(':00') ? 'haaa' : 'h:mmaaa');
};
