/** What the shop promotes at a time of the year, and until when it takes orders for it. */
import { londonDayAfter, nowOf, type SeasonName, type World } from '../state';
import { dayText, firstDayOf, seasonOn, type Day } from './calendar';
import { seasonTexts, type LastOrders, type SeasonTexts } from './texts';

export interface Season extends Omit<SeasonTexts, 'orders'> {
  /** Last segment of the address of the season's page, and of its highlights. */
  readonly name: SeasonName;
  /** Until when orders are taken; fits the date. */
  readonly cutOff: string;
}

const cutOffOn = (day: Day, orders: string | LastOrders): string => {
  if (typeof orders === 'string') return orders;
  const last = orders.lastDay(Number(day.slice(0, 4)));
  return day <= last ? `Order by ${dayText(last)} ${orders.before}.` : orders.after;
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
