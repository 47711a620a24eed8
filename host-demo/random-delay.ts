import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';

/** Creates a hook that delays every answer by a random time, so that answers arrive in any order. */
export const createRandomDelay = (maxDelayMs: number) => async (): Promise<void> => {
  await sleep(randomInt(maxDelayMs + 1));
};
