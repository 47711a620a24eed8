import { failed, ok } from '../../kernel/result';
import { createScriptedHttp } from '../http/testing/scripted-http';
import { loadFromTokenService } from './index';

const ANSWER = {
  token: 'one',
  customerId: '42',
  isSignedOnAsCustomer: true,
  expiresAt: '2025-05-05T10:00:00.000Z',
};

const load = async (...answers: Parameters<typeof createScriptedHttp>) => {
  const { http, asked } = createScriptedHttp(...answers);
  const answer = await loadFromTokenService(http, '/token/')(new AbortController().signal);
  return { answer, asked };
};

describe('asking the token service', () => {
  it('asks /v1/token of the configured path, and takes a 401 as information [AUTH-4]', async () => {
    const { asked } = await load(ok(ANSWER));
    expect(asked).toMatchObject([{ method: 'GET', url: '/token/v1/token', expected: [401] }]);
  });

  it('gives who is signed in, and their token [AUTH-3] [AUTH-4]', async () => {
    expect((await load(ok(ANSWER))).answer).toEqual({ kind: 'signed-in', ...ANSWER });
  });

  it('takes no word of staff as a customer [AUTH-3]', async () => {
    const { isSignedOnAsCustomer: _left, ...plain } = ANSWER;
    expect((await load(ok(plain))).answer).toMatchObject({ isSignedOnAsCustomer: false });
  });

  it('asks for another token than the last one by a header, and only then [AUTH-4]', async () => {
    const { http, asked } = createScriptedHttp(ok(ANSWER), ok(ANSWER));
    const ask = loadFromTokenService(http, '/token');
    await ask(new AbortController().signal);
    await ask(new AbortController().signal, { fresh: true });
    expect(asked.map(({ headers }) => headers)).toEqual([undefined, { 'token-refresh': 'true' }]);
  });

  it('knows by a 401 that nobody is signed in [AUTH-4]', async () => {
    const { answer } = await load(failed('http', 'Unauthorized', 401));
    expect(answer).toEqual({ kind: 'signed-out' });
  });

  it.each([
    ['a service that is down', failed('network', 'ECONNREFUSED')],
    ['an empty token', ok({ ...ANSWER, token: '' })],
    ['a number for a customer', ok({ ...ANSWER, customerId: 42 })],
    ['an end that is no instant', ok({ ...ANSWER, expiresAt: 'tomorrow' })],
    ['a page', ok('<html>')],
    ['nothing', ok(null)],
  ] as const)('knows nothing from %s [AUTH-4] [CALL-3]', async (_what, answer) => {
    await expect(load(answer)).rejects.toThrow();
  });
});
