import { ok } from '../../kernel/result';
import { slotWith } from '../../context/testing/shop-data';
import { createTestContext } from '../../context/testing/test-context';
import { createPress } from '../../context/testing/press';
import { settle } from '../../kernel/testing/settle';
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

  it('reports that its code failed to load [ERR-6]', async () => {
    const regions: string[] = [];
    const { context } = createTestContext();
    const { load } = createSlotDetails(
      {
        ...context,
        withTimeout: () => Promise.reject(new Error('lost')),
        report: (region) => void regions.push(region),
      },
      () => undefined,
    );
    await expect(load()).rejects.toThrow('lost');
    expect(regions).toEqual(['slot details']);
  });

  const AMENDED = { isAmendingOrder: true, isSlotChangeable: false };

  /** Presses 'Change slot' while the trolley loads. */
  const pressEarly = () => {
    const header = createTestContext();
    let alerts = 0;
    const details = createSlotDetails(header.context, () => {
      alerts += 1;
    });
    header.bookSlot({ slotType: 'DELIVERY' });
    const { event, effects } = createPress();
    details.onChangeSlot(event);
    return { ...header, effects, alerts: () => alerts };
  };

  it('opens the alert of a slot that is fixed, once the trolley is known [SLOT-8]', async () => {
    const { effects, alerts, setTrolley, acts } = pressEarly();
    expect([effects, alerts()]).toEqual([['default prevented'], 0]);
    setTrolley(AMENDED);
    await settle();
    expect([alerts(), acts]).toEqual([1, []]);
  });

  it.each([
    ['another trolley', (header: ReturnType<typeof pressEarly>) => header.setTrolley()],
    ['8 seconds', ({ clock }: ReturnType<typeof pressEarly>) => clock.pass(8_000)],
  ])('goes to the booking page after %s [SLOT-5] [SLOT-8]', async (_what, pass) => {
    const header = pressEarly();
    pass(header);
    await settle();
    expect([header.alerts(), header.acts]).toEqual([0, ['go /ecom/bookslot/delivery']]);
  });
});
