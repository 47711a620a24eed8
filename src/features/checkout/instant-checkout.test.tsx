/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createStore } from 'zustand/vanilla';
import { PLACING_ORDERS_KEY } from '../../../federation/contract';
import { createEntryStore, type PlacingState } from '../../domains/checkout';
import { failed, ok } from '../../kernel/result';
import { english } from '../../kernel/translate';
import { silentDialogContext, polyfillDialogs } from '../../ui/testing/polyfill-dialogs';
import { settle } from '../../kernel/testing/settle';
import { CUSTOMER } from '../../context/testing/shop-data';
import { createTestContext } from '../../context/testing/test-context';
import { createChooser, createInstantCheckout } from './instant-checkout';

polyfillDialogs();

const HREF = '/ecom/beforeYouGo';
const ALLOWED = { instantCheckout: 'ALLOWED', isAmendingOrder: true } as const;

type Options = Parameters<typeof createTestContext>[0];

/** Opens the chooser in a header whose order reaches `end` when it is placed. */
const setUp = (options: Options = {}, end?: PlacingState) => {
  const header = createTestContext({ status: CUSTOMER, ...options });
  const { context, setOrder, setTrolley, bookSlot, tracked } = header;
  setOrder();
  setTrolley(ALLOWED);
  bookSlot();
  const entry = createEntryStore({ t: english, ...context.announcer });
  entry.setState({ href: HREF });
  const state = createStore<PlacingState>()(() => ({ kind: 'idle' }));
  const place = async () => {
    if (end) state.setState(end, true);
  };
  const choose = () => {
    const modal = createChooser({ ...context, entry, placing: { state, place } }, HREF);
    context.modals.show(modal);
    return modal;
  };
  render(choose().render(silentDialogContext(context.modals.end)));
  return {
    ...header,
    choose,
    context,
    entry,
    setPlacing: (next: PlacingState) => {
      act(() => {
        state.setState(next, true);
      });
    },
    /** Presses a button, and returns the events that are reported. */
    press: async (name: string) => {
      tracked.length = 0;
      await act(() => userEvent.click(screen.getByRole('button', { name })));
      return header.trackedNames();
    },
  };
};

describe('createChooser', () => {
  it('requests the items again when the totals are newer [INST-1]', () => {
    const { choose, context, setTrolley } = setUp();
    const refresh = jest.fn();
    const { trolley } = context.trolley.getState();
    act(() => {
      context.trolley.setState({ refresh });
      choose();
    });
    expect(refresh).not.toHaveBeenCalled();
    act(() => {
      setTrolley(ALLOWED);
      context.trolley.setState({ trolley });
      choose();
    });
    expect(refresh).toHaveBeenCalledTimes(1);
  });

  it('reports that the dialog was closed [EVT-1]', async () => {
    expect(await setUp().press('Close')).toEqual(['instant_checkout_close', 'modal_closed']);
  });

  it.each([false, true])(
    'reports the normal checkout, closes and navigates; by the host’s router: %p [EVT-1] [INST-1]',
    async (doesRoute) => {
      const routed: string[] = [];
      const navigation = { navigate: (href: string) => void routed.push(href) };
      const { press, acts, modal } = setUp(doesRoute ? { navigation } : {});
      expect(await press('Check out as normal')).toEqual([
        'review_checkout_click',
        'enter_checkout',
        'modal_closed',
      ]);
      expect([modal(), acts, routed]).toEqual([
        undefined,
        doesRoute ? [] : [`go ${HREF}`],
        doesRoute ? [HREF] : [],
      ]);
    },
  );

  it('reports and announces instant checkout, and closes once the order is placed [EVT-1] [INST-1]', async () => {
    const { press, announced } = setUp({}, { kind: 'placed', customerOrderId: 'co-1' });
    expect(await press('Instant checkout')).toEqual(['instant_checkout_click', 'modal_closed']);
    expect(announced()).toBe('Placing your changes…');
  });

  type Chooser = ReturnType<typeof setUp>;

  it.each<readonly [string, (chooser: Chooser) => void]>([
    ['another order is open', ({ setOrder }) => setOrder({ customerOrderId: 'co-2' })],
    ['the order has another state', ({ setOrder }) => setOrder({ customerOrderState: 'PLACED' })],
    [
      'Instant Checkout is withdrawn',
      ({ setTrolley }) => setTrolley({ ...ALLOWED, instantCheckout: 'NOT_ALLOWED' }),
    ],
    [
      'the minimum is not met any more',
      ({ entry }) =>
        entry.setState({ closed: { reason: 'To check out, please meet our £40 minimum spend' } }),
    ],
    ['something comes before checkout', ({ entry }) => entry.setState({ href: '/ecom/shop/trolley' })],
  ])('closes, and says why, when %s [INST-1]', (_what, change) => {
    const chooser = setUp();
    act(() => {
      change(chooser);
    });
    expect(chooser.modal()).toBeUndefined();
    expect(chooser.notice()).toBe('Your order has changed. Please look at it before you check out.');
  });

  it('stays open for another branch, while its own order is placed, and once it is closed [INST-1]', () => {
    const { modal, notice, context, setOrder, setPlacing, entry } = setUp();
    setOrder({ defaultBranchId: '11' });
    setPlacing({ kind: 'placing', hasReleasedSlot: false });
    setOrder({ customerOrderId: 'co-2' });
    entry.setState({ href: '/ecom/shop/trolley' });
    expect([modal()?.name, notice()]).toEqual(['instant-checkout', '']);
    setPlacing({ kind: 'idle' });
    context.modals.end();
    entry.setState({ href: '/ecom/serviceselection' });
    expect(notice()).toBe('');
  });
});

describe('createInstantCheckout', () => {
  it.each([
    ['placed', ok({ customerOrderState: 'PLACED' }), 'success'],
    ['not placed', ok({ customerOrderState: 'AMENDING' }), 'rest'],
    ['unknown', failed('network', 'down'), 'rest'],
  ])(
    'shows Checkout as waiting until the order is known to be %s [CHK-2]',
    async (_what, response, control) => {
      const { context, setOrder, local, clock } = createTestContext({
        status: CUSTOMER,
        responses: [response],
      });
      setOrder();
      const sent = { customerOrderId: 'co-1', key: 'k-1', startedAt: -120_000, phase: 'unknown' };
      local.set(PLACING_ORDERS_KEY, JSON.stringify([sent]));
      const entry = createEntryStore({ t: english, ...context.announcer });
      const controls: string[] = [];
      entry.subscribe((state) => controls.push(state.control));
      const resumed = createInstantCheckout(context, entry).resume();
      await settle();
      clock.pass(200);
      await resumed;
      await settle();
      expect(controls).toEqual(['waiting', control]);
    },
  );
});
