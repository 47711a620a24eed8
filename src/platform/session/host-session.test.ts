import type { SessionAdapter } from '../../../federation/contract';
import { loadFromHost } from './index';
import { signedIn } from './testing/session-set-up';

const sessionOf = (response: unknown): SessionAdapter => ({
  load: () => Promise.resolve(response as Awaited<ReturnType<SessionAdapter['load']>>),
});
const { signal } = new AbortController();

describe('loadFromHost', () => {
  it('passes the signal and the option for a fresh token to the host [FED-3] [AUTH-4]', async () => {
    const load = jest.fn<ReturnType<SessionAdapter['load']>, Parameters<SessionAdapter['load']>>(() =>
      Promise.resolve(signedIn('one')),
    );
    await loadFromHost({ load }, signal, { fresh: true });
    expect(load.mock.calls).toEqual([[signal, { fresh: true }]]);
  });

  it('returns only the fields of the contract [FED-3] [CALL-3]', async () => {
    const given = { ...signedIn('one'), name: 'Ada', isSignedOnAsCustomer: true };
    const { name: _, ...expected } = given;
    expect(await loadFromHost(sessionOf(given), signal)).toEqual(expected);
    expect(await loadFromHost(sessionOf({ kind: 'signed-out', token: 'x' }), signal)).toEqual({
      kind: 'signed-out',
    });
  });

  it.each([
    undefined,
    null,
    7,
    'signed-in',
    {},
    { kind: 'someone' },
    { ...signedIn('one'), token: '' },
    { ...signedIn('one'), customerId: undefined },
    { ...signedIn('one'), isSignedOnAsCustomer: 'no' },
  ])('rejects %p, which the contract does not allow [FED-3] [CALL-3]', (response) =>
    expect(loadFromHost(sessionOf(response), signal)).rejects.toThrow(),
  );
});
