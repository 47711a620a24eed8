import { PLACING_ORDERS_KEY } from '../../../federation/contract';
import { penceFromPounds } from '../../kernel/money';
import { createPress } from '../../context/testing/press';
import { settle } from '../../kernel/testing/settle';
import { CUSTOMER, trolleyWith } from '../../context/testing/shop-data';
import { createTestContext } from '../../context/testing/test-context';
import { createCheckout } from './checkout';

const INTERSTITIALS = '/ecom/beforeYouGo';
const ALLOWED = { instantCheckout: 'ALLOWED', isAmendingOrder: true } as const;
const { totals } = trolleyWith();
const CONFLICTS = { totals: { ...totals, hardConflicts: 1 } };
const BELOW_MINIMUM = {
  totals: { ...totals, minimumSpendThresholdMet: false, deliveryMinimum: penceFromPounds(50) },
};

type Load = Parameters<typeof createCheckout>[1];

/** An order that an earlier page sent. */
const RECORD = JSON.stringify([
  { customerOrderId: 'co-1', key: 'k-1', startedAt: -120_000, phase: 'unknown' },
]);

/** Starts the Checkout control on this page. `load` loads Instant Checkout. */
const setUp = (address = 'https://shop.example/ecom/lists', load?: Load) => {
  const { context, ...header } = createTestContext({ address, status: CUSTOMER });
  const checkout = createCheckout(context, load);
  const control = () => checkout.entry.getState();
  const press = async (placement: 'main' | 'amend' | 'sheet', keys?: Parameters<typeof createPress>[0]) => {
    const { event, effects } = createPress(keys);
    checkout.enterCheckout({ placement, event });
    const before = control().control;
    await settle();
    return { effects, before };
  };
  return { ...header, context, control, press, ...checkout };
};

describe('the target of the Checkout control', () => {
  it('is the trolley until trolley and slot are known, then follows the slot, the page that the host opens in place, and hard conflicts [CHK-1]', () => {
    const { context, control, followEntry, bookSlot, moveTo, setTrolley } = setUp(
      'https://shop.example/ecom/lists?a=1',
    );
    followEntry();
    expect(control().href).toBe('/ecom/shop/trolley');
    setTrolley();
    expect(control().href).toBe('/ecom/shop/trolley');
    context.slot.setState({ status: { kind: 'none' } });
    expect(control().href).toBe('/ecom/serviceselection');
    bookSlot();
    expect(control().href).toBe(`${INTERSTITIALS}?a=1`);
    moveTo(INTERSTITIALS);
    expect(control().href).toBe('/ecom/checkout');
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
    const { followEntry, local, requests, setTrolley, paint } = setUp();
    local.set(PLACING_ORDERS_KEY, RECORD);
    followEntry();
    await paint();
    expect(requests).toEqual([]);
    setTrolley();
    setTrolley();
    await paint();
    expect(requests).toMatchObject([{ method: 'GET', url: 'https://api.example/v1/orders/co-1' }]);
  });
});

