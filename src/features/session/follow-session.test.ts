import { ok } from '../../kernel/result';
import type { SessionStatus } from '../../platform/session';
import { settle } from '../../kernel/testing/settle';
import { CUSTOMER, OPERATOR, signedIn, VISITOR } from '../../context/testing/shop-data';
import { createTestContext } from '../../context/testing/test-context';
import { followHostSession, followSession } from './follow-session';

const UNCONFIRMED: SessionStatus = { kind: 'unconfirmed' };
const OTHER = signedIn('43');

/** Follows a session whose first status is this one, in a browser whose last customer was 42. */
const setUp = (status: SessionStatus = { kind: 'initialising' }) => {
  const { context, ...header } = createTestContext({ status });
  const left: string[] = [];
  header.cookies.set('customerId', '42');
  header.shop.pass = ok('ACTIVE');
  const stop = followSession({ ...context, onLeft: () => left.push('left') });
  const roles = () => header.dispatched.map(({ detail }) => Reflect.get(Object(detail), 'role') as unknown);
  const kinds = () => [context.trolley.getState().status.kind, context.slot.getState().status.kind];
  return { ...header, context, left, stop, roles, kinds };
};

describe('followSession', () => {
  it('loads the order and the delivery pass of a customer who signs in [AUTH-2] [PASS-2]', async () => {
    const { signIn, calls, context, kinds } = setUp();
    signIn(CUSTOMER);
    await settle();
    expect(calls).toEqual(['pass 42', 'context', 'trolley co-1', 'slot co-1']);
    expect([...kinds(), context.pass.getState().status]).toEqual(['ready', 'booked', 'ACTIVE']);
  });

  it('loads the order of a customer who is signed in at the start [AUTH-2]', () => {
    expect(setUp(CUSTOMER).calls).toEqual(['pass 42', 'context']);
  });

  it('requests nothing for a visitor, and shows neither trolley nor slot [AUTH-1]', async () => {
    const { signIn, calls, kinds } = setUp();
    expect(kinds()).toEqual(['pending', 'pending']);
    signIn(VISITOR);
    await settle();
    expect([calls, kinds()]).toEqual([[], ['none', 'none']]);
  });

  it('shows that trolley and slot cannot be loaded while the token service fails, and loads them after it [AUTH-2]', async () => {
    const { signIn, calls, kinds } = setUp();
    signIn(UNCONFIRMED);
    expect([calls, kinds()]).toEqual([[], ['failed', 'failed']]);
    signIn(CUSTOMER);
    await settle();
    expect(kinds()).toEqual(['ready', 'booked']);
  });

  it("removes a customer's data on sign-out [AUTH-1]", async () => {
    const { signIn, context, kinds, left } = setUp(CUSTOMER);
    await settle();
    signIn(VISITOR);
    expect([left, kinds(), context.pass.getState().status]).toEqual([['left'], ['none', 'none'], 'UNKNOWN']);
    expect(context.context.getState().context).toEqual({});
  });

  it("removes one customer's data before it requests the next one's [AUTH-2]", async () => {
    const { signIn, kinds, calls, left } = setUp(CUSTOMER);
    await settle();
    calls.length = 0;
    signIn(OTHER);
    expect([left, kinds()]).toEqual([['left'], ['none', 'none']]);
    await settle();
    expect(calls).toEqual(['pass 43', 'context', 'trolley co-1', 'slot co-1']);
  });

  it('announces the role to the host, once it is known and at each change [FED-3]', () => {
    const { signIn, roles } = setUp();
    expect(roles()).toEqual([]);
    for (const status of [CUSTOMER, OPERATOR, VISITOR]) signIn(status);
    expect(roles()).toEqual(['customer', 'operator', 'visitor']);
  });
});

describe('followSession and the customerId cookie', () => {
  it.each([
    ['keeps the cookie while the token service fails', [UNCONFIRMED], '42'],
    ['removes the cookie when no customer is signed in', [VISITOR], undefined],
    ['sets the cookie when a retry finds the customer', [UNCONFIRMED, OTHER], '43'],
  ] as const)('%s [AUTH-6]', (_what, statuses, customerId) => {
    const { cookies, signIn } = setUp();
    for (const status of statuses) signIn(status);
    expect(cookies.get('customerId')).toBe(customerId);
  });

  it('keeps the id of the customer for 30 days [AUTH-6]', () => {
    const { cookieAges, signIn } = setUp();
    signIn(OTHER);
    expect(cookieAges.get('customerId')).toBe(30 * 24 * 60 * 60);
  });
});

describe('followHostSession', () => {
  it('refreshes the session at each change, until it is stopped [FED-3] [AUTH-2]', () => {
    const listeners = new Set<() => void>();
    const refresh = jest.fn(() => Promise.resolve());
    const stop = followHostSession(
      {
        load: () => Promise.resolve({ kind: 'signed-out' }),
        subscribe(listener) {
          listeners.add(listener);
          return () => listeners.delete(listener);
        },
      },
      { refresh },
    );
    for (const listener of [...listeners, ...listeners]) listener();
    expect(refresh).toHaveBeenCalledTimes(2);
    stop();
    expect(listeners.size).toBe(0);
  });

  it('does nothing without an adapter, or with one that reports no changes [FED-3]', () => {
    const refresh = jest.fn(() => Promise.resolve());
    followHostSession(undefined, { refresh })();
    followHostSession({ load: () => Promise.resolve({ kind: 'signed-out' }) }, { refresh })();
    expect(refresh).not.toHaveBeenCalled();
  });
});
