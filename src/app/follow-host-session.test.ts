import { followHostSession } from './follow-session';

describe("following a host's session", () => {
  it('asks again at each change, until it ends [FED-3] [AUTH-2]', () => {
    const listeners = new Set<() => void>();
    const ask = jest.fn(() => Promise.resolve());
    const stop = followHostSession(
      {
        load: () => Promise.resolve({ kind: 'signed-out' }),
        subscribe(listener) {
          listeners.add(listener);
          return () => listeners.delete(listener);
        },
      },
      { ask },
    );
    for (const listener of [...listeners, ...listeners]) listener();
    expect(ask).toHaveBeenCalledTimes(2);
    stop();
    expect(listeners.size).toBe(0);
  });

  it('is nothing to do where the host has none, or tells of no changes [FED-3]', () => {
    const ask = jest.fn(() => Promise.resolve());
    followHostSession(undefined, { ask })();
    followHostSession({ load: () => Promise.resolve({ kind: 'signed-out' }) }, { ask })();
    expect(ask).not.toHaveBeenCalled();
  });
});
