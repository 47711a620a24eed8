import { act, renderHook } from '@testing-library/react';
import type { PreloadedData, SessionConfig } from '../../../federation/contract';
import type { SessionStatus } from '../../platform/session';
import { CUSTOMER, OPERATOR, VISITOR } from '../../context/testing/shop-data';
import { createTestHeader } from '../testing/test-header';
import { useIdentity, useInitialStatus } from './use-runtime';

const TOKEN_SESSION = { hasTokenSession: true };
const NO_SESSION = { hasTokenSession: false };

const setUp = (session: SessionConfig = TOKEN_SESSION, preloaded: PreloadedData = {}) => {
  const { header, run, fail } = createTestHeader({ config: { session }, preloaded });
  const { result } = renderHook(() => ({
    identity: useIdentity(header),
    initial: useInitialStatus(header).kind,
  }));
  return {
    current: () => result.current,
    run: (status: SessionStatus) => {
      act(() => run(status));
    },
    fail: () => act(fail),
  };
};

describe('useIdentity', () => {
  it('is pending during a token session, and then follows the session [AUTH-2]', () => {
    const { current, run } = setUp();
    expect(current().identity).toBe('pending');
    run({ kind: 'initialising' });
    expect(current().identity).toBe('pending');
    for (const [status, identity] of [
      [CUSTOMER, 'customer'],
      [OPERATOR, 'operator'],
      [VISITOR, 'visitor'],
    ] as const) {
      run(status);
      expect(current().identity).toBe(identity);
    }
  });

  it('is pending where the host does not know whether there is a token session [AUTH-2]', () =>
    expect(setUp({}).current().identity).toBe('pending'));

  it('is what the host has preloaded, until the session is known [FED-8] [AUTH-3]', () => {
    const { current, run } = setUp(TOKEN_SESSION, { session: { role: 'operator' } });
    run({ kind: 'initialising' });
    expect(current().identity).toBe('operator');
    run(CUSTOMER);
    expect(current().identity).toBe('customer');
  });

  it('is a visitor without a token session, and after the runtime has failed to load [AUTH-1] [FED-4]', () => {
    const preloaded = { session: { role: 'customer' } } as const;
    expect(setUp(NO_SESSION, preloaded).current().identity).toBe('visitor');
    const { current, fail } = setUp();
    fail();
    expect(current().identity).toBe('visitor');
  });
});

describe('useInitialStatus', () => {
  it('is pending until the runtime is loaded, and failed if it cannot load [TROL-3] [SLOT-3]', () => {
    const { current, fail } = setUp();
    expect(current().initial).toBe('pending');
    fail();
    expect(current().initial).toBe('failed');
  });

  it('is none for a visitor, whatever happens to the runtime [AUTH-1]', () => {
    const { current, fail } = setUp(NO_SESSION);
    expect(current().initial).toBe('none');
    fail();
    expect(current().initial).toBe('none');
  });
});
