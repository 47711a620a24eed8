import { createStore } from 'zustand/vanilla';
import { createShoppingContextStore } from '../../domains/account';
import { createPassStore } from '../../domains/delivery-pass';
import { createSlotStore } from '../../domains/slot';
import { createTrolleyStore } from '../../domains/trolley';
import { createManualClock } from '../../kernel/testing/manual-clock';
import { failed } from '../../kernel/result';
import { createServerBrowser } from '../../platform/browser';
import type { SessionStatus } from '../../platform/session';
import { followSession } from './follow-session';

const NO_SERVICE = () => Promise.resolve(failed('network', 'no service'));

/** The cookies of a browser whose last customer was 42, with a session that the test changes. */
const setUp = () => {
  const cookies = new Map([['customerId', '42']]);
  const session = createStore<SessionStatus>()(() => ({ kind: 'initialising' }));
  followSession({
    session,
    context: createShoppingContextStore({ load: NO_SERVICE }),
    trolley: createTrolleyStore({
      trolleys: { load: NO_SERVICE, decodeTotals: NO_SERVICE },
      clock: createManualClock(),
    }),
    slot: createSlotStore({
      slots: { load: NO_SERVICE, cancel: NO_SERVICE },
      clock: createManualClock(),
      storeBranch: () => undefined,
    }),
    pass: createPassStore({ load: NO_SERVICE }),
    browser: {
      ...createServerBrowser(new URL('https://shop.example/ecom')),
      cookies: {
        get: (name) => cookies.get(name),
        set: (name, value) => void cookies.set(name, value),
        remove: (name) => void cookies.delete(name),
      },
    },
    loadOrder: () => Promise.resolve(),
    onLeft: () => undefined,
  });
  return { cookies, session };
};

describe('followSession and the customerId cookie', () => {
  it('keeps the cookie while the token service fails [AUTH-6]', () => {
    const { cookies, session } = setUp();
    session.setState({ kind: 'signed-out', isAssumed: true }, true);
    expect(cookies.get('customerId')).toBe('42');
  });

  it('removes the cookie when no customer is signed in [AUTH-6]', () => {
    const { cookies, session } = setUp();
    session.setState({ kind: 'signed-out' }, true);
    expect(cookies.has('customerId')).toBe(false);
  });

  it('sets the cookie when a retry finds the customer [AUTH-6]', () => {
    const { cookies, session } = setUp();
    session.setState({ kind: 'signed-out', isAssumed: true }, true);
    session.setState({ kind: 'signed-in', role: 'customer', customerId: '43' }, true);
    expect(cookies.get('customerId')).toBe('43');
  });
});
