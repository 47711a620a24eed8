import { AMEND_BAR_KEY } from '../../../federation/contract';
import { noteOf, type PlacingState } from '../../domains/checkout';
import { failed, ok, type Result } from '../../kernel/result';
import { penceFromPounds } from '../../kernel/money';
import { settle } from '../../kernel/testing/settle';
import { CUSTOMER, trolleyWith } from '../../context/testing/shop-data';
import { createTestContext } from '../../context/testing/test-context';
import { silentDialogContext } from '../../ui/testing/polyfill-dialogs';
import { createOrderPlacing } from './place-order';

const AMENDING = ok({ customerOrderState: 'AMENDING' });
const PLACED = ok({ customerOrderState: 'PLACED' });
const REFUSED = failed('http', 'status 422', 422);
const CONFIRMATION = '/ecom/order-confirmation/co-1';

type Options = Parameters<typeof createTestContext>[0];

/** Creates a header with an amended order, whose order service returns these responses. */
const setUp = (responses: readonly Result<unknown>[], options: Options = {}) => {
  const header = createTestContext({ status: CUSTOMER, responses, ...options });
  header.setOrder();
  header.setTrolley({ isAmendingOrder: true });
  header.bookSlot();
  const { placing, errors } = createOrderPlacing(header.context);
  const place = async () => {
    await placing.place();
    await settle();
  };
  return { ...header, ...header.context, placing, errors, place };
};

describe('createOrderPlacing', () => {
  it('places the order once with a key of its own, notifies the other tabs and opens its confirmation [INST-2] [INST-3]', async () => {
    const { place, requests, messages, acts, tabStore } = setUp([AMENDING, PLACED]);
    tabStore.set(AMEND_BAR_KEY, '64');
    await place();
    expect(requests).toMatchObject([
      { method: 'GET', url: 'https://api.example/v1/orders/co-1' },
      {
        method: 'PATCH',
        url: 'https://api.example/v1/orders/co-1/place',
        headers: { 'Idempotency-Key': 'id-1' },
        body: { event: 'PLACE', instantCheckout: true },
      },
    ]);
    expect([messages, acts]).toEqual([['order'], [`go ${CONFIRMATION}`]]);
    // The confirmation keeps no space for the amend bar.
    expect(tabStore.has(AMEND_BAR_KEY)).toBe(false);
  });

  it('nests the options of the request where the host configures that [INST-2]', async () => {
    const { place, requests } = setUp([AMENDING, PLACED], {
      config: { checkout: { placeOptions: 'nested' } },
    });
    await place();
    expect(requests[1]?.body).toEqual({ event: 'PLACE', options: { instantCheckout: true } });
  });

  it('sends the completion beacon with the trolley, and the changes since the order was placed [INST-3]', async () => {
    const { place, fetched, setTrolley } = setUp([AMENDING, PLACED]);
    setTrolley({
      order: {
        containsEntertaining: false,
        amounts: new Map([['005', 1]]),
        deliveryCharge: penceFromPounds(4),
      },
    });
    await place();
    expect(fetched.map(({ url }) => url)).toEqual([
      'https://api.example/mfe/common/api/v1/instantCheckoutTransactionComplete',
    ]);
    expect(JSON.parse(fetched[0]?.body ?? '')).toEqual({
      customerOrderId: 'co-1',
      branchId: '651',
      deliveryChargeAmount: 4,
      slotType: 'DELIVERY',
      instantCheckoutTrolleyItems: [{ lineNumber: '005', totalPrice: 43.1, quantity: 2, quantityDelta: 1 }],
    });
  });

  describe('during a change of the trolley', () => {
    const setUpChange = () => {
      const header = setUp([AMENDING, PLACED]);
      const { shop, trolley, fetched } = header;
      shop.trolley = ok(trolleyWith({ items: [{ lineNumber: '009', quantity: { amount: 1 } }] }));
      shop.totals = ok({ estimatedCost: penceFromPounds(50) });
      return {
        ...header,
        load: async () => {
          await trolley.getState().load({ customerOrderId: 'co-1', isAmending: true });
          header.setTrolley({ isAmendingOrder: true });
        },
        lines: () =>
          fetched.flatMap(({ body }) =>
            (
              JSON.parse(body) as { instantCheckoutTrolleyItems: { lineNumber: string }[] }
            ).instantCheckoutTrolleyItems.map(({ lineNumber }) => lineNumber),
          ),
      };
    };

    it('waits for its end and reads the trolley again, for the beacon of what is placed [INST-3] [TROL-4]', async () => {
      const { load, trolley, place, placing, requests, lines, clock } = setUpChange();
      await load();
      trolley.getState().updateStarted();
      const placed = place();
      await settle();
      clock.pass(7_000);
      await settle();
      expect([placing.state.getState().kind, requests]).toEqual(['placing', []]);
      await trolley.getState().updateFinished({});
      await placed;
      expect([placing.state.getState().kind, lines()]).toEqual(['placed', ['009', '005']]);
    });

    it('waits 8 seconds at most [INST-2]', async () => {
      const { load, trolley, place, placing, lines, clock } = setUpChange();
      await load();
      trolley.getState().updateStarted();
      const placed = place();
      await settle();
      clock.pass(8_000);
      await placed;
      expect([placing.state.getState().kind, lines()]).toEqual(['placed', ['005']]);
    });

    it('reads the trolley twice at most when that fails [INST-2]', async () => {
      const { load, trolley, place, placing, calls, shop } = setUpChange();
      await load();
      await trolley.getState().updateFinished({});
      calls.length = 0;
      shop.trolley = failed('timeout', 'timeout');
      await place();
      expect([placing.state.getState().kind, calls]).toEqual(['placed', ['trolley co-1', 'trolley co-1']]);
    });
  });

  it('sends no beacon without a trolley, and logs that [INST-3]', async () => {
    const { place, trolley, fetched, logged } = setUp([AMENDING, PLACED]);
    trolley.setState({ trolley: undefined });
    await place();
    expect([fetched, logged]).toEqual([[], ['Instant checkout beacon left out: no trolley']]);
  });

  it('continues with the next order in a page whose host opens the confirmation in place [INST-3] [NAV-14]', async () => {
    const routed: string[] = [];
    const navigation = { navigate: (href: string) => void routed.push(href) };
    const { place, acts, notice, calls, placing } = setUp([AMENDING, PLACED], { navigation });
    await place();
    expect([routed, acts, notice()]).toEqual([[CONFIRMATION], [], 'Your order has been placed.']);
    expect(calls).toEqual(['context', 'trolley co-1', 'slot co-1']);
    expect(placing.state.getState()).toEqual({ kind: 'idle' });
  });

  it('shows the dialog of a refusal, and goes nowhere [INST-4] [ERR-3]', async () => {
    const { place, modal, acts, messages } = setUp([AMENDING, REFUSED, AMENDING]);
    await place();
    expect([modal()?.name, acts, messages]).toEqual(['error UNKNOWN_ERROR', [], []]);
  });

  it('closes the dialog of a refusal when the order changes [INST-4]', async () => {
    const { place, modal, setOrder } = setUp([AMENDING, REFUSED, AMENDING]);
    await place();
    setOrder({ customerOrderId: 'co-2' });
    expect(modal()).toBeUndefined();
  });

  it('closes the dialog of a refusal once the next press places the order [INST-4]', async () => {
    const { place, modal, acts } = setUp([AMENDING, REFUSED, AMENDING, AMENDING, PLACED]);
    await place();
    expect(modal()).toBeDefined();
    await place();
    expect([modal(), acts]).toEqual([undefined, [`go ${CONFIRMATION}`]]);
  });
});

