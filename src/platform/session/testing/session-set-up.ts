import type { SessionResponse } from '../../../../federation/contract';
import { createManualClock } from '../../../kernel/testing/manual-clock';
import type { RetryPage } from '../retry';
import { createSession } from '../session';

const START = Date.UTC(2025, 4, 5, 9);
export const MINUTE_MS = 60_000;

export const signedIn = (token: string, minutes = 60) => ({
  kind: 'signed-in' as const,
  token,
  customerId: '42',
  isSignedOnAsCustomer: false,
  expiresAt: new Date(START + minutes * MINUTE_MS).toISOString(),
});
export const SIGNED_OUT = { kind: 'signed-out' } as const;
export const settled = () =>
  new Promise<void>((done) => {
    process.nextTick(done);
  });

/** A fake of the lock shared by all tabs: runs tasks one after the other. */
const createLock = () => {
  let last: Promise<void> = Promise.resolve();
  return {
    run: (task: (isLocked: boolean) => Promise<void>) => {
      const before = last;
      last = (async () => {
        await before;
        await task(false);
      })();
      return last;
    },
  };
};

/** Creates a page that the test can hide, and whose events it emits. */
export const createRetryPage = (clock: Pick<RetryPage, 'after'>) => {
  const target = new EventTarget();
  const listeners = new Set<string>();
  let isHidden = false;
  const on = (name: string, listener: (event: Event) => void) => {
    target.addEventListener(name, listener);
    listeners.add(name);
    return () => {
      target.removeEventListener(name, listener);
      listeners.delete(name);
    };
  };
  const page: RetryPage = {
    after: clock.after,
    random: () => 1,
    isHidden: () => isHidden,
    onWindowEvent: on,
    onDocumentEvent: on,
  };
  return {
    page,
    /** Names of the events that are listened to. */
    listeners,
    emit: (name: string) => {
      target.dispatchEvent(new Event(name));
      return settled();
    },
    hide: (hidden: boolean) => {
      isHidden = hidden;
      target.dispatchEvent(new Event('visibilitychange'));
      return settled();
    },
  };
};

/** Creates a session whose requests are resolved by the test. */
export const setUpSession = (hasTokenSession?: boolean) => {
  const clock = createManualClock(START);
  const requests: {
    signal: AbortSignal;
    isFresh: boolean;
    resolve: (response: SessionResponse) => Promise<unknown>;
    fail: () => Promise<unknown>;
  }[] = [];
  const flickers: string[] = [];
  const renewals: string[] = [];
  const locks = createLock();
  const { page, ...retries } = createRetryPage(clock);
  const session = createSession({
    clock,
    shopClock: clock,
    page,
    hasTokenSession,
    wasSignedIn: () => false,
    withLock: (_name, task) => locks.run(task),
    onFlicker: () => {
      flickers.push('flicker');
    },
    onRenewed: () => {
      renewals.push('renewed');
    },
    load: (signal, options) =>
      new Promise((resolve, reject) => {
        requests.push({
          signal,
          isFresh: options?.fresh ?? false,
          resolve: (session: SessionResponse) => {
            resolve(session);
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
    requests,
    session,
    flickers,
    renewals,
    locks,
    ...retries,
    status: () => session.store.getState(),
    startWith: async (response: SessionResponse) => {
      const started = session.start();
      await requests.at(-1)?.resolve(response);
      await started;
    },
  };
};
