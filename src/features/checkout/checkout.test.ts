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
  it('follows the slot, the page that the host opens in place, and hard conflicts [CHK-1]', () => {
    const { context, control, followEntry, bookSlot, moveTo, setTrolley } = setUp(
      'https://shop.example/ecom/lists?a=1',
    );
    followEntry();
    expect(control().href).toBe('/ecom/shop/trolley');
    setTrolley();
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

  it.each(['failed', 'none', 'pending'] as const)('is enabled when the trolley is %s [TROL-6]', (kind) => {
    const { context, control, followEntry, bookSlot, setTrolley } = setUp();
    followEntry();
    bookSlot();
    setTrolley(BELOW_MINIMUM);
    context.trolley.setState({
      status: kind === 'failed' ? { kind, failure: { kind: 'network', message: 'down' } } : { kind },
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
    const { press, context, followEntry, setTrolley, trackedNames } = setUp();
    followEntry();
    setTrolley();
    context.slot.setState({ status: { kind: 'none' } });
    expect((await press('main')).effects).toEqual([]);
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
  const setUpPress = async (keys?: Parameters<typeof createPress>[0]) => {
    const header = setUp();
    header.followEntry();
    const { effects, before } = await header.press('main', keys);
    return { ...header, effects, before };
  };
  type Header = Awaited<ReturnType<typeof setUpPress>>;

  it('waits for both, and then goes to the page that is next [CHK-1] [CHK-2]', async () => {
    const { effects, control, setTrolley, bookSlot, acts, trackedNames } = await setUpPress();
    expect(effects).toEqual(['default prevented', 'focused']);
    setTrolley();
    await settle();
    expect([control().control, acts]).toEqual(['waiting', []]);
    bookSlot();
    await settle();
    expect([control().control, acts]).toEqual(['rest', [`go ${INTERSTITIALS}`]]);
    expect(trackedNames()).toEqual(['enter_checkout']);
  });

  it.each([
    ['the trolley for hard conflicts', '/ecom/shop/trolley', CONFLICTS, 'booked'],
    ['slot selection without a slot', '/ecom/serviceselection', undefined, 'none'],
  ] as const)('goes to %s [CHK-1]', async (_where, page, trolley, slot) => {
    const { context, setTrolley, bookSlot, acts, trackedNames } = await setUpPress();
    setTrolley(trolley);
    if (slot === 'booked') bookSlot();
    else context.slot.setState({ status: { kind: 'none' } });
    await settle();
    expect([acts, trackedNames()]).toEqual([[`go ${page}`], []]);
  });

  it('goes nowhere below the minimum, and announces the reason [CHK-1] [TROL-6]', async () => {
    const { setTrolley, bookSlot, acts, announced } = await setUpPress();
    setTrolley(BELOW_MINIMUM);
    bookSlot();
    await settle();
    expect([acts, announced()]).toEqual([
      [],
      'To check out, please meet our £50 minimum spend (excluding delivery charge)',
    ]);
  });

  it.each([
    [
      'they are not known in time',
      ({ setTrolley }: Header) => {
        setTrolley();
      },
    ],
    [
      'a host does not finish a change in time',
      ({ setTrolley, bookSlot, context }: Header) => {
        setTrolley();
        context.slot.getState().updateStarted();
        bookSlot();
      },
    ],
  ])('goes to the trolley when %s [CHK-1]', async (_why, change) => {
    const header = await setUpPress();
    change(header);
    header.clock.pass(7_999);
    await settle();
    expect(header.acts).toEqual([]);
    header.clock.pass(1);
    await settle();
    expect([header.acts, header.control().control]).toEqual([['go /ecom/shop/trolley'], 'rest']);
  });

  it('opens the chooser of the amend bar [INST-1]', async () => {
    const { press, followEntry, setOrder, setTrolley, bookSlot, modal } = setUp();
    setOrder();
    followEntry();
    await press('amend');
    setTrolley(ALLOWED);
    bookSlot();
    await settle();
    expect(modal()?.name).toBe('instant-checkout');
  });

  it('goes nowhere when the shopper has gone to another page [CHK-1]', async () => {
    const { setTrolley, bookSlot, moveTo, acts, trackedNames } = await setUpPress();
    moveTo('/ecom/favourites');
    setTrolley();
    bookSlot();
    await settle();
    expect([acts, trackedNames()]).toEqual([[], []]);
  });

  it('with Ctrl follows the link at once [CHK-1]', async () => {
    const { effects, before, control } = await setUpPress({ ctrlKey: true });
    expect([effects, before, control().href]).toEqual([[], 'rest', '/ecom/shop/trolley']);
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
