import { ok } from '../../kernel/result';
import { slotWith } from '../../context/testing/shop-data';
import { createTestContext } from '../../context/testing/test-context';
import { createSlotDetails } from './slot-details';

describe('createSlotDetails', () => {
  it('removes the address as soon as no slot is booked [AUTH-4] [SLOT-4]', async () => {
    const { context, bookSlot } = createTestContext({ responses: [ok({ line1: '1 Lane', town: 'Alton' })] });
    const { load } = createSlotDetails(context, () => undefined);
    bookSlot({ addressId: 'a' });
    const { store } = await load();
    await store.getState().show(slotWith({ addressId: 'a' }).reservation);
    expect(store.getState().status).toMatchObject({ kind: 'ready', place: { lines: ['1 Lane', 'Alton'] } });
    void context.slot.getState().load(undefined);
    expect(store.getState().status).toEqual({ kind: 'none' });
  });
});
