import { cutOffText, weekdayNight, withNight, type NameNight } from '../../kernel/cut-off-text';
import { londonDate } from '../../kernel/london-time';
import { isInstant } from '../../kernel/read';
import type { Translate } from '../../kernel/translate';
import {
  DAYS_LEFT,
  ENTERTAINING_ITEMS,
  GROCERIES_PART,
  HOURS_LEFT,
  MIDNIGHT_15_DEC,
  MIDNIGHT_15_DECEMBER,
  MINUTE_LEFT_TO_CHANGE,
  MINUTES_LEFT,
  MINUTES_LEFT_TO_CHANGE,
  SECONDS_LEFT,
  THIS_ORDER,
  TOMORROW_NIGHT,
  TONIGHT,
} from './texts';

/** The contents of an amended order, as far as its messages differ [AMND-3]. */
export type OrderKind = 'GROCERIES' | 'ENTERTAINING' | 'GROCERIES_ENTERTAINING';

/** A placed order that is being changed. */
export interface AmendedOrder {
  readonly customerOrderId: string;
  readonly kind: OrderKind;
  readonly slotStart?: Date | undefined;
  /** Until when the order can be changed; left out when the service returns no time. */
  readonly cutOff?: Date | undefined;
}

/** The instant until which a part of the order can be changed. */
export interface CutOff {
  /** The part of the order; components translate it. */
  readonly of: typeof THIS_ORDER | typeof GROCERIES_PART | typeof ENTERTAINING_ITEMS;
  readonly at: Date;
  /** '2pm, Friday 21 November', or 'tonight, 12AM (21 Nov)' */
  readonly text: string;
  /** '2pm, Fri 21 Nov', for narrow screens */
  readonly shortText: string;
}

/** The kind of an order, from its slot's type and its lines [AMND-3]. */
export const orderKind = (slotType: string, containsEntertaining: boolean): OrderKind => {
  if (slotType === 'ENTERTAINING_COLLECTION') return 'ENTERTAINING';
  return containsEntertaining ? 'GROCERIES_ENTERTAINING' : 'GROCERIES';
};

const CHRISTMAS = {
  month: 12,
  from: 20,
  to: 24,
  cutOffDay: 15,
} as const;

/** The instant at which 15 December begins, for a slot on 20 to 24 December in London [AMND-3]. */
const christmasCutOff = (slotStart: Date): Date | undefined => {
  const { year, month, day } = londonDate(slotStart);
  const isInWindow = month === CHRISTMAS.month && day >= CHRISTMAS.from && day <= CHRISTMAS.to;
  // In December, London time equals UTC.
  return isInWindow ? new Date(Date.UTC(year, CHRISTMAS.month - 1, CHRISTMAS.cutOffDay)) : undefined;
};

const DAY_MS = 86_400_000;
/** Hour of the London clock at which the night is over. */
const MORNING = 5;

/** Days since 1970 on the London calendar. */
const dayNumber = (instant: Date): number => {
  const { year, month, day } = londonDate(instant);
  return Date.UTC(year, month - 1, day) / DAY_MS;
};

/** Creates the function that names a night as 'tonight', 'tomorrow night' or 'Monday night' [AMND-3]. */
const nameNightAt =
  (now: Date): NameNight =>
  (evening, t) => {
    const isNightNow = londonDate(now).hour < MORNING;
    const nights = dayNumber(evening) - dayNumber(now) + (isNightNow ? 1 : 0);
    if (nights === 0) return t(TONIGHT);
    // During the night, 'tomorrow night' can mean two nights.
    return nights === 1 && !isNightNow ? t(TOMORROW_NIGHT) : weekdayNight(evening, t);
  };

/**
 * The cut-offs of an order, one for each part that has its own; empty when no time is known [AMND-3].
 *
 * @param now epoch milliseconds, from which the texts name nights
 */
export const cutOffsOf = (
  { kind, slotStart, cutOff }: AmendedOrder,
  now: number,
  t: Translate,
): readonly CutOff[] => {
  const nameNight = nameNightAt(new Date(now));
  const at = kind !== 'GROCERIES' && isInstant(slotStart) ? christmasCutOff(slotStart) : undefined;
  const atMidnight = (of: CutOff['of']): CutOff[] => {
    if (!at) return [];
    const named = (text: string) => withNight(t(text), at, t, nameNight);
    return [{ of, at, text: named(MIDNIGHT_15_DECEMBER), shortText: named(MIDNIGHT_15_DEC) }];
  };
  if (at && kind === 'ENTERTAINING') return atMidnight(THIS_ORDER);
  const own = isInstant(cutOff)
    ? [{ of: at ? GROCERIES_PART : THIS_ORDER, at: cutOff, ...cutOffText(cutOff, t, nameNight) } as const]
    : [];
  return [...own, ...atMidnight(ENTERTAINING_ITEMS)];
};

