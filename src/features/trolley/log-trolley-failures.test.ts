import { english } from '../../kernel/translate';
import { penceFromPounds } from '../../kernel/money';
import { ok } from '../../kernel/result';
import { createTrolleyStore } from '../../domains/trolley';
import { createManualClock } from '../../kernel/testing/manual-clock';
import { followTrolleyFailures } from './log-trolley-failures';

const trolleyWith = (types: readonly string[]) => ({
  items: [],
  totals: { estimatedCost: penceFromPounds(4), itemCount: 1, hardConflicts: 0 },
  currencyCode: 'GBP',
  isAmendingOrder: false,
  isSlotChangeable: true,
  instantCheckout: '',
  failures: types.map((type) => ({ type, message: 'never logged' })),
  order: { containsEntertaining: false, amounts: new Map<string, number>() },
});

const setUp = async (loaded: readonly string[] = []) => {
  let types: readonly string[] = [];
  const store = createTrolleyStore({
    t: english,
    clock: createManualClock(),
    trolleys: {
      load: () => Promise.resolve(ok(trolleyWith(types))),
      decodeTotals: () => Promise.resolve(ok(trolleyWith([]).totals)),
    },
  });
  const logged: unknown[] = [];
  const write = (message: string, fields?: object) => {
    logged.push([message, fields]);
  };
  const read = async (next: readonly string[]) => {
    types = next;
    await store.getState().load({ customerOrderId: '1', isAmending: false });
  };
  await read(loaded);
  const stop = followTrolleyFailures(store, { warn: write });
  return { logged, read, stop };
};

const entry = (type: string) => ['Trolley answered with a failure', { type }];

describe('failures in a trolley’s response', () => {
  it('are logged with their type, each type once, and never with the message [TROL-8]', async () => {
    const { logged, read } = await setUp();
    await read(['ITEM_UNAVAILABLE', 'ITEM_UNAVAILABLE', '__proto__']);
    await read(['ITEM_UNAVAILABLE', 'NEW']);
    expect(logged).toEqual([entry('ITEM_UNAVAILABLE'), entry('__proto__'), entry('NEW')]);
  });

  it('are logged if they were loaded before [TROL-8]', async () => {
    const { logged } = await setUp(['EARLY']);
    expect(logged).toEqual([entry('EARLY')]);
  });

  it('are limited in number and length [TROL-8]', async () => {
    const { logged, read } = await setUp();
    await read(Array.from({ length: 500 }, (_, index) => `${String(index)}${'x'.repeat(10_000)}`));
    expect(logged).toHaveLength(20);
    expect(JSON.stringify(logged).length).toBeLessThan(3_000);
  });

  it('are not logged after logging is stopped', async () => {
    const { logged, read, stop } = await setUp();
    stop();
    await read(['LATE']);
    expect(logged).toEqual([]);
  });
});
