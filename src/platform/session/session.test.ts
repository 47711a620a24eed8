import { createManualClock } from '../../kernel/testing/manual-clock';
import { createSession } from './session';
import { MINUTE, setUpSession as setUp, settled, SIGNED_OUT, signedIn } from './testing/session-set-up';

describe('who is signed in', () => {
  it('is unknown, then initialises until the token service has answered [AUTH-2]', async () => {
    const { startWith, status } = setUp();
    expect(status()).toEqual({ kind: 'unknown' });
    const started = startWith(signedIn('one'));
    expect(status()).toEqual({ kind: 'initialising' });
    await started;
    expect(status()).toEqual({ kind: 'signed-in', role: 'customer', customerId: '42' });
  });

  it('is an operator where staff are signed on as the customer [AUTH-3]', async () => {
    const { startWith, status } = setUp();
    await startWith({ ...signedIn('one'), isSignedOnAsCustomer: true });
    expect(status()).toMatchObject({ role: 'operator' });
  });

  it('is a visitor for whom nothing is asked where the host knows that there is no session [AUTH-1]', async () => {
    const { session, asked, status } = setUp(false);
    await session.start();
    expect([status(), asked.length, await session.current()]).toEqual([SIGNED_OUT, 0, undefined]);
  });

  it('is a visitor when the token service says so, and no token is asked for again [AUTH-4]', async () => {
    const { startWith, session, asked, status } = setUp();
    await startWith(SIGNED_OUT);
    expect([status(), await session.current(), asked.length]).toEqual([SIGNED_OUT, undefined, 1]);
  });

  it('is a visitor when the token service fails [AUTH-4]', async () => {
    const { session, asked, status } = setUp();
    const started = session.start();
    await asked[0]?.fail();
    await started;
    expect(status()).toEqual(SIGNED_OUT);
  });

  it("is a visitor when the host's own session throws [AUTH-4]", async () => {
    const clock = createManualClock();
    const session = createSession({
      clock,
      hasTokenSession: true,
      exclusively: (_name, task) => task(false),
      onFlicker: () => undefined,
      onRenewed: () => undefined,
      load: () => {
        throw new Error('no session here');
      },
    });
    await session.start();
    expect([session.store.getState(), clock.pending()]).toEqual([SIGNED_OUT, 0]);
  });

  it('is a visitor after 15 seconds without an answer, also when one comes late [AUTH-4] [CALL-3]', async () => {
    const { session, asked, status, clock } = setUp();
    const started = session.start();
    clock.pass(14_999);
    await settled();
    expect(status()).toEqual({ kind: 'initialising' });
    clock.pass(1);
    await started;
    await asked[0]?.answer(signedIn('one'));
    expect(status()).toEqual(SIGNED_OUT);
    expect(asked[0]?.signal.aborted).toBe(true);
  });

  it('is told once: nobody hears of a token that was only renewed [AUTH-5]', async () => {
    const { startWith, session, asked } = setUp();
    await startWith(signedIn('one'));
    const heard: unknown[] = [];
    session.store.subscribe((status) => heard.push(status));
    const renewed = session.renew('one');
    await settled();
    await asked[1]?.answer(signedIn('two'));
    expect([await renewed, heard]).toEqual(['two', []]);
  });

  it('never holds the token [AUTH-4]', async () => {
    const { startWith, status } = setUp();
    await startWith(signedIn('secret'));
    expect(JSON.stringify(status())).not.toContain('secret');
  });
});

describe('the token', () => {
  it('is fetched once, however many wait for it [AUTH-4]', async () => {
    const { session, asked } = setUp();
    void session.start();
    const tokens = [session.current(), session.current(), session.current()];
    await asked[0]?.answer(signedIn('one'));
    expect(await Promise.all(tokens)).toEqual(['one', 'one', 'one']);
    expect(asked).toHaveLength(1);
  });

  it('is kept until half a minute before its end, then fetched anew [AUTH-4]', async () => {
    const { startWith, session, asked, clock } = setUp();
    await startWith(signedIn('one', 10));
    clock.pass(9 * MINUTE);
    expect([await session.current(), asked.length]).toEqual(['one', 1]);
    clock.pass(MINUTE / 2);
    const next = session.current();
    await settled();
    await asked[1]?.answer(signedIn('two', 20));
    expect(await next).toBe('two');
  });

  it('is renewed once for all whose calls were refused [AUTH-4]', async () => {
    const { startWith, session, asked } = setUp();
    await startWith(signedIn('one'));
    const renewals = [session.renew('one'), session.renew('one')];
    await settled();
    await asked[1]?.answer(signedIn('two'));
    expect(await Promise.all([...renewals, session.renew('one')])).toEqual(['two', 'two', 'two']);
    expect(asked).toHaveLength(2);
  });

  it('is none where the service gives the refused one again [AUTH-4]', async () => {
    const { startWith, session, asked } = setUp();
    await startWith(signedIn('one'));
    const renewed = session.renew('one');
    await settled();
    await asked[1]?.answer(signedIn('one'));
    await asked[2]?.answer(signedIn('one'));
    expect(await renewed).toBeUndefined();
    expect(asked).toHaveLength(3);
  });

  it('is gone when the session ended meanwhile, and so is who was signed in [AUTH-2]', async () => {
    const { startWith, session, asked, status } = setUp();
    await startWith(signedIn('one'));
    const renewed = session.renew('one');
    await settled();
    await asked[1]?.answer(SIGNED_OUT);
    expect([await renewed, status()]).toEqual([undefined, SIGNED_OUT]);
  });
});

describe('the end of a session', () => {
  it('cancels what is under way and leaves no timer [FED-6]', async () => {
    const { session, asked, status, clock } = setUp();
    const started = session.start();
    session.stop();
    expect(asked[0]?.signal.aborted).toBe(true);
    await started;
    expect(clock.pending()).toBe(0);
    await asked[0]?.answer(signedIn('one'));
    expect([status(), clock.pending()]).toEqual([{ kind: 'initialising' }, 0]);
  });

  it('lets it start again, as after a second mount [FED-6]', async () => {
    const { session, startWith, status } = setUp();
    void session.start();
    session.stop();
    await settled();
    await startWith(signedIn('two'));
    expect(status()).toMatchObject({ kind: 'signed-in' });
    expect(await session.current()).toBe('two');
  });

  it('lets it start again at once, as React does in strict mode [FED-6]', async () => {
    const { session, asked, status } = setUp();
    void session.start();
    session.stop();
    const started = session.start();
    for (const { answer } of asked) await answer(signedIn('one'));
    await started;
    expect(status()).toMatchObject({ kind: 'signed-in' });
  });
});
