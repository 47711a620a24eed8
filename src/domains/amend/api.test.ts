import fc from 'fast-check';
import { ok, type Result } from '../../kernel/result';
import { createAmendApi } from './api';

const apiThatHears = (answer: Result<unknown>) => {
  const sent: { readonly tag: string; readonly variables: unknown }[] = [];
  const api = createAmendApi({
    prepare: () => undefined,
    run: (operation) => {
      sent.push(operation);
      return Promise.resolve(answer.ok ? operation.decode(answer.value) : answer);
    },
  });
  return { sent, cancel: () => api.cancel('co-1', new AbortController().signal) };
};

describe('cancelAmendOrder', () => {
  it('is sent with its tag and the order [AMND-2] [CALL-2]', async () => {
    const { sent, cancel } = apiThatHears(ok({ cancelAmendOrder: { failures: [] } }));
    expect((await cancel()).ok).toBe(true);
    expect(sent).toMatchObject([{ tag: 'cancel-amend-order', variables: { customerOrderId: 'co-1' } }]);
  });

  it.each([
    ['failures of a known shape', { failures: [{ type: 'NOT_AMENDING', message: 'no' }] }],
    ['failures of an unknown type', { failures: [{ type: null }] }],
    ['no answer', null],
    ['failures that are no list', { failures: 'many' }],
  ])('has failed with %s [AMND-2]', async (_what, cancelAmendOrder) => {
    expect((await apiThatHears(ok({ cancelAmendOrder })).cancel()).ok).toBe(false);
  });

  it('has not failed where failures are left out or null [AMND-2]', async () => {
    expect((await apiThatHears(ok({ cancelAmendOrder: { failures: null } })).cancel()).ok).toBe(true);
    expect((await apiThatHears(ok({ cancelAmendOrder: {} })).cancel()).ok).toBe(true);
  });

  it('takes any JSON without throwing [CALL-3]', async () => {
    await fc.assert(
      fc.asyncProperty(fc.jsonValue(), async (value) => {
        await apiThatHears(ok(value)).cancel();
      }),
    );
  });
});
