import fc from 'fast-check';
import { failed, ok } from '../../kernel/result';
import { createScriptedHttp } from '../../platform/http/testing/scripted-http';
import { createSlotApi } from './api';

/** DECODER_RUNS=100000 for the figure that is published. */
const RUNS = Number(process.env.DECODER_RUNS ?? 5_000);

const RESERVATION = {
  id: 'r-1',
  status: 'UNCONFIRMED',
  slotType: 'GROCERY_COLLECTION',
  branchId: '7',
  addressId: null,
  startDateTime: '2025-05-05T13:00:00Z',
  endDateTime: '2025-05-05T14:00:00+00:00',
};

const load = async (...answers: Parameters<typeof createScriptedHttp>) => {
  const { http, asked } = createScriptedHttp(...answers);
  const answer = await createSlotApi(http, 'https://api.example/').load(
    '10 01',
    new AbortController().signal,
  );
  return { answer, asked };
};

describe('asking for slot reservations', () => {
  it("asks for the order's, as the customer [CALL-2]", async () => {
    const { asked } = await load(ok([]));
    expect(asked).toMatchObject([
      {
        method: 'GET',
        url: 'https://api.example/slot-reservations',
        query: { customerOrderId: '10 01' },
        as: 'customer',
      },
    ]);
  });

  it('gives the one that counts, with how it is told [SLOT-1] [SLOT-3]', async () => {
    const { answer } = await load(ok([{ ...RESERVATION, id: 'r-0', status: 'EXPIRED' }, RESERVATION]));
    expect(answer).toMatchObject({
      ok: true,
      value: {
        reservation: { id: 'r-1', branchId: '7' },
        label: { name: 'Collection', day: 'Mon 05 May', time: '2pm - 3pm' },
      },
    });
  });

  it('has no label without a start [SLOT-3]', async () => {
    const { answer } = await load(ok([{ ...RESERVATION, startDateTime: 'soon' }]));
    expect(answer.ok && answer.value).not.toHaveProperty('label');
  });

  it('drops one that cannot be read and keeps the others [CALL-3]', async () => {
    const { answer } = await load(ok([null, { id: 3 }, { ...RESERVATION, slotType: 'BY_DRONE' }]));
    expect(answer).toMatchObject({ value: { reservation: { id: 'r-1', slotType: 'UNDEFINED' } } });
  });

  it('books nothing where there is none [SLOT-2]', async () => {
    expect((await load(ok([]))).answer).toEqual(ok(undefined));
  });

  it('asks once more before a failure counts [SLOT-2]', async () => {
    const down = failed('http', 'Service Unavailable', 503);
    expect((await load(down, ok([RESERVATION]))).answer).toMatchObject({ ok: true });
    expect((await load(down, down)).answer).toMatchObject({ ok: false, failure: { status: 503 } });
  });

  it.each([null, {}, '<html>', { reservations: [] }])('is a failure for %p [CALL-3]', async (body) => {
    const { answer } = await load(ok(body), ok(body));
    expect(answer).toMatchObject({ ok: false, failure: { kind: 'wrong-shape' } });
  });
});

describe('slot reservations of any shape', () => {
  it('never throw [CALL-3]', async () => {
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
      { numRuns: RUNS },
    );
  }, 120_000);
});

describe('giving a reservation up', () => {
  const cancel = async (...answers: Parameters<typeof createScriptedHttp>) => {
    const { http, asked } = createScriptedHttp(...answers);
    return { answer: await createSlotApi(http, 'https://api.example').cancel('r/1'), asked };
  };

  it('deletes that one, as the customer [SLOT-7]', async () => {
    const { answer, asked } = await cancel(ok(''));
    expect(answer).toEqual(ok(undefined));
    expect(asked).toMatchObject([
      { method: 'DELETE', url: 'https://api.example/slot-reservations/r%2F1', as: 'customer' },
    ]);
  });

  it('is done when there is none any more [SLOT-7]', async () => {
    expect((await cancel(failed('http', 'Not Found', 404))).answer).toEqual(ok(undefined));
  });

  it.each([failed('http', 'Bad Gateway', 502), failed('timeout', 'timeout'), failed('network', 'reset')])(
    'is not done, and not repeated, after %j [SLOT-7]',
    async (failure) => {
      const { answer, asked } = await cancel(failure);
      expect([answer.ok, asked.length]).toEqual([false, 1]);
    },
  );
});
