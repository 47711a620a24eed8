import { MINUTE_MS, setUpSession as setUp, settled, SIGNED_OUT, signedIn } from './testing/session-set-up';

describe('createSession, when it renews the token', () => {
  it('loads the token that another tab has renewed before it requests a fresh one [AUTH-4]', async () => {
    const { startWith, session, requests, locks } = setUp();
    await startWith(signedIn('one'));
    let release: (() => void) | undefined;
    void locks.run(() => new Promise((done) => (release = done)));
    const renewed = session.renew('one');
    await settled();
    expect(requests).toHaveLength(1);
    release?.();
    await settled();
    await requests[1]?.resolve(signedIn('two'));
    expect([await renewed, requests.map(({ isFresh }) => isFresh)]).toEqual(['two', [false, false]]);
  });

  it('requests a fresh token if the service returns the refused one [AUTH-4]', async () => {
    const { startWith, session, requests } = setUp();
    await startWith(signedIn('one'));
    const renewed = session.renew('one');
    await settled();
    await requests[1]?.resolve(signedIn('one'));
    await requests[2]?.resolve(signedIn('two'));
    expect([await renewed, requests.map(({ isFresh }) => isFresh)]).toEqual(['two', [false, false, true]]);
  });

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
    await settled();
    await requests[1]?.fail();
    expect([await token, status().kind, await session.current()]).toEqual(['one', 'signed-in', 'one']);
    expect(requests).toHaveLength(2);
  });

  it('waits no longer than 15 seconds for the token service and for other tabs [AUTH-4]', async () => {
    const { startWith, session, clock, locks, status } = setUp();
    await startWith(signedIn('one'));
    void locks.run(() => new Promise(() => undefined));
    const renewed = session.renew('one');
    await settled();
    clock.pass(15_000);
    expect([await renewed, status().kind, clock.pending()]).toEqual([undefined, 'signed-in', 0]);
  });

  it("does not return another customer's token for a call of the first customer [AUTH-4]", async () => {
    const { startWith, session, requests, status } = setUp();
    await startWith(signedIn('one'));
    const renewed = session.renew('one');
    await settled();
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
    const { startWith, session, requests, status } = setUp();
    await startWith(signedIn('one'));
    const renewed = session.renew('one');
    await settled();
    session.end();
    await requests[1]?.resolve(signedIn('two'));
    expect([await renewed, await session.current(), status()]).toEqual([undefined, undefined, SIGNED_OUT]);
  });
});
