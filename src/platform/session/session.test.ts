import { settle } from '../../kernel/testing/settle';
import { MINUTE_MS, setUpSession as setUp, SIGNED_OUT, signedIn } from './testing/session-set-up';

/** Creates a session whose token has been refused, and is being renewed. */
const setUpRenewal = async () => {
  const context = setUp();
  await context.startWith(signedIn('one'));
  const renewed = context.session.renew('one');
  await settle();
  return { ...context, renewed };
};

describe('the status of a session', () => {
  it('is unknown, then initialising until the token service responds [AUTH-2]', async () => {
    const { startWith, status } = setUp();
    expect(status()).toEqual({ kind: 'unknown' });
    const started = startWith(signedIn('one'));
    expect(status()).toEqual({ kind: 'initialising' });
    await started;
    expect(status()).toEqual({ kind: 'signed-in', role: 'customer', customerId: '42' });
  });

  it('is signed out, without a request, if the host reports that there is no session [AUTH-1]', async () => {
    const { session, requests, status } = setUp(false);
    await session.start();
    expect([status(), requests.length, await session.current()]).toEqual([SIGNED_OUT, 0, undefined]);
  });

  it('is signed out when the token service reports it, and no token is requested again [AUTH-4]', async () => {
    const { startWith, session, requests, status } = setUp();
    await startWith(SIGNED_OUT);
    expect([status(), await session.current(), requests.length]).toEqual([SIGNED_OUT, undefined, 1]);
  });

  it('does not notify its subscribers when the token is renewed [AUTH-5]', async () => {
    const { startWith, session, requests } = setUp();
    await startWith(signedIn('one'));
    const received: unknown[] = [];
    session.store.subscribe((status) => received.push(status));
    const renewed = session.renew('one');
    await settle();
    await requests[1]?.resolve(signedIn('two'));
    expect([await renewed, received]).toEqual(['two', []]);
  });
});

describe('the token', () => {
  it('is fetched once for all callers [AUTH-4]', async () => {
    const { session, requests } = setUp();
    void session.start();
    const tokens = [session.current(), session.current(), session.current()];
    await requests[0]?.resolve(signedIn('one'));
    expect(await Promise.all(tokens)).toEqual(['one', 'one', 'one']);
    expect(requests).toHaveLength(1);
  });

  it('is used until half a minute before it expires, then fetched again [AUTH-4]', async () => {
    const { startWith, session, requests, clock } = setUp();
    await startWith(signedIn('one', 10));
    clock.pass(9 * MINUTE_MS);
    expect([await session.current(), requests.length]).toEqual(['one', 1]);
    clock.pass(MINUTE_MS / 2);
    const next = session.current();
    await settle();
    await requests[1]?.resolve(signedIn('two', 20));
    expect(await next).toBe('two');
  });

  it('is renewed once for all callers whose calls were refused [AUTH-4]', async () => {
    const { startWith, session, requests } = setUp();
    await startWith(signedIn('one'));
    const renewals = [session.renew('one'), session.renew('one')];
    await settle();
    await requests[1]?.resolve(signedIn('two'));
    expect(await Promise.all([...renewals, session.renew('one')])).toEqual(['two', 'two', 'two']);
    expect(requests).toHaveLength(2);
  });

  it('is discarded when the session has ended meanwhile, and the status is signed out [AUTH-2]', async () => {
    const { requests, status, renewed } = await setUpRenewal();
    await requests[1]?.resolve(SIGNED_OUT);
    expect([await renewed, status()]).toEqual([undefined, SIGNED_OUT]);
  });
});

describe('stop', () => {
  it('cancels the request and its timer [FED-6]', async () => {
    const { session, requests, status, clock } = setUp();
    const started = session.start();
    session.stop();
    expect(requests[0]?.signal.aborted).toBe(true);
    await started;
    expect(clock.pending()).toBe(0);
    await requests[0]?.resolve(signedIn('one'));
    expect([status(), clock.pending()]).toEqual([{ kind: 'initialising' }, 0]);
  });

  it('has stopped until another start [FED-6]', () => {
    const { session } = setUp();
    expect(session.hasStopped()).toBe(false);
    session.stop();
    expect(session.hasStopped()).toBe(true);
    void session.start();
    expect(session.hasStopped()).toBe(false);
  });

  it('allows another start, as after a second mount [FED-6]', async () => {
    const { session, startWith, status } = setUp();
    void session.start();
    session.stop();
    await settle();
    await startWith(signedIn('two'));
    expect(status()).toMatchObject({ kind: 'signed-in' });
    expect(await session.current()).toBe('two');
  });

  it('allows another start at once, as in React strict mode [FED-6]', async () => {
    const { session, requests, status } = setUp();
    void session.start();
    session.stop();
    const started = session.start();
    for (const { resolve } of requests) await resolve(signedIn('one'));
    await started;
    expect(status()).toMatchObject({ kind: 'signed-in' });
  });
});

