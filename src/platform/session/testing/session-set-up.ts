import { settle } from '../../../kernel/testing/settle';
import type { SessionResponse } from '../../../../federation/contract';
import { createFakeBrowser } from '../../browser/testing/fake-browser';
import type { SessionPorts } from '../ports';
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

/** Creates requests for who is signed in, which the test resolves. */
const createRequests = () => {
  const requests: {
    signal: AbortSignal;
    isFresh: boolean;
    resolve: (response: SessionResponse) => Promise<unknown>;
    fail: () => Promise<unknown>;
  }[] = [];
  const load: SessionPorts['load'] = (signal, options) =>
    new Promise((resolve, reject) => {
      requests.push({
        signal,
        isFresh: options?.fresh ?? false,
        resolve: (session: SessionResponse) => {
          resolve(session);
          return settle();
        },
        fail: () => {
          reject(new Error('token service down'));
          return settle();
        },
      });
    });
  return { requests, load };
};

interface Changes extends Partial<SessionPorts> {
  /** The random number that shortens the pauses between retries. */
  readonly random?: number;
}

/** Creates a session whose requests are resolved by the test. */
export const setUpSession = (hasTokenSession?: boolean, { random = 1, ...changes }: Changes = {}) => {
  const { browser, clock, flags, listeners, emitOnWindow, emitOnDocument } = createFakeBrowser();
  clock.pass(START);
  const { requests, load } = createRequests();
  const flickers: string[] = [];
  const renewals: string[] = [];
  const locks = createLock();
  const session = createSession({
    clock,
    shopClock: clock,
    page: { ...browser, random: () => random },
    hasTokenSession,
    wasSignedIn: () => false,
    withLock: (_name, task) => locks.run(task),
    onFlicker: () => void flickers.push('flicker'),
    onRenewed: () => void renewals.push('renewed'),
    load,
    ...changes,
  });
  return {
    clock,
    listeners,
    requests,
    session,
    flickers,
    renewals,
    locks,
    emit: (name: string) => {
      emitOnWindow(name);
      return settle();
    },
    hide: (isHidden: boolean) => {
      flags.isHidden = isHidden;
      emitOnDocument(new Event('visibilitychange'));
      return settle();
    },
    status: () => session.store.getState(),
    startWith: async (response: SessionResponse) => {
      const started = session.start();
      await requests.at(-1)?.resolve(response);
      await started;
    },
  };
};
