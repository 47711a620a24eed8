import type { Clock } from '../../../src/kernel/clock';

/** A clock that moves only when `pass` is called, and lets promises settle after each timer. */
export interface VirtualClock extends Clock {
  readonly pass: (milliseconds: number) => Promise<void>;
}

const settle = () =>
  new Promise<void>((resolve) => {
    setImmediate(resolve);
  });

export const createVirtualClock = (): VirtualClock => {
  let now = 1_000_000;
  const timers = new Set<{ readonly due: number; readonly callback: () => void }>();
  const nextUntil = (end: number) => {
    let next: { readonly due: number; readonly callback: () => void } | undefined;
    for (const timer of timers) if (timer.due <= end && (!next || timer.due < next.due)) next = timer;
    return next;
  };
  return {
    now: () => now,
    after(milliseconds, callback) {
      const timer = { due: now + milliseconds, callback };
      timers.add(timer);
      return () => {
        timers.delete(timer);
      };
    },
    async pass(milliseconds) {
      const end = now + milliseconds;
      await settle();
      for (let next = nextUntil(end); next; next = nextUntil(end)) {
        now = next.due;
        timers.delete(next);
        next.callback();
        await settle();
      }
      now = end;
    },
  };
};

/** Deterministic random numbers. */
export interface Random {
  /** Returns an integer from 0 up to, but not including, `end`. */
  readonly below: (end: number) => number;
  /** Returns true with this probability, in percent. */
  readonly chance: (percent: number) => boolean;
  readonly pick: <T>(list: readonly [T, ...T[]]) => T;
}

export const createRandom = (seed: number): Random => {
  let state = seed;
  // mulberry32
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const below = (end: number) => Math.floor(next() * end);
  return {
    below,
    chance: (percent) => next() * 100 < percent,
    pick: (list) => list[below(list.length)] ?? list[0],
  };
};
