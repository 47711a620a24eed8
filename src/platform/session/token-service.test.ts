import { failed, ok } from '../../kernel/result';
import { createScriptedHttp } from '../http/testing/scripted-http';
import { loadFromTokenService } from './index';

const RESPONSE = {
  token: 'one',
  customerId: '42',
  isSignedOnAsCustomer: true,
  expiresAt: '2025-05-05T10:00:00.000Z',
};

const load = async (...responses: Parameters<typeof createScriptedHttp>) => {
  const { http, requests } = createScriptedHttp(...responses);
  const response = await loadFromTokenService(http, '/token/')(new AbortController().signal);
  return { response, requests };
};

describe('loadFromTokenService', () => {
  it('requests /v1/token of the configured address, and expects a 204 and a 401 [AUTH-4]', async () => {
    const { requests } = await load(ok(RESPONSE));
    expect(requests).toMatchObject([{ method: 'GET', url: '/token/v1/token', expected: [204, 401] }]);
  });

  it('returns who is signed in, and the token [AUTH-3] [AUTH-4]', async () => {
    expect((await load(ok(RESPONSE))).response).toEqual({ kind: 'signed-in', ...RESPONSE });
  });

  it('returns a customer if isSignedOnAsCustomer is missing [AUTH-3]', async () => {
    const { isSignedOnAsCustomer: _left, ...plain } = RESPONSE;
    expect((await load(ok(plain))).response).toMatchObject({ isSignedOnAsCustomer: false });
  });

  it.each([
    ['a numeric customer', { customerId: 42 }, {}],
    ['null for an operator', { isSignedOnAsCustomer: null }, { isSignedOnAsCustomer: false }],
    ['an expiry as an epoch', { expiresAt: 1_746_439_200 }, undefined],
    ['a duration as text', { expiresIn: '3600' }, undefined],
    ['no expiry', { expiresAt: undefined }, undefined],
    ['null for an expiry', { expiresAt: null, expiresIn: null }, { expiresAt: undefined }],
    ['an object for an expiry', { expiresAt: {}, expiresIn: [] }, { expiresAt: undefined }],
  ])('accepts %s [AUTH-4] [CALL-3]', async (_what, given, expected: object = given) => {
    const { response } = await load(ok({ ...RESPONSE, ...given }));
    expect(response).toEqual({ kind: 'signed-in', ...RESPONSE, ...expected });
  });

  it('sends the header token-refresh only to request a fresh token [AUTH-4]', async () => {
    const { http, requests } = createScriptedHttp(ok(RESPONSE), ok(RESPONSE));
    const requestToken = loadFromTokenService(http, '/token');
    await requestToken(new AbortController().signal);
    await requestToken(new AbortController().signal, { fresh: true });
    expect(requests.map(({ headers }) => headers)).toEqual([undefined, { 'token-refresh': 'true' }]);
  });

  it.each([
    ['a 401', failed('http', 'Unauthorized', 401)],
    ['a 204', failed('wrong-shape', 'token', 204)],
    ['a token that is null', ok({ token: null })],
  ])('returns signed out for %s [AUTH-4]', async (_what, result) => {
    const { response } = await load(result);
    expect(response).toEqual({ kind: 'signed-out' });
  });

  it.each([
    ['a service that is down', failed('network', 'ECONNREFUSED')],
    ['an empty body', ok('')],
    ['an empty token', ok({ ...RESPONSE, token: '' })],
    ['an id that changes a path', ok({ ...RESPONSE, customerId: '..' })],
    ['a word for an operator', ok({ ...RESPONSE, isSignedOnAsCustomer: 'no' })],
    ['a page', ok('<html>')],
    ['nothing', ok(null)],
  ] as const)('rejects for %s [AUTH-4] [CALL-3]', (_what, result) => expect(load(result)).rejects.toThrow());
});
