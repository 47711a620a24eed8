import { english } from '../../kernel/translate';
import { fc } from '../../../tests/setup/property-tests';
import { failed, ok } from '../../kernel/result';
import { createScriptedHttp } from '../../platform/http/testing/scripted-http';
import { createSlotApi } from './api';

const RESERVATION = {
  id: 'r-1',
  status: 'UNCONFIRMED',
  slotType: 'GROCERY_COLLECTION',
  branchId: '7',
  addressId: null,
  startDateTime: '2025-05-05T13:00:00Z',
  endDateTime: '2025-05-05T14:00:00+00:00',
};

const load = async (...responses: Parameters<typeof createScriptedHttp>) => {
  const { http, requests } = createScriptedHttp(...responses);
  const result = await createSlotApi(http, 'https://api.example/', english).load(
    '10 01',
    new AbortController().signal,
  );
  return { result, requests };
};

describe('createSlotApi: load', () => {
  it("requests the order's reservations as the customer [CALL-2]", async () => {
    const { requests } = await load(ok([]));
    expect(requests).toMatchObject([
      {
        method: 'GET',
        url: 'https://api.example/slot-reservations',
        query: { customerOrderId: '10 01' },
        as: 'customer',
      },
    ]);
  });

  it('retries once before it returns a failure [SLOT-2]', async () => {
    const down = failed('http', 'Service Unavailable', 503);
    expect((await load(down, ok([RESERVATION]))).result).toMatchObject({
      ok: true,
      value: { reservation: { id: 'r-1' }, label: { day: 'Mon 05 May', time: '2pm - 3pm' } },
    });
    expect((await load(down, down)).result).toMatchObject({ ok: false, failure: { status: 503 } });
  });
});

describe('createSlotApi with responses of any shape', () => {
  it('never throws [CALL-3]', async () => {
    const field = fc.option(
      fc.oneof(fc.string(), fc.jsonValue({ maxDepth: 1 }), fc.constant('2025-13-45T99:00Z')),
    );
    const near = fc.record(
      { id: fc.string(), status: fc.string(), slotType: field, startDateTime: field, branchId: field },
      { requiredKeys: ['id', 'status'] },
    );
    const body = fc.oneof(
      fc.jsonValue({ maxDepth: 2 }),
      fc.array(fc.oneof(near, fc.jsonValue({ maxDepth: 1 })), { maxLength: 3 }),
    );
    await fc.assert(
      fc.asyncProperty(body, async (wire) => {
        await load(ok(wire), ok(wire));
      }),
    );
  });
});

describe('createSlotApi: cancel', () => {
  const cancel = async (...responses: Parameters<typeof createScriptedHttp>) => {
    const { http, requests } = createScriptedHttp(...responses);
    return { result: await createSlotApi(http, 'https://api.example', english).cancel('r/1'), requests };
  };

  it('deletes the reservation as the customer [SLOT-7]', async () => {
    const { result, requests } = await cancel(ok(''));
    expect(result).toEqual(ok(undefined));
    expect(requests).toMatchObject([
      { method: 'DELETE', url: 'https://api.example/slot-reservations/r%2F1', as: 'customer' },
    ]);
  });

  it('succeeds when the reservation no longer exists [SLOT-7]', async () => {
    expect((await cancel(failed('http', 'Not Found', 404))).result).toEqual(ok(undefined));
  });

  it.each([failed('http', 'Bad Gateway', 502), failed('timeout', 'timeout'), failed('network', 'reset')])(
    'fails without a retry after %j [SLOT-7]',
    async (failure) => {
      const { result, requests } = await cancel(failure);
      expect([result.ok, requests.length]).toEqual([false, 1]);
    },
  );
});