describe('createSession, when it renews the token', () => {
  it('loads the token that another tab has renewed before it requests a fresh one [AUTH-4]', async () => {
    const { startWith, session, requests, locks } = setUp();
    await startWith(signedIn('one'));
    let release: (() => void) | undefined;
    void locks.run(() => new Promise((done) => (release = done)));
    const renewed = session.renew('one');
    await settle();
    expect(requests).toHaveLength(1);
    release?.();
    await settle();
    await requests[1]?.resolve(signedIn('two'));
    expect([await renewed, requests.map(({ isFresh }) => isFresh)]).toEqual(['two', [false, false]]);
  });

  it.each([
    ['two', 'two'],
    ['one', undefined],
  ])(
    'requests a fresh token once if the service returns the refused one: %s is used as %s [AUTH-4]',
    async (fresh, used) => {
      const { requests, renewed } = await setUpRenewal();
      await requests[1]?.resolve(signedIn('one'));
      await requests[2]?.resolve(signedIn(fresh));
      expect([await renewed, requests.map(({ isFresh }) => isFresh)]).toEqual([used, [false, false, true]]);
    },
  );

  it('calls onRenewed for another token of the same customer only [PASS-2]', async () => {
    const { startWith, session, requests, renewals } = setUp();
    await startWith(signedIn('one'));
    const refreshAnd = async (response: ReturnType<typeof signedIn>) => {
      const done = session.refresh();
      await requests.at(-1)?.resolve(response);
      await done;
      return renewals.length;
    };
    expect(renewals).toEqual([]);
    expect(await refreshAnd(signedIn('one'))).toBe(0);
    expect(await refreshAnd(signedIn('two'))).toBe(1);
    expect(await refreshAnd({ ...signedIn('three'), customerId: '43' })).toBe(1);
    expect(await refreshAnd({ ...signedIn('four'), customerId: '43' })).toBe(2);
  });

  it('keeps the customer signed in while the token service is down, without a request for each call [AUTH-4]', async () => {
    const { startWith, session, requests, status, clock } = setUp();
    await startWith(signedIn('one', 10));
    clock.pass(9.5 * MINUTE_MS);
    const token = session.current();
    await settle();
    await requests[1]?.fail();
    expect([await token, status().kind, await session.current()]).toEqual(['one', 'signed-in', 'one']);
    expect(requests).toHaveLength(2);
  });

  it('waits no longer than 15 seconds for the token service and for other tabs [AUTH-4]', async () => {
    const { startWith, session, clock, locks, status } = setUp();
    await startWith(signedIn('one'));
    void locks.run(() => new Promise(() => undefined));
    const renewed = session.renew('one');
    await settle();
    clock.pass(15_000);
    expect([await renewed, status().kind, clock.pending()]).toEqual([undefined, 'signed-in', 0]);
  });

  it("does not return another customer's token for a call of the first customer [AUTH-4]", async () => {
    const { session, requests, status, renewed } = await setUpRenewal();
    await requests[1]?.resolve({ ...signedIn('two'), customerId: '43' });
    expect([await renewed, await session.renew('one')]).toEqual([undefined, undefined]);
    expect([status(), await session.current()]).toMatchObject([{ customerId: '43' }, 'two']);
  });

  it('calls onFlicker once when the service ends the session, and not when the shopper does [AUTH-5]', async () => {
    const ended = setUp();
    await ended.startWith(signedIn('one'));
    void ended.session.refresh();
    await ended.requests[1]?.resolve(SIGNED_OUT);
    void ended.session.refresh();
    await ended.requests[2]?.resolve(SIGNED_OUT);
    const left = setUp();
    await left.startWith(signedIn('one'));
    left.session.end();
    expect([ended.flickers, left.flickers, left.status()]).toEqual([['flicker'], [], SIGNED_OUT]);
  });

  it('discards the token at once when the shopper signs out, also one that is being requested [AUTH-4]', async () => {
    const { session, requests, status, renewed } = await setUpRenewal();
    session.end();
    await requests[1]?.resolve(signedIn('two'));
    expect([await renewed, await session.current(), status()]).toEqual([undefined, undefined, SIGNED_OUT]);
  });
});
