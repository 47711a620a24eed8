import { tzOffset } from '@date-fns/tz/tzOffset';
import { millisecondsInHour, millisecondsInMinute } from 'date-fns/constants';
import { DATE, DAYS, MONTHS, SHORT_DAYS, SHORT_MONTHS } from './texts';
import { isEnglish } from './is-english';
import { english, type Translate } from './translate';

/**
 * Returns a name of a list that the catalogue translates. `Intl` has no names for many languages, other ones in each
 * browser and server, and some browsers that claim to support a language have none.
 */
const nameIn = (list: string, index: number, t: Translate): string =>
  t(list).split(', ')[index] ?? list.split(', ')[index] ?? '';

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

const twoDigits = (number: number): string => String(number).padStart(2, '0');

/** Formats the London date as 'Mon 05 May', whatever the device's time zone [SLOT-3] [SLOT-6]. */
export const shortDay = (instant: Date, t = english): string => {
  const date = inLondon(instant);
  return t(DATE, {
    day: nameIn(SHORT_DAYS, date.getUTCDay(), t),
    date: twoDigits(date.getUTCDate()),
    month: nameIn(SHORT_MONTHS, date.getUTCMonth(), t),
  });
};

/** Formats the London date as 'Mon 05', in this order in every language, where there is no room for the month. */
export const dayWithoutMonth = (instant: Date, t = english): string => {
  const date = inLondon(instant);
  return `${nameIn(SHORT_DAYS, date.getUTCDay(), t)} ${twoDigits(date.getUTCDate())}`;
};

/** Formats the weekday in London, for example 'Monday'. */
export const weekday = (instant: Date, t: Translate): string =>
  nameIn(DAYS, inLondon(instant).getUTCDay(), t);

/** Formats the London date as 'Monday 5 May' [SLOT-3]. */
export const longDay = (instant: Date, t = english): string => {
  const date = inLondon(instant);
  const month = nameIn(MONTHS, date.getUTCMonth(), t);
  return t(DATE, { day: weekday(instant, t), date: date.getUTCDate(), month });
};

/**
 * Formats the London time as '2pm' or '2:30pm'; noon is '12:00 midday' and 11:30pm is '12AM'. The hour that the clock shows
 * twice names its offset: '1am BST', '1am GMT'. Languages other than English have '14:00', without exceptions [SLOT-6].
 */
export const clockTime = (instant: Date, t = english): string => {
  const date = inLondon(instant);
  const [hour, minute] = [date.getUTCHours(), date.getUTCMinutes()];
  const offset = offsetName(instant);
  if (!isEnglish(t)) return `${twoDigits(hour)}:${twoDigits(minute)}${offset}`;
  if (hour === 23 && minute === 30) return '12AM';
  if (hour === 12 && minute === 0) return '12:00 midday';
  const minutes = minute === 0 ? '' : `:${twoDigits(minute)}`;
  return `${String(hour % 12 || 12)}${minutes}${hour < 12 ? 'am' : 'pm'}${offset}`;
};
