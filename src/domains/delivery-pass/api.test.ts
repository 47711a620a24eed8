import { failed, ok } from '../../kernel/result';
import { createScriptedHttp } from '../../platform/http/testing/scripted-http';
import { createPassApi } from './api';

const load = async (...answers: Parameters<typeof createScriptedHttp>) => {
  const { http, asked } = createScriptedHttp(...answers);
  const answer = await createPassApi(http, '/').load('42', new AbortController().signal);
  return { answer, asked };
};

describe('asking for the delivery pass', () => {
  it('asks as the customer, with their id in a header [PASS-1] [CALL-2]', async () => {
    const { asked } = await load(ok({ status: 'ACTIVE' }));
    expect(asked).toMatchObject([
      { method: 'GET', url: '/v1/pass/status', headers: { 'customer-id': '42' }, as: 'customer' },
    ]);
  });

  it.each(['UNKNOWN', 'ACTIVE', 'AVAILABLE'])('knows the status %s [PASS-1]', async (status) => {
    expect((await load(ok({ status }))).answer).toEqual(ok(status));
  });

  it.each([{ status: 'LAPSED' }, {}, null, '<html>'])('is a failure for %p [CALL-3]', async (body) => {
    expect((await load(ok(body))).answer).toMatchObject({ ok: false, failure: { kind: 'wrong-shape' } });
  });

  it('hands a failure on [CALL-3]', async () => {
    expect((await load(failed('http', 'Internal Server Error', 500))).answer).toMatchObject({
      ok: false,
      failure: { status: 500 },
    });
  });
});
