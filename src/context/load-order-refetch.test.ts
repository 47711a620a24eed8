import type { ShoppingContextStore } from '../domains/account';
import type { SlotStore } from '../domains/slot';
import type { TrolleyStore } from '../domains/trolley';
import { failed, ok } from '../kernel/result';
import { createOrderRefetcher } from './load-order';

type Context = ReturnType<ShoppingContextStore['getState']>['context'];

const HERE = { customerOrderId: 'co-1', customerOrderState: 'AMENDING' } as Context;

/** Returns the requests that follow this response of the shopping context. */
const readAfter = async (response: Context | undefined) => {
  const read: string[] = [];
  const reading = (what: string) => ({
    getState: () => ({ refresh: () => Promise.resolve(read.push(what)) }),
  });
  await createOrderRefetcher({
    services: {
      contexts: { load: () => Promise.resolve(response ? ok(response) : failed('http', 'down', 503)) },
    },
    context: { getState: () => ({ context: HERE }) } as unknown as ShoppingContextStore,
    trolley: reading('trolley') as unknown as TrolleyStore,
    slot: reading('slot') as unknown as SlotStore,
    loadOrder: () => Promise.resolve(void read.push('order')),
  })();
  return read;
};

describe('createOrderRefetcher', () => {
  it('refetches trolley and slot of the same order [TROL-4] [AMND-1]', async () => {
    expect(await readAfter(HERE)).toEqual(['trolley', 'slot']);
  });

  it.each<Context>([
    { ...HERE, customerOrderId: 'co-2' },
    { ...HERE, customerOrderState: 'PLACED' },
  ])('opens another order, or one that has become another: %j [AUTH-7]', async (response) => {
    expect(await readAfter(response)).toEqual(['order']);
  });

  it('keeps the current order when the shopping context fails to load [AUTH-7]', async () => {
    expect(await readAfter(undefined)).toEqual(['trolley', 'slot']);
  });
});
