import { ok } from '../../kernel/result';
import { CUSTOMER, slotWith } from '../../context/testing/shop-data';
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
});

describe('a press on a link to book or change the slot', () => {
  const setUp = () => {
    const { context, ...header } = createTestContext({ status: CUSTOMER });
    const alerts: string[] = [];
    const { onSlotLink } = createSlotDetails(context, () => void alerts.push('alert'));
    const press = async () => {
      const { event, effects } = createPress();
      void onSlotLink(event);
      await settle();
      return effects;
    };
    /** What the press has led to. */
    const outcome = () => [header.acts, alerts, header.trackedNames()];
    return { ...header, context, press, outcome };
  };
  const FIXED = { isAmendingOrder: true, isSlotChangeable: false };
  const DELIVERY = 'go /ecom/bookslot/delivery';

  it.each([
    ['follows the link to change a slot', {}, [], []],
    ['shows the alert of a slot that cannot be changed', FIXED, ['default prevented'], ['alert']],
  ])('%s [SLOT-5] [SLOT-8]', async (_what, trolley, effects, alerts) => {
    const { press, outcome, setTrolley, bookSlot } = setUp();
    setTrolley(trolley);
    bookSlot();
    expect(await press()).toEqual(effects);
    expect(outcome()).toEqual([[], alerts, ['change_slot_button_click']]);
  });

  it('follows the link to book a slot [SLOT-3] [EVT-1]', async () => {
    const { context, press, outcome, setTrolley } = setUp();
    setTrolley();
    context.slot.setState({ status: { kind: 'none' } });
    expect(await press()).toEqual([]);
    expect(outcome()).toEqual([[], [], ['click_book_slot']]);
  });

  it('waits while trolley and slot load, and then goes to the page of the slot [SLOT-5]', async () => {
    const { press, outcome, setTrolley, bookSlot } = setUp();
    expect(await press()).toEqual(['default prevented']);
    bookSlot();
    await settle();
    expect(outcome()).toEqual([[], [], []]);
    setTrolley();
    await settle();
    expect(outcome()).toEqual([[DELIVERY], [], ['change_slot_button_click']]);
  });

  it('shows the alert as soon as the trolley says that the slot stays [SLOT-8]', async () => {
    const { press, outcome, setTrolley } = setUp();
    setTrolley(FIXED);
    expect(await press()).toEqual(['default prevented']);
    expect(outcome()).toEqual([[], ['alert'], ['change_slot_button_click']]);
  });

  it('goes to slot selection when the slot is not known in time, and nowhere from another page [SLOT-3]', async () => {
    const { press, outcome, clock, moveTo } = setUp();
    await press();
    clock.pass(8_000);
    await settle();
    expect(outcome()).toEqual([['go /ecom/serviceselection'], [], ['click_book_slot']]);
    await press();
    moveTo('/ecom/lists');
    clock.pass(8_000);
    await settle();
    expect(outcome()[0]).toHaveLength(1);
  });
});
