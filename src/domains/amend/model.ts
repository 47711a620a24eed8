import { clockTime, londonDate, longDay, shortDay } from '../../kernel/london-time';

/** What an amended order holds, as far as its messages differ [AMND-3]. */
export type OrderKind = 'GROCERIES' | 'ENTERTAINING' | 'GROCERIES_ENTERTAINING';

/** A placed order while it is changed. */
export interface AmendedOrder {
  readonly customerOrderId: string;
  readonly kind: OrderKind;
  readonly slotStart?: Date | undefined;
  /** Until when the order may be changed; left out where the service names no time. */
  readonly cutOff?: Date | undefined;
}

/** Until when a part of the order may be changed. */
export interface CutOff {
  readonly of: 'this order' | 'groceries' | 'entertaining items';
  readonly at: Date;
  /** '12AM, Friday 21 November' */
  readonly told: string;
  /** '12AM, Fri 21 Nov', where there is little room */
  readonly toldShort: string;
}

/** What is in an order, by its slot's type and its lines [AMND-3]. */
export const orderKind = (slotType: string, containsEntertaining: boolean): OrderKind => {
  if (slotType === 'ENTERTAINING_COLLECTION') return 'ENTERTAINING';
  return containsEntertaining ? 'GROCERIES_ENTERTAINING' : 'GROCERIES';
};

const CHRISTMAS = {
  month: 12,
  from: 20,
  to: 24,
  cutOffDay: 15,
  told: 'midnight 15 December',
  toldShort: 'midnight 15 Dec',
} as const;

/** The instant at which 15 December begins, for a slot on 20 to 24 December in London [AMND-3]. */
const christmasCutOff = (slotStart: Date): Date | undefined => {
  const { year, month, day } = londonDate(slotStart);
  const isInWindow = month === CHRISTMAS.month && day >= CHRISTMAS.from && day <= CHRISTMAS.to;
  // London keeps universal time in December.
  return isInWindow ? new Date(Date.UTC(year, CHRISTMAS.month - 1, CHRISTMAS.cutOffDay)) : undefined;
};

const isReal = (date: Date | undefined): date is Date => date !== undefined && !Number.isNaN(date.getTime());

/** When which part of an order can be changed for the last time; empty where nothing tells [AMND-3]. */
export const cutOffsOf = ({ kind, slotStart, cutOff }: AmendedOrder): readonly CutOff[] => {
  const christmas = kind !== 'GROCERIES' && isReal(slotStart) ? christmasCutOff(slotStart) : undefined;
  const atMidnight = (of: CutOff['of']): CutOff[] =>
    christmas ? [{ of, at: christmas, told: CHRISTMAS.told, toldShort: CHRISTMAS.toldShort }] : [];
  if (christmas && kind === 'ENTERTAINING') return atMidnight('this order');
  const own: CutOff[] = isReal(cutOff)
    ? [
        {
          of: christmas ? 'groceries' : 'this order',
          at: cutOff,
          told: `${clockTime(cutOff)}, ${longDay(cutOff)}`,
          toldShort: `${clockTime(cutOff)}, ${shortDay(cutOff)}`,
        },
      ]
    : [];
  return [...own, ...atMidnight('entertaining items')];
};

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** Hours count from under two days. */
const DAYS_FROM = 2 * DAY;

const seconds = (milliseconds: number): number => Math.ceil(milliseconds / 1000);

/** '2 days left', '3 h 12 min left', '14 min left', '45 s left'; '' once nothing is left. */
export const timeLeft = (milliseconds: number): string => {
  const left = seconds(milliseconds);
  if (left <= 0) return '';
  if (left >= DAYS_FROM) return `${String(Math.floor(left / DAY))} days left`;
  const minutes = Math.floor((left % HOUR) / MINUTE);
  if (left >= HOUR) return `${String(Math.floor(left / HOUR))} h ${String(minutes)} min left`;
  return left >= MINUTE ? `${String(minutes)} min left` : `${String(left)} s left`;
};

/** Milliseconds left at which the time left is announced. */
const TOLD_AT = [60, 15, 5].map((minutes) => minutes * MINUTE * 1000);
/** A device that slept wakes with its timers late; the time is looked at again at least so often. */
const LONGEST_WAIT = 60_000;

/** Milliseconds until the words of `timeLeft` change or are announced; a minute at most. */
export const nextLook = (milliseconds: number): number => {
  const left = seconds(milliseconds);
  const unit = left >= DAYS_FROM ? DAY : left >= MINUTE ? MINUTE : 1;
  const change = milliseconds - (Math.floor(left / unit) * unit - 1) * 1000;
  const announcements = TOLD_AT.map((at) => milliseconds - at).filter((wait) => wait > 0);
  return Math.min(change, LONGEST_WAIT, ...announcements);
};

/** Whether 60, 15 or 5 minutes were passed between two looks at the time left, in milliseconds. */
export const isTimeToTell = (before: number, now: number): boolean =>
  now > 0 && TOLD_AT.some((at) => now <= at && at < before);

/** '15 minutes left to change this order.' */
export const timeLeftPhrase = (milliseconds: number, { of }: CutOff): string => {
  const minutes = Math.ceil(milliseconds / 60_000);
  return `${String(minutes)} ${minutes === 1 ? 'minute' : 'minutes'} left to change ${of}.`;
};
