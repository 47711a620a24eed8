import { MINUTE_MS, setUpSession as setUp, settled, SIGNED_OUT, signedIn } from './testing/session-set-up';

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
    await settled();
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
    await settled();
    await requests[1]?.resolve(signedIn('two', 20));
    expect(await next).toBe('two');
  });

  it('is renewed once for all callers whose calls were refused [AUTH-4]', async () => {
    const { startWith, session, requests } = setUp();
    await startWith(signedIn('one'));
    const renewals = [session.renew('one'), session.renew('one')];
    await settled();
    await requests[1]?.resolve(signedIn('two'));
    expect(await Promise.all([...renewals, session.renew('one')])).toEqual(['two', 'two', 'two']);
    expect(requests).toHaveLength(2);
  });

  it('is undefined if the service returns the refused token again [AUTH-4]', async () => {
    const { startWith, session, requests } = setUp();
    await startWith(signedIn('one'));
    const renewed = session.renew('one');
    await settled();
    await requests[1]?.resolve(signedIn('one'));
    await requests[2]?.resolve(signedIn('one'));
    expect(await renewed).toBeUndefined();
    expect(requests).toHaveLength(3);
  });

  it('is discarded when the session has ended meanwhile, and the status is signed out [AUTH-2]', async () => {
    const { startWith, session, requests, status } = setUp();
    await startWith(signedIn('one'));
    const renewed = session.renew('one');
    await settled();
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
    await settled();
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
