import type { SessionAdapter } from '../../../federation/contract';
import { loadFromHost } from './index';
import { signedIn } from './testing/session-set-up';

const answering = (answer: unknown): SessionAdapter => ({
  load: () => Promise.resolve(answer as Awaited<ReturnType<SessionAdapter['load']>>),
});
const { signal } = new AbortController();

describe("a host's own session", () => {
  it('is asked with the signal and with the wish for a fresh token [FED-3] [AUTH-4]', async () => {
    const load = jest.fn<ReturnType<SessionAdapter['load']>, Parameters<SessionAdapter['load']>>(() =>
      Promise.resolve(signedIn('one')),
    );
    await loadFromHost({ load }, signal, { fresh: true });
    expect(load.mock.calls).toEqual([[signal, { fresh: true }]]);
  });

  it('is believed in the shape of the contract, with nothing beside it [FED-3] [CALL-3]', async () => {
    const given = { ...signedIn('one'), name: 'Ada', isSignedOnAsCustomer: true };
    const { name: _, ...expected } = given;
    expect(await loadFromHost(answering(given), signal)).toEqual(expected);
    expect(await loadFromHost(answering({ kind: 'signed-out', token: 'x' }), signal)).toEqual({
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
    { ...signedIn('one'), customerId: 42 },
    { ...signedIn('one'), expiresAt: 'soon' },
  ])('says nothing in the shape of %p [FED-3] [CALL-3]', async (answer) => {
    await expect(loadFromHost(answering(answer), signal)).rejects.toThrow();
  });
});