describe('a long wait', () => {
  const STILL_PLACING = 'Still working. Don’t close this page.';
  const STILL_CHECKING = 'We’re still checking whether your order was placed.';

  const setUpWait = () => {
    const { placing, clock, announced } = setUp([]);
    const { setState, getState } = placing.state;
    return {
      clock,
      setState: (state: PlacingState) => {
        setState(state, true);
      },
      /** What is announced and what the dialog shows. */
      texts: () => [announced(), noteOf(getState())],
    };
  };
  const waiting = { kind: 'placing', hasReleasedSlot: false } as const;

  it('is explained and announced at once, in other words after 5 s, and again when the reason changes [INST-4]', () => {
    const { clock, setState, texts } = setUpWait();
    setState(waiting);
    clock.pass(4_999);
    expect(texts()).toEqual(['', 'Placing your changes…']);
    clock.pass(1);
    expect(texts()).toEqual([STILL_PLACING, STILL_PLACING]);
    setState({ ...waiting, kind: 'checking' });
    expect(texts()).toEqual([STILL_CHECKING, STILL_CHECKING]);
  });

  it('is not explained once it has ended, and the next one is timed from its own start [INST-4]', () => {
    const { clock, setState, texts } = setUpWait();
    setState(waiting);
    clock.pass(4_999);
    setState({ kind: 'placed', customerOrderId: 'co-1' });
    setState(waiting);
    clock.pass(4_999);
    expect(texts()).toEqual(['', 'Placing your changes…']);
  });
});

describe('the error dialogs', () => {
  it('opens the dialog of an order that was not placed after its slot was cancelled [ERR-4]', async () => {
    const { errors, modal } = setUp([]);
    await errors.show({ kind: 'cancelled-not-placed', code: 'TIMEOUT' });
    const dialog = modal()?.render(silentDialogContext(() => undefined));
    expect(dialog).toMatchObject({ props: { problem: { title: "Your changes haven't been placed" } } });
    errors.close();
    expect(modal()).toBeUndefined();
  });

  it('leaves the dialog of an unexpected error open, which only the shopper closes [ERR-1]', async () => {
    const { errors, modal } = setUp([]);
    await errors.show({ kind: 'unexpected' });
    errors.close();
    expect(modal()).toMatchObject({ name: 'error header:unexpected', isAlert: true });
  });

  it('leaves another dialog open [ERR-3]', async () => {
    const { errors, modals, modal } = setUp([]);
    await errors.show({ kind: 'refused', code: 'ORDER_ORCHESTRATION_017' });
    modals.show({ name: 'trolley', render: () => null });
    errors.close();
    expect(modal()?.name).toBe('trolley');
  });
});