describe('a press on Checkout', () => {
  const setUpAmended = (load?: Load) => {
    const header = setUp(undefined, load);
    header.setOrder();
    header.followEntry();
    header.bookSlot();
    header.setTrolley(ALLOWED);
    return header;
  };

  it('opens the chooser in the amend bar, and waits while it loads [INST-1] [CHK-2]', async () => {
    const { press, control, modal, trackedNames } = setUpAmended();
    expect(await press('amend')).toEqual({ effects: ['default prevented', 'focused'], before: 'waiting' });
    expect([control().control, modal()?.name]).toEqual(['rest', 'instant-checkout']);
    expect(trackedNames()).toEqual(['instant_checkout_trigger', 'modal_opened']);
  });

  it.each([
    ['in the main bar', 'main', {}, ALLOWED],
    ['with Ctrl', 'amend', { ctrlKey: true }, ALLOWED],
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
    const { context, press, setTrolley, followEntry, trackedNames } = setUp();
    setTrolley();
    context.slot.setState({ status: { kind: 'none' } });
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

describe('a press on Checkout while trolley or slot load', () => {
  /** Presses Checkout in the main bar while nothing is known yet. */
  const pressEarly = async (placement: Parameters<ReturnType<typeof setUp>['press']>[0] = 'main') => {
    const header = setUp();
    header.setOrder();
    header.followEntry();
    return { ...header, ...(await header.press(placement)) };
  };

  it('waits for both, then goes where the shopper has to go [CHK-1] [CHK-2]', async () => {
    const { control, effects, setTrolley, bookSlot, acts, trackedNames } = await pressEarly();
    expect([control().control, effects]).toEqual(['waiting', ['default prevented', 'focused']]);
    setTrolley();
    await settle();
    expect([control().control, acts]).toEqual(['waiting', []]);
    bookSlot();
    await settle();
    expect([control().control, acts]).toEqual(['rest', [`go ${INTERSTITIALS}`]]);
    expect(trackedNames()).toEqual(['enter_checkout']);
  });

  it('waits for the end of a change by the host [CHK-1] [TROL-4]', async () => {
    const { context, press, followEntry, setTrolley, bookSlot, acts } = setUp();
    setTrolley();
    bookSlot();
    followEntry();
    context.slot.setState({ isUpdating: true });
    await press('main');
    context.slot.setState({ isUpdating: false, status: { kind: 'none' } });
    await settle();
    expect(acts).toEqual(['go /ecom/serviceselection']);
  });

  it.each([
    ['goes to the trolley with hard conflicts', CONFLICTS, ['go /ecom/shop/trolley']],
    ['stays, with the reason, below the minimum', BELOW_MINIMUM, []],
  ] as const)('%s [CHK-1] [TROL-6]', async (_what, trolley, visits) => {
    const { setTrolley, bookSlot, acts } = await pressEarly();
    bookSlot();
    setTrolley(trolley);
    await settle();
    expect(acts).toEqual(visits);
  });

  it('opens the chooser for an order that may be placed at once [INST-1]', async () => {
    const { setTrolley, bookSlot, acts, modal } = await pressEarly('amend');
    bookSlot();
    setTrolley(ALLOWED);
    await settle();
    expect([acts, modal()?.name]).toEqual([[], 'instant-checkout']);
  });

  it('goes to the trolley after 8 seconds [CHK-1] [ERR-6]', async () => {
    const { setTrolley, clock, acts } = await pressEarly();
    setTrolley();
    clock.pass(8_000);
    await settle();
    expect(acts).toEqual(['go /ecom/shop/trolley']);
  });

  it('is forgotten when the host opens another page meanwhile [CHK-2]', async () => {
    const { control, moveTo, setTrolley, bookSlot, acts } = await pressEarly();
    moveTo('/ecom/lists');
    expect(control().control).toBe('rest');
    setTrolley();
    bookSlot();
    await settle();
    expect(acts).toEqual([]);
  });

  it('with Ctrl follows the link, which leads to the trolley [CHK-1]', async () => {
    const { press, followEntry, control } = setUp();
    followEntry();
    expect((await press('main', { ctrlKey: true })).effects).toEqual([]);
    expect(control().href).toBe('/ecom/shop/trolley');
  });
});

describe('showGenericError', () => {
  it('shows the dialog of an unexpected error [ERR-1]', async () => {
    const { context, modal } = createTestContext();
    await createCheckout(context).showGenericError();
    expect(modal()?.name).toBe('error header:unexpected');
  });

  it('shows a message when that dialog fails to load [ERR-1] [ERR-6]', async () => {
    const { context, modal, notice } = createTestContext();
    const withTimeout = () => Promise.reject(new Error('timeout'));
    await createCheckout({ ...context, withTimeout }).showGenericError();
    expect([modal(), notice()]).toEqual([undefined, "Sorry, there's been a problem. Please try again."]);
  });
});
