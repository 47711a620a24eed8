import { tzOffset } from '@date-fns/tz/tzOffset';
import { millisecondsInHour, millisecondsInMinute } from 'date-fns/constants';

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

const dayName = (date: Date): string => DAYS[date.getUTCDay()] ?? '';
const monthName = (date: Date): string => MONTHS[date.getUTCMonth()] ?? '';

/**
 * Returns a date whose UTC fields are those of London's clock. A page may replace `Date` by a subclass, whose local fields
 * and own property names are unknown.
 */
const inLondon = (instant: Date): Date =>
  new Date(instant.getTime() + tzOffset('Europe/London', instant) * millisecondsInMinute);

/** Reads one offset so that the browser loads its London time zone data, which can be slow, before it is needed. */
export const prepareLondonTime = (): void => {
  inLondon(new Date(0));
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
  const date = inLondon(instant);
  return {
    year: date.getUTCFullYear(),
    month: date.getUTCMonth() + 1,
    day: date.getUTCDate(),
    hour: date.getUTCHours(),
  };
};

/** Returns ' BST' or ' GMT' in the hour that London's clock shows twice when summer time ends, otherwise ''. */
const offsetName = (instant: Date): string => {
  const shownAfter = (hours: number) =>
    inLondon(new Date(instant.getTime() + hours * millisecondsInHour)).getTime();
  const shown = shownAfter(0);
  if (shownAfter(1) === shown) return ' BST';
  return shownAfter(-1) === shown ? ' GMT' : '';
};

const formatIn = (lang: string, instant: Date, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(lang, { ...options, timeZone: 'Europe/London' }).format(instant);

/** Formats the London date as 'Mon 05 May', whatever the device's time zone [SLOT-3] [SLOT-6]. @param lang another language than English */
export const shortDay = (instant: Date, lang?: string): string => {
  if (lang) return formatIn(lang, instant, { weekday: 'short', day: '2-digit', month: 'short' });
  const date = inLondon(instant);
  const day = String(date.getUTCDate()).padStart(2, '0');
  return `${dayName(date).slice(0, 3)} ${day} ${monthName(date).slice(0, 3)}`;
};

/** Formats the London date as 'Monday 5 May' [SLOT-3]. @param lang another language than English */
export const longDay = (instant: Date, lang?: string): string => {
  if (lang) return formatIn(lang, instant, { weekday: 'long', day: 'numeric', month: 'long' });
  const date = inLondon(instant);
  return `${dayName(date)} ${String(date.getUTCDate())} ${monthName(date)}`;
};

/** Formats the weekday in London, for example 'Monday'. @param lang another language than English */
export const weekday = (instant: Date, lang?: string): string =>
  lang ? formatIn(lang, instant, { weekday: 'long' }) : dayName(inLondon(instant));

/**
 * Formats the London time as '2pm' or '2:30pm'; noon is '12:00 midday' and 11:30pm is '12AM'. The hour that the clock shows
 * twice names its offset: '1am BST', '1am GMT' [SLOT-6].
 *
 * @param lang another language than English, which has neither of these exceptions
 */
export const clockTime = (instant: Date, lang?: string): string => {
  if (lang) return `${formatIn(lang, instant, { timeStyle: 'short' })}${offsetName(instant)}`;
  const date = inLondon(instant);
  const [hour, minute] = [date.getUTCHours(), date.getUTCMinutes()];
  if (hour === 23 && minute === 30) return '12AM';
  if (hour === 12 && minute === 0) return '12:00 midday';
  const minutes = minute === 0 ? '' : `:${String(minute).padStart(2, '0')}`;
  return `${String(hour % 12 || 12)}${minutes}${hour < 12 ? 'am' : 'pm'}${offsetName(instant)}`;
};
