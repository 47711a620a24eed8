import { tzOffset } from '@date-fns/tz/tzOffset';
import { millisecondsInDay, millisecondsInHour, millisecondsInMinute } from 'date-fns/constants';
import type { World } from './world';

const londonOffset = (instant: Date): number => tzOffset('Europe/London', instant) * millisecondsInMinute;

/** Returns the shop's time: the world's clock, or the real time [HOST-3]. */
export const nowOf = (world: Pick<World, 'clock'>): Date => new Date(world.clock ?? Date.now());

/** @returns the London day that is `days` after that of `instant`, correct across both changes of DST */
export const londonDayAfter = (instant: Date, days: number): string =>
  new Date(instant.getTime() + londonOffset(instant) + days * millisecondsInDay).toISOString().slice(0, 10);

/**
 * @param day London day, 'YYYY-MM-DD'
 * @param minutes wall-clock minutes after midnight, may be negative
 * @returns the instant, ISO with 'Z'; the first one of the hour that London's clock shows twice
 */
export const londonInstant = (day: string, minutes: number): string => {
  const wall = Date.parse(day) + minutes * millisecondsInMinute;
  const summer = new Date(wall - millisecondsInHour);
  return (londonOffset(summer) === millisecondsInHour ? summer : new Date(wall)).toISOString();
};
