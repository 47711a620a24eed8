import { english } from '../../kernel/translate';
import { PLACING_ORDERS_KEY } from '../../../federation/contract';
import { createEntryStore } from '../../domains/checkout';
import { penceFromPounds } from '../../kernel/money';
import { createPress } from '../../header/testing/press';
import { settle } from '../../header/testing/settle';
import { CUSTOMER, trolleyWith } from '../../header/testing/shop-data';
import { createTestContext } from '../../header/testing/test-context';
import type { Modal } from '../../header/context/modal-state';
import { createCheckoutEntry } from './checkout-entry';

const INTERSTITIALS = '/ecom/beforeYouGo';
const ALLOWED = { instantCheckout: 'ALLOWED', isAmendingOrder: true } as const;
const { totals } = trolleyWith();
const CONFLICTS = { totals: { ...totals, hardConflicts: 1 } };
const BELOW_MINIMUM = {
  totals: { ...totals, minimumSpendThresholdMet: false, deliveryMinimum: penceFromPounds(50) },
};

/** Passes the paint that follows a change. */
const PAINT_MS = 16;

/** Starts the Checkout control on this page. `loadModal` loads the chooser. */
const setUp = (
  address = 'https://shop.example/ecom/lists',
  loadModal: (href: string) => Promise<Modal> = (name) => Promise.resolve({ name, render: () => null }),
) => {
  const { context, ...header } = createTestContext({ address, status: CUSTOMER });
  const resumed: string[] = [];
  const checkout = createCheckoutEntry(context, createEntryStore({ t: english, ...context.announcer }), () =>
    Promise.resolve({
      errors: { show: settle, showNotPlaced: settle, showGenericError: settle, close: () => undefined },
      choose: loadModal,
      resume: async () => void resumed.push('resumed'),
    }),
  );
  const control = () => checkout.entry.getState();
  const press = async (placement: 'main' | 'amend' | 'sheet', keys?: Parameters<typeof createPress>[0]) => {
    const { event, effects } = createPress(keys);
    checkout.enterCheckout({ href: control().href, placement, event });
    const before = control().control;
    await settle();
    return { effects, before };
  };
  return { ...header, context, control, press, resumed, ...checkout };
};

describe('the target of the Checkout control', () => {
  it('is slot selection until a slot is booked, then the interstitials with the query [CHK-1]', () => {
    const { control, followEntry, bookSlot } = setUp('https://shop.example/ecom/lists?a=1');
    followEntry();
    expect(control().href).toBe('/ecom/serviceselection');
    bookSlot();
    expect(control().href).toBe(`${INTERSTITIALS}?a=1`);
  });

  it('is checkout on the interstitials, also when the host opens them in place [CHK-1]', () => {
    const { control, followEntry, bookSlot, moveTo } = setUp();
    followEntry();
    bookSlot();
    moveTo(INTERSTITIALS);
    expect(control().href).toBe('/ecom/checkout');
  });

  it('is the trolley while it has hard conflicts [CHK-1]', () => {
    const { control, followEntry, bookSlot, setTrolley } = setUp();
    followEntry();
    bookSlot();
    setTrolley(CONFLICTS);
    expect(control().href).toBe('/ecom/shop/trolley');
  });
});

