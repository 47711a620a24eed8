import { MINUTE, setUpSession as setUp, settled, SIGNED_OUT, signedIn } from './testing/session-set-up';

describe('in the middle of a sitting', () => {
  it('reads before it asks for another token: a tab that waited finds the new one [AUTH-4]', async () => {
    const { startWith, session, asked, locks } = setUp();
    await startWith(signedIn('one'));
    let leave: (() => void) | undefined;
    void locks.take(() => new Promise((done) => (leave = done)));
    const renewed = session.renew('one');
    await settled();
    expect(asked).toHaveLength(1);
    leave?.();
    await settled();
    await asked[1]?.answer(signedIn('two'));
    expect([await renewed, asked.map(({ isFresh }) => isFresh)]).toEqual(['two', [false, false]]);
  });

  it('asks for another token where the service gives the refused one [AUTH-4]', async () => {
    const { startWith, session, asked } = setUp();
    await startWith(signedIn('one'));
    const renewed = session.renew('one');
    await settled();
    await asked[1]?.answer(signedIn('one'));
    await asked[2]?.answer(signedIn('two'));
    expect([await renewed, asked.map(({ isFresh }) => isFresh)]).toEqual(['two', [false, false, true]]);
  });

  it("tells of another token of the same customer, not of the first one, nor of another customer's [PASS-2]", async () => {
    const { startWith, session, asked, renewals } = setUp();
    await startWith(signedIn('one'));
    const askAnd = async (answer: ReturnType<typeof signedIn>) => {
      const done = session.ask();
      await asked.at(-1)?.answer(answer);
      await done;
      return renewals.length;
    };
    expect(renewals).toEqual([]);
    expect(await askAnd(signedIn('one'))).toBe(0);
    expect(await askAnd(signedIn('two'))).toBe(1);
    expect(await askAnd({ ...signedIn('three'), customerId: '43' })).toBe(1);
    expect(await askAnd({ ...signedIn('four'), customerId: '43' })).toBe(2);
  });

  it('keeps who is here while the token service is down, and does not ask for each call [AUTH-4]', async () => {
    const { startWith, session, asked, status, clock } = setUp();
    await startWith(signedIn('one', 10));
    clock.pass(9.5 * MINUTE);
    const token = session.current();
    await settled();
    await asked[1]?.fail();
    expect([await token, status().kind, await session.current()]).toEqual(['one', 'signed-in', 'one']);
    expect(asked).toHaveLength(2);
  });

  it('waits no longer than 15 seconds for a token service that hangs, nor for the other tabs [AUTH-4]', async () => {
    const { startWith, session, clock, locks, status } = setUp();
    await startWith(signedIn('one'));
    void locks.take(() => new Promise(() => undefined));
    const renewed = session.renew('one');
    await settled();
    clock.pass(15_000);
    expect([await renewed, status().kind, clock.pending()]).toEqual([undefined, 'signed-in', 0]);
  });

  it("gives nobody another customer's token for a call of the first [AUTH-4]", async () => {
    const { startWith, session, asked, status } = setUp();
    await startWith(signedIn('one'));
    const renewed = session.renew('one');
    await settled();
    await asked[1]?.answer({ ...signedIn('two'), customerId: '43' });
    expect([await renewed, await session.renew('one')]).toEqual([undefined, undefined]);
    expect([status(), await session.current()]).toMatchObject([{ customerId: '43' }, 'two']);
  });

  it('uses a token that seems over as it comes until it is refused: the clock is wrong [AUTH-4]', async () => {
    const { startWith, session, asked } = setUp();
    await startWith(signedIn('one', -60));
    expect([await session.current(), await session.current(), asked.length]).toEqual(['one', 'one', 1]);
  });

  it('keeps a token of one second for half of it: a service that rotates is not asked for each call [AUTH-4]', async () => {
    const { startWith, session, asked, clock } = setUp();
    await startWith(signedIn('one', 1 / 60));
    clock.pass(499);
    expect([await session.current(), asked.length]).toEqual(['one', 1]);
    clock.pass(1);
    void session.current();
    await settled();
    expect(asked).toHaveLength(2);
  });

  it('tells a flicker once when the service ends the session, none when the shopper does [AUTH-5]', async () => {
    const ended = setUp();
    await ended.startWith(signedIn('one'));
    void ended.session.ask();
    await ended.asked[1]?.answer(SIGNED_OUT);
    void ended.session.ask();
    await ended.asked[2]?.answer(SIGNED_OUT);
    const left = setUp();
    await left.startWith(signedIn('one'));
    left.session.end();
    expect([ended.flickers, left.flickers, left.status()]).toEqual([['flicker'], [], SIGNED_OUT]);
  });

  it('forgets the token at once when the shopper leaves, also one that is on its way [AUTH-4]', async () => {
    const { startWith, session, asked, status } = setUp();
    await startWith(signedIn('one'));
    const renewed = session.renew('one');
    await settled();
    session.end();
    await asked[1]?.answer(signedIn('two'));
    expect([await renewed, await session.current(), status()]).toEqual([undefined, undefined, SIGNED_OUT]);
  });
});
