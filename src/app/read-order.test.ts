import type { ShoppingContextStore } from '../domains/account';
import type { SlotStore } from '../domains/slot';
import type { TrolleyStore } from '../domains/trolley';
import { failed, ok } from '../kernel/result';
import { createOrderReader } from './read-order';

type Context = ReturnType<ShoppingContextStore['getState']>['context'];

const HERE = { customerOrderId: 'co-1', customerOrderState: 'AMENDING' } as Context;

/** Which readings come of a context's answer. */
const readAfter = async (answer: Context | undefined) => {
  const read: string[] = [];
  const reading = (what: string) => ({
    getState: () => ({ refresh: () => Promise.resolve(read.push(what)) }),
  });
  await createOrderReader({
    services: {
      contexts: { load: () => Promise.resolve(answer ? ok(answer) : failed('http', 'down', 503)) },
    },
    context: { getState: () => ({ context: HERE }) } as unknown as ShoppingContextStore,
    trolley: reading('trolley') as unknown as TrolleyStore,
    slot: reading('slot') as unknown as SlotStore,
    openOrder: () => Promise.resolve(void read.push('order')),
  })();
  return read;
};

describe('reading the order again', () => {
  it('reads trolley and slot of the same order [TROL-4] [AMND-1]', async () => {
    expect(await readAfter(HERE)).toEqual(['trolley', 'slot']);
  });

  it.each<Context>([
    { ...HERE, customerOrderId: 'co-2' },
    { ...HERE, customerOrderState: 'PLACED' },
  ])('opens another order, or one that has become another: %j [AUTH-7]', async (answer) => {
    expect(await readAfter(answer)).toEqual(['order']);
  });

  it('keeps the order that stands when the context can’t be had [AUTH-7]', async () => {
    expect(await readAfter(undefined)).toEqual(['trolley', 'slot']);
  });
});
