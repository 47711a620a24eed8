import { clockTime, londonDate, longDay, shortDay, weekday } from './london-time';
import { NIGHT } from './texts';
import type { Translate } from './translate';

const HOUR_MS = 3_600_000;

/** Names a night by an instant of its evening. */
export type NameNight = (evening: Date, t: Translate) => string;

/** Names a night by its weekday: 'Monday night'. */
export const weekdayNight: NameNight = (evening, t) => t(NIGHT, { day: weekday(evening, t) });

/** Names the night of a cut-off around midnight; '' for one that is not shown as 12AM, 12am or 12:15am. */
const nightOf = (cutOff: Date, t: Translate, nameNight: NameNight): string => {
  const isAroundMidnight = londonDate(cutOff).hour === 0 || clockTime(cutOff) === '12AM';
  // The clocks never change within this hour.
  return isAroundMidnight ? nameNight(new Date(cutOff.getTime() - HOUR_MS), t) : '';
};

/**
 * Adds the night to the text of a cut-off around midnight, because '12am, Monday 23 November' can be read as the night
 * after [AMND-3].
 */
export const withNight = (text: string, cutOff: Date, t: Translate, nameNight = weekdayNight): string => {
  const night = nightOf(cutOff, t, nameNight);
  return night ? `${text} (${night})` : text;
};

/**
 * Formats until when a slot or an order can be changed, in full and for narrow screens: '2pm, Friday 5 June' and '2pm, Fri 05
 * Jun'; around midnight with its night: '12am, Monday 23 November (Sunday night)', and for 11:30pm 'Monday night, 12AM (30
 * Nov)' [SLOT-6] [AMND-3].
 *
 * @param nameNight names the night by its weekday by default
 */
export const cutOffText = (
  cutOff: Date,
  t: Translate,
  nameNight = weekdayNight,
): { readonly text: string; readonly shortText: string } => {
  const time = clockTime(cutOff, t);
  if (time === '12AM') {
    const date = shortDay(cutOff).slice('Mon '.length).replace(/^0/, '');
    const text = `${nightOf(cutOff, t, nameNight)}, ${time} (${date})`;
    return { text, shortText: text };
  }
  const inFull = (day: string) => withNight(`${time}, ${day}`, cutOff, t, nameNight);
  return { text: inFull(longDay(cutOff, t)), shortText: inFull(shortDay(cutOff, t)) };
};
