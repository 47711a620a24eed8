import { ok } from '../../kernel/result';
import { createScriptedHttp } from '../../platform/http/testing/scripted-http';
import { createPassApi } from './api';

const load = async (...responses: Parameters<typeof createScriptedHttp>) => {
  const { http, requests } = createScriptedHttp(...responses);
  const result = await createPassApi(http, '/').load('42', new AbortController().signal);
  return { result, requests };
};

describe('createPassApi', () => {
  it('sends the request as the customer, with the customer id in a header [PASS-1] [CALL-2]', async () => {
    const { requests } = await load(ok({ status: 'ACTIVE' }));
    expect(requests).toMatchObject([
      { method: 'GET', url: '/v1/pass/status', headers: { 'customer-id': '42' }, as: 'customer' },
    ]);
  });

  it.each(['UNKNOWN', 'ACTIVE', 'AVAILABLE'])('decodes the status %s [PASS-1]', async (status) => {
    expect((await load(ok({ status }))).result).toEqual(ok(status));
  });

  it.each([{ status: 'LAPSED' }, {}, null, '<html>'])(
    'returns a wrong-shape failure for %p [CALL-3]',
    async (body) => {
      expect((await load(ok(body))).result).toMatchObject({ ok: false, failure: { kind: 'wrong-shape' } });
    },
  );
});