describe('the Checkout control', () => {
  it.each([
    ['https://shop.example/ecom/shop/trolley/', true],
    ['https://shop.example/ecom/lists', false],
  ])('at %s is disabled by hard conflicts: %p [TROL-6]', (address, isDisabled) => {
    const { control, followEntry, bookSlot, setTrolley } = setUp(address);
    followEntry();
    bookSlot();
    setTrolley(CONFLICTS);
    expect(control().closed !== undefined).toBe(isDisabled);
  });

  it('is disabled below the minimum once the slot is known, and keeps that while the slot is refetched [TROL-6]', () => {
    const { context, control, followEntry, bookSlot, setTrolley } = setUp();
    followEntry();
    setTrolley(BELOW_MINIMUM);
    expect(control().closed).toBeUndefined();
    bookSlot();
    expect(control().closed?.summary).toBe('£6.90 to go');
    context.slot.setState({ status: { kind: 'pending' } });
    setTrolley();
    expect(control().closed?.summary).toBe('£6.90 to go');
  });

  it.each(['failed', 'none'] as const)('is enabled when the trolley is %s [TROL-6]', (kind) => {
    const { context, control, followEntry, bookSlot, setTrolley } = setUp();
    followEntry();
    bookSlot();
    setTrolley(BELOW_MINIMUM);
    context.trolley.setState({
      status: kind === 'none' ? { kind } : { kind, failure: { kind: 'network', message: 'down' } },
    });
    expect(control().closed).toBeUndefined();
  });

  it('finds out once, with the trolley, the outcome of an order that an earlier page sent [INST-2]', async () => {
    const { followEntry, local, resumed, setTrolley, clock } = setUp();
    local.set(PLACING_ORDERS_KEY, '[]');
    followEntry();
    clock.pass(PAINT_MS);
    await settle();
    expect(resumed).toEqual([]);
    setTrolley();
    setTrolley();
    clock.pass(PAINT_MS);
    await settle();
    expect(resumed).toEqual(['resumed']);
  });

  it('requests no outcome where no order was sent [INST-2]', async () => {
    const { followEntry, resumed, setTrolley, clock } = setUp();
    followEntry();
    setTrolley();
    clock.pass(PAINT_MS);
    await settle();
    expect(resumed).toEqual([]);
  });

  it('removes its listeners when it is stopped [FED-6]', () => {
    const { control, followEntry, bookSlot, listeners, moveTo } = setUp();
    followEntry()();
    bookSlot();
    moveTo(INTERSTITIALS);
    expect([control().href, listeners()]).toEqual(['/ecom/serviceselection', 0]);
  });
});

describe('a press on Checkout', () => {
  const setUpAmended = (loadModal?: (href: string) => Promise<Modal>) => {
    const header = setUp(undefined, loadModal);
    header.followEntry();
    header.bookSlot();
    header.setTrolley(ALLOWED);
    return header;
  };

  it('opens the chooser in the amend bar, and waits while it loads [INST-1] [CHK-2]', async () => {
    const { press, control, modal, trackedNames } = setUpAmended();
    expect(await press('amend')).toEqual({ effects: ['default prevented', 'focused'], before: 'waiting' });
    expect([control().control, modal()?.name]).toEqual(['rest', INTERSTITIALS]);
    expect(trackedNames()).toEqual(['modal_opened']);
  });

  it.each([
    ['in the main bar', 'main', {}, ALLOWED],
    ['in the sheet', 'sheet', {}, ALLOWED],
    ['with Ctrl', 'amend', { ctrlKey: true }, ALLOWED],
    ['with the middle button', 'amend', { button: 1 }, ALLOWED],
    ['for an order that may not be placed at once', 'amend', {}, { isAmendingOrder: true }],
  ] as const)(
    '%s follows the link, and is reported [INST-1] [EVT-1]',
    async (_how, placement, keys, trolley) => {
      const { press, setTrolley, trackedNames, modal } = setUpAmended();
      setTrolley(trolley);
      expect((await press(placement, keys)).effects).toEqual([]);
      expect([modal(), trackedNames()]).toEqual([undefined, ['enter_checkout']]);
    },
  );

  it('is not reported while a slot has to be booked first [EVT-1]', async () => {
    const { press, followEntry, trackedNames } = setUp();
    followEntry();
    await press('main');
    expect(trackedNames()).toEqual([]);
  });

  it.each(['waiting', 'success'] as const)('does nothing while the control is %s [CHK-2]', async (state) => {
    const { press, entry, modal, trackedNames } = setUpAmended();
    entry.setState({ control: state });
    await press('amend');
    expect([modal(), trackedNames()]).toEqual([undefined, []]);
  });

  it('does nothing while the control is disabled [TROL-6]', async () => {
    const { press, setTrolley, trackedNames } = setUpAmended();
    setTrolley({ ...ALLOWED, ...BELOW_MINIMUM });
    await press('amend');
    expect(trackedNames()).toEqual([]);
  });

  it('follows the link after the chooser has failed to load [INST-1] [ERR-6]', async () => {
    const { press, notice, control, trackedNames } = setUpAmended(() => Promise.reject(new Error('404')));
    await press('amend');
    expect(notice()).toBe(
      'Instant checkout could not be opened. Press Checkout again to check out as normal.',
    );
    expect(control().control).toBe('rest');
    expect((await press('amend')).effects).toEqual([]);
    expect(trackedNames()).toEqual(['enter_checkout']);
  });
});
