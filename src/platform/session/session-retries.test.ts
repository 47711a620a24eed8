import { settle } from '../../kernel/testing/settle';
import { setUpSession, SIGNED_OUT, signedIn } from './testing/session-set-up';

const SECOND_MS = 1_000;
const ASSUMED = { kind: 'signed-out', isAssumed: true };
const INITIALISING = { kind: 'initialising' };

/** Creates a session whose first request has failed. */
const startFailed = async (hasTokenSession?: boolean) => {
  const context = setUpSession(hasTokenSession);
  const started = context.session.start();
  const fail = async () => {
    await context.requests.at(-1)?.fail();
    await settle();
  };
  await fail();
  await started;
  const passSeconds = async (seconds: number) => {
    context.clock.pass(seconds * SECOND_MS);
    await settle();
  };
  return { ...context, fail, passSeconds };
};

describe('createSession, when the token service fails at load', () => {
  it('is assumed to be signed out when a request fails after 3 seconds, and signed in when a retry succeeds [AUTH-2] [AUTH-4]', async () => {
    const { requests, status, fail, passSeconds } = await startFailed();
    await passSeconds(1);
    await passSeconds(1.999);
    await fail();
    expect(status()).toEqual(INITIALISING);
    await passSeconds(2.999);
    await fail();
    expect(status()).toEqual(ASSUMED);
    await passSeconds(6);
    await requests.at(-1)?.resolve(signedIn('one'));
    await settle();
    expect(status()).toMatchObject({ kind: 'signed-in', customerId: '42' });
  });

  it('doubles the pause between retries, up to 60 seconds, until a request succeeds [AUTH-4]', async () => {
    const { requests, fail, passSeconds, clock, listeners } = await startFailed();
    for (const pause of [1, 1, 2, 4, 8, 16, 32, 60, 60]) {
      const before = requests.length;
      await passSeconds(pause - 0.001);
      expect(requests).toHaveLength(before);
      await passSeconds(0.001);
      expect(requests).toHaveLength(before + 1);
      await fail();
    }
    await passSeconds(60);
    await requests.at(-1)?.resolve(SIGNED_OUT);
    await settle();
    await passSeconds(600);
    expect([requests.length, clock.pending(), listeners()]).toEqual([11, 0, 0]);
  });

  it('halves each pause at most, by the injected random number [AUTH-4]', async () => {
    let calls = 0;
    const { session, clock } = setUpSession(undefined, {
      random: 0,
      // A host's session adapter may throw synchronously.
      load: () => {
        calls += 1;
        throw new Error('no session here');
      },
    });
    await session.start();
    clock.pass(499);
    await settle();
    expect(calls).toBe(1);
    clock.pass(1);
    await settle();
    expect(calls).toBe(2);
  });

  it('retries when the browser is online again, and when the page becomes visible [AUTH-4]', async () => {
    const { requests, fail, emit, hide } = await startFailed();
    await emit('online');
    expect(requests).toHaveLength(2);
    await fail();
    await hide(false);
    expect(requests).toHaveLength(3);
  });

  it('sends nothing while the page is hidden [AUTH-4]', async () => {
    const { requests, emit, hide, passSeconds } = await startFailed();
    await hide(true);
    await passSeconds(60);
    await emit('online');
    expect(requests).toHaveLength(1);
    await hide(false);
    expect(requests).toHaveLength(2);
  });

  it('is assumed to be signed out after 15 seconds without a response, and ignores a later one [AUTH-4] [CALL-3]', async () => {
    const { session, requests, status, clock } = setUpSession();
    const started = session.start();
    clock.pass(14_999);
    await settle();
    expect(status()).toEqual(INITIALISING);
    clock.pass(1);
    await started;
    await requests[0]?.resolve(signedIn('one'));
    expect(status()).toEqual(ASSUMED);
    expect(requests[0]?.signal.aborted).toBe(true);
  });

  it('lets calls wait for a retry while it initialises [AUTH-4]', async () => {
    const { session, requests, passSeconds } = await startFailed();
    const token = session.current();
    await passSeconds(1);
    await requests.at(-1)?.resolve(signedIn('one'));
    expect(await token).toBe('one');
  });

  it('sends calls without a token once it is assumed to be signed out, also while a retry is slow [AUTH-4]', async () => {
    const { session, fail, passSeconds } = await startFailed();
    const token = session.current();
    await passSeconds(4);
    await fail();
    await passSeconds(4);
    expect([await token, await session.current()]).toEqual([undefined, undefined]);
  });

  it('calls onFlicker once if the host reported a token session, and not otherwise [AUTH-5]', async () => {
    const flickersOf = async (hasTokenSession?: boolean) => {
      const { passSeconds, fail, requests, flickers, status } = await startFailed(hasTokenSession);
      await passSeconds(4);
      await fail();
      expect(status()).toEqual(ASSUMED);
      await passSeconds(4);
      await requests.at(-1)?.resolve(SIGNED_OUT);
      await settle();
      expect(status()).toEqual(SIGNED_OUT);
      return flickers;
    };
    expect([await flickersOf(true), await flickersOf()]).toEqual([['flicker'], []]);
  });

  it('removes its timers and listeners when it stops, and when the shopper signs out [FED-6]', async () => {
    for (const leave of ['stop', 'end'] as const) {
      const { session, requests, clock, listeners, emit, passSeconds } = await startFailed();
      session[leave]();
      expect([clock.pending(), listeners()]).toEqual([0, 0]);
      await emit('online');
      await passSeconds(600);
      expect(requests).toHaveLength(1);
    }
  });
});
