import { TZDate, tz } from '@date-fns/tz';
import { addDays, format } from 'date-fns';
import type { World } from './world';

const LONDON = 'Europe/London';
const inLondon = { in: tz(LONDON) };

/** Returns the shop's time: the world's clock, or the real time [HOST-3]. */
export const nowOf = (world: Pick<World, 'clock'>): Date => new Date(world.clock ?? Date.now());

/** @returns the London day that is `days` after that of `instant`, correct across both changes of DST */
export const londonDayAfter = (instant: Date, days: number): string =>
  format(addDays(instant, days, inLondon), 'yyyy-MM-dd', inLondon);

/**
 * @param day London day, 'YYYY-MM-DD'
 * @param minutes wall-clock minutes after midnight, may be negative
 * @returns the instant, ISO with 'Z'
 */
export const londonInstant = (day: string, minutes: number): string => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const wall = new TZDate(year, month - 1, date, 0, minutes, LONDON);
  return new Date(wall.getTime()).toISOString();
};
