import type { SessionAnswer } from '../../../../federation/contract';
import { createManualClock } from '../../../kernel/testing/manual-clock';
import { createSession } from '../session';

const START = Date.UTC(2025, 4, 5, 9);
export const MINUTE = 60_000;

export const signedIn = (token: string, minutes = 60) => ({
  kind: 'signed-in' as const,
  token,
  customerId: '42',
  isSignedOnAsCustomer: false,
  expiresAt: new Date(START + minutes * MINUTE).toISOString(),
});
export const SIGNED_OUT = { kind: 'signed-out' } as const;
export const settled = () =>
  new Promise<void>((done) => {
    process.nextTick(done);
  });

/** The lock of all tabs: one holds it, the others stand in a row. */
const createLock = () => {
  let last: Promise<void> = Promise.resolve();
  return {
    take: (task: (hasWaited: boolean) => Promise<void>) => {
      const before = last;
      last = (async () => {
        await before;
        await task(false);
      })();
      return last;
    },
  };
};

/** A session whose token service answers when the test says so. */
export const setUpSession = (hasTokenSession?: boolean) => {
  const clock = createManualClock(START);
  const asked: {
    signal: AbortSignal;
    isFresh: boolean;
    answer: (answer: SessionAnswer) => Promise<unknown>;
    fail: () => Promise<unknown>;
  }[] = [];
  const flickers: string[] = [];
  const renewals: string[] = [];
  const locks = createLock();
  const session = createSession({
    clock,
    hasTokenSession,
    exclusively: (_name, task) => locks.take(task),
    onFlicker: () => {
      flickers.push('flicker');
    },
    onRenewed: () => {
      renewals.push('renewed');
    },
    load: (signal, ask) =>
      new Promise((resolve, reject) => {
        asked.push({
          signal,
          isFresh: ask?.fresh ?? false,
          answer: (said: SessionAnswer) => {
            resolve(said);
            return settled();
          },
          fail: () => {
            reject(new Error('token service down'));
            return settled();
          },
        });
      }),
  });
  return {
    clock,
    asked,
    session,
    flickers,
    renewals,
    locks,
    status: () => session.store.getState(),
    startWith: async (answer: SessionAnswer) => {
      const started = session.start();
      await asked.at(-1)?.answer(answer);
      await started;
    },
  };
};
