import { clockTime, londonDate, weekday } from '../../kernel/london-time';
import type { Translate } from '../../kernel/translate';
import { NIGHT, TOMORROW_NIGHT, TONIGHT } from './texts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Hour of the London clock at which the night is over. */
const MORNING = 5;

/** Days since 1970 on the London calendar. */
const dayNumber = (instant: Date): number => {
  const { year, month, day } = londonDate(instant);
  return Date.UTC(year, month - 1, day) / DAY_MS;
};

/**
 * Names the night of a cut-off around midnight, because '12AM, Monday 23 November' can be read as the night before
 * [AMND-3].
 *
 * @returns 'tonight', 'tomorrow night' or 'Monday night'; '' for a cut-off that is not shown as 12AM, 12am or 12:15am
 */
export const nightOf = (cutOff: Date, now: Date, t: Translate): string => {
  const isAfterMidnight = londonDate(cutOff).hour === 0;
  if (!isAfterMidnight && clockTime(cutOff) !== '12AM') return '';
  // The clocks never change within this hour.
  const evening = new Date(cutOff.getTime() - HOUR_MS);
  const isNightNow = londonDate(now).hour < MORNING;
  const nights = dayNumber(evening) - dayNumber(now) + (isNightNow ? 1 : 0);
  if (nights === 0) return t(TONIGHT);
  // During the night, 'tomorrow night' can mean two nights.
  if (nights === 1 && !isNightNow) return t(TOMORROW_NIGHT);
  return t(NIGHT, { day: weekday(evening, t.language?.lang) });
};
