import { fc } from '../../../tests/setup/property-tests';
import { ok, type Result } from '../../kernel/result';
import { createAmendApi } from './api';

const recordingApi = (result: Result<unknown>) => {
  const sent: { readonly tag: string; readonly variables: unknown }[] = [];
  const api = createAmendApi({
    prepare: () => undefined,
    run: (operation) => {
      sent.push(operation);
      return Promise.resolve(result.ok ? operation.decode(result.value) : result);
    },
  });
  return { sent, cancel: () => api.cancel('co-1', new AbortController().signal) };
};

describe('createAmendApi', () => {
  it('sends cancelAmendOrder with its tag and the order id [AMND-2] [CALL-2]', async () => {
    const { sent, cancel } = recordingApi(ok({ cancelAmendOrder: { failures: [] } }));
    expect((await cancel()).ok).toBe(true);
    expect(sent).toMatchObject([{ tag: 'cancel-amend-order', variables: { customerOrderId: 'co-1' } }]);
  });

  it.each([
    ['failures of a known shape', { failures: [{ type: 'NOT_AMENDING', message: 'no' }] }],
    ['failures of an unknown type', { failures: [{ type: null }] }],
    ['no result', null],
    ['failures that are not a list', { failures: 'many' }],
  ])('returns a failure for %s [AMND-2]', async (_what, cancelAmendOrder) => {
    expect((await recordingApi(ok({ cancelAmendOrder })).cancel()).ok).toBe(false);
  });

  it('succeeds when failures are left out or null [AMND-2]', async () => {
    expect((await recordingApi(ok({ cancelAmendOrder: { failures: null } })).cancel()).ok).toBe(true);
    expect((await recordingApi(ok({ cancelAmendOrder: {} })).cancel()).ok).toBe(true);
  });

  it('decodes any JSON without throwing [CALL-3]', async () => {
    await fc.assert(
      fc.asyncProperty(fc.jsonValue(), async (value) => {
        await recordingApi(ok(value)).cancel();
      }),
    );
  });
});
