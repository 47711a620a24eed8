/** What the shop promotes at a time of the year, and until when it takes orders for it. */
import { format } from 'date-fns';
import { londonDayAfter, nowOf, type SeasonName, type World } from '../state';
import { seasonTexts, type LastOrders, type SeasonTexts } from './texts';

/** London days, 'YYYY-MM-DD', which can be compared as texts. */
type Day = string;

const MS_PER_DAY = 86_400_000;

const dayOf = (instant: number): Day => new Date(instant).toISOString().slice(0, 10);

const yearOf = (day: Day): number => Number(day.slice(0, 4));

/** Returns Easter Sunday as an instant at midnight UTC, by the Gregorian computus of Meeus, Jones and Butcher. */
const easterSunday = (year: number): number => {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const leapCenturies = Math.floor(century / 4);
  const correction = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const epact = (19 * golden + century - leapCenturies - correction + 15) % 30;
  const [yearOfCentury, centuryRest] = [year % 100, century % 4];
  const weekday =
    (32 + 2 * centuryRest + 2 * Math.floor(yearOfCentury / 4) - epact - (yearOfCentury % 4)) % 7;
  const late = Math.floor((golden + 11 * epact + 22 * weekday) / 451);
  const days = epact + weekday - 7 * late + 114;
  return Date.UTC(year, Math.floor(days / 31) - 1, (days % 31) + 1);
};

/** Returns a day relative to Easter Sunday of a year. */
const dayFromEaster = (year: number, days: number): Day => dayOf(easterSunday(year) + days * MS_PER_DAY);

/** Returns the seasons of a year with the first day of each, in their order. The New Year begins in December. */
const seasonsOf = (year: number): readonly (readonly [SeasonName, Day])[] => [
  ['new-year', `${String(year)}-01-01`],
  ['valentines', `${String(year)}-01-15`],
  ['easter', `${String(year)}-02-15`],
  ['spring', dayFromEaster(year, 2)],
  ['summer', `${String(year)}-06-01`],
  ['autumn', `${String(year)}-09-01`],
  ['christmas', `${String(year)}-11-01`],
  ['new-year', `${String(year)}-12-26`],
];

/** Returns the season of a day. */
export const seasonOn = (day: Day): SeasonName =>
  seasonsOf(yearOf(day)).findLast(([, first]) => first <= day)?.[0] ?? 'new-year';

/** Returns the first day of a season in the year of a day. */
const firstDayOf = (season: SeasonName, day: Day): Day =>
  seasonsOf(yearOf(day)).findLast(([name]) => name === season)?.[1] ?? day;

export interface Season extends Omit<SeasonTexts, 'orders'> {
  /** Last segment of the address of the season's page, and of its highlights. */
  readonly name: SeasonName;
  /** Until when orders are taken; fits the date. */
  readonly cutOff: string;
}

const cutOffOn = (day: Day, orders: string | LastOrders): string => {
  if (typeof orders === 'string') return orders;
  const { lastDay, before, after } = orders;
  const year = yearOf(day);
  const last = typeof lastDay === 'number' ? dayFromEaster(year, lastDay) : `${String(year)}-${lastDay}`;
  return day <= last ? `Order by ${format(new Date(`${last}T12:00:00`), 'd MMMM')} ${before}.` : after;
};

/** Returns the season of a world: the one of its clock, or the one that is set, as on the season's first day. */
export const seasonOf = (world: Pick<World, 'clock' | 'season'>): Season => {
  const today = londonDayAfter(nowOf(world), 0);
  const name = world.season ?? seasonOn(today);
  const { orders, ...texts } = seasonTexts[name];
  return {
    name,
    ...texts,
    cutOff: cutOffOn(world.season === null ? today : firstDayOf(name, today), orders),
  };
};
