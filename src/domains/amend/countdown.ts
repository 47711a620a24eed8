import type { Translate } from '../../kernel/translate';
import { timeLeft, type CutOff } from './model';
import { nightOf } from './night';

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
  nights: cutOffs.map(({ at }) => nightOf(at, new Date(now), t)),
  left: timeLeft(next?.left ?? 0, t),
  isUrgent: next !== undefined && next.left <= URGENT_MS,
});
