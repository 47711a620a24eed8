import { followHostSession } from './follow-session';

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