const MINUTE_SECONDS = 60;
const HOUR_SECONDS = 60 * MINUTE_SECONDS;
const DAY_SECONDS = 24 * HOUR_SECONDS;
/** From two days on, the time left is in days; below that it is in hours. */
const DAYS_FROM = 2 * DAY_SECONDS;

const seconds = (milliseconds: number): number => Math.ceil(milliseconds / 1000);

/** Formats milliseconds as '2 days left to change', '3 h 12 min left to change', or with '14 min' or '45 s'; '' when no time is left. */
export const timeLeft = (milliseconds: number, t: Translate): string => {
  const left = seconds(milliseconds);
  if (left <= 0) return '';
  if (left >= DAYS_FROM) return t(DAYS_LEFT, { count: Math.floor(left / DAY_SECONDS) });
  const minutes = Math.floor((left % HOUR_SECONDS) / MINUTE_SECONDS);
  if (left >= HOUR_SECONDS) return t(HOURS_LEFT, { hours: Math.floor(left / HOUR_SECONDS), minutes });
  return left >= MINUTE_SECONDS ? t(MINUTES_LEFT, { count: minutes }) : t(SECONDS_LEFT, { count: left });
};

/** Milliseconds left at which the time left is announced. */
const ANNOUNCE_AT_MS = [60, 15, 5].map((minutes) => minutes * MINUTE_SECONDS * 1000);
/** Timers are delayed while a device sleeps, so the time left is updated at least this often. */
const MAX_DELAY_MS = 60_000;

/**
 * Milliseconds until the text of `timeLeft` changes or is announced; a minute at most.
 *
 * @param milliseconds the time left
 */
export const nextUpdate = (milliseconds: number): number => {
  const left = seconds(milliseconds);
  const unit = left >= DAYS_FROM ? DAY_SECONDS : left >= MINUTE_SECONDS ? MINUTE_SECONDS : 1;
  const change = milliseconds - (Math.floor(left / unit) * unit - 1) * 1000;
  const announcements = ANNOUNCE_AT_MS.map((at) => milliseconds - at).filter((wait) => wait > 0);
  return Math.min(change, MAX_DELAY_MS, ...announcements);
};

/** Whether the time left passed 60, 15 or 5 minutes between two updates; both arguments in milliseconds. */
export const shouldAnnounce = (before: number, now: number): boolean =>
  now > 0 && ANNOUNCE_AT_MS.some((at) => now <= at && at < before);

/** '15 minutes left to change this order.' */
export const timeLeftText = (milliseconds: number, { of }: CutOff, t: Translate): string => {
  const count = Math.ceil(milliseconds / 60_000);
  return t(count === 1 ? MINUTE_LEFT_TO_CHANGE : MINUTES_LEFT_TO_CHANGE, { count, part: t(of) });
};

/** The next cut-off, and the milliseconds left until it. */
export interface Countdown {
  readonly target: CutOff;
  readonly left: number;
}

/** Returns the countdown to the next cut-off; undefined when all have passed. @param now epoch milliseconds */
export const countdownAt = (cutOffs: readonly CutOff[], now: number): Countdown | undefined => {
  const [target] = cutOffs
    .filter(({ at }) => at.getTime() > now)
    .sort((one, other) => one.at.getTime() - other.at.getTime());
  return target && { target, left: target.at.getTime() - now };
};

/** Milliseconds before a cut-off from which it is urgent. */
const URGENT_MS = 30 * 60_000;

/** Returns what the amend bar shows at a time [AMND-3]. @param now epoch milliseconds */
export const timesAt = (
  cutOffs: readonly CutOff[],
  now: number,
  next: Countdown | undefined,
  t: Translate,
) => ({
  passed: cutOffs.filter(({ at }) => at.getTime() <= now),
  left: timeLeft(next?.left ?? 0, t),
  isUrgent: next !== undefined && next.left <= URGENT_MS,
});
