/** @jest-environment jsdom */
// The default environment uses the abort signals of Node.js, which jsdom's elements reject.
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createStore } from 'zustand/vanilla';
import type { ShoppingContextStore } from '../../domains/account';
import { createEntryStore, type EntryStore, type PlacingState } from '../../domains/checkout';
import type { SlotStore } from '../../domains/slot';
import type { TrolleyStore } from '../../domains/trolley';
import { silentDialogContext, polyfillDialogs } from '../../ui/testing/polyfill-dialogs';
import type { Browser } from '../../platform/browser';
import { PLACING_ORDERS_KEY } from '../../../federation/contract';
import { failed, ok } from '../../kernel/result';
import { english } from '../../kernel/translate';
import type { Announcer } from '../../header/context/announcer';
import type { Modals } from '../../header/context/modals';
import { settle } from '../../header/testing/settle';
import { CUSTOMER } from '../../header/testing/shop-data';
import { createTestContext } from '../../header/testing/test-context';
import { createChooser, createInstantCheckout } from './instant-checkout';

polyfillDialogs();

/** Opens the chooser in a header whose order reaches this state when it is placed. */
const setUp = ({
  end,
  doesRoute = false,
  isNewer = false,
}: { readonly isNewer?: boolean; readonly end?: PlacingState; readonly doesRoute?: boolean } = {}) => {
  const reported: string[] = [];
  const send = (what: string) => (detail: string) => void reported.push(`${what} ${detail}`);
  const placing = createStore<PlacingState>()(() => ({ kind: 'idle' }));
  const context = createStore(() => ({
    context: { customerOrderId: 'co-1', customerOrderState: 'AMENDING', defaultBranchId: '10' },
  }));
  const totals = {};
  const loads: string[] = [];
  const trolley = createStore(() => ({
    status: { kind: 'ready', totals: isNewer ? {} : totals },
    trolley: {
      instantCheckout: 'ALLOWED',
      isAmendingOrder: true,
      totals,
      items: [],
      order: { amounts: new Map() },
    },
    refresh: () => loads.push('trolley'),
  }));
  const slot = createStore(() => ({ status: { kind: 'pending' } }));
  const entry = createStore<object>(() => ({ href: '/ecom/beforeYouGo' }));
  const header: Parameters<typeof createChooser>[0] = {
    placing: {
      state: placing,
      place: async () => {
        if (end) placing.setState(end, true);
      },
    },
    announcer: { announce: send('announce') } as unknown as Announcer,
    analytics: { track: ({ event }) => void reported.push(event) },
    modals: { close: send('close'), notify: send('notify') } as unknown as Modals,
    browser: { go: send('go') } as unknown as Browser,
    context: context as unknown as ShoppingContextStore,
    trolley: trolley as unknown as TrolleyStore,
    slot: slot as unknown as SlotStore,
    entry: entry as unknown as EntryStore,
    navigate: (href) => {
      if (doesRoute) send('route')(href);
      return doesRoute;
    },
  };
  const modal = createChooser(header, '/ecom/beforeYouGo');
  render(modal.render(silentDialogContext(() => void reported.push('closed'))));
  const press = async (name: string) => {
    reported.length = 0;
    await act(() => userEvent.click(screen.getByRole('button', { name })));
    return reported;
  };
  return {
    loads,
    reported: [...reported],
    received: reported,
    press,
    modal,
    placing,
    setPlacing: (state: PlacingState) => {
      act(() => {
        placing.setState(state, true);
      });
    },
    context,
    trolley,
    entry,
  };
};

const button = (name: string) => screen.getByRole('button', { name });

describe('createChooser', () => {
  it.each([
    [true, 1],
    [false, 0],
  ])('requests the items again when the totals are newer, %p: %p requests [INST-1]', (isNewer, requests) => {
    const { loads } = setUp({ isNewer });
    expect(loads).toHaveLength(requests);
  });

  it('reports that the choice is offered [EVT-1] [INST-1]', () => {
    expect(setUp().reported).toEqual(['instant_checkout_trigger']);
  });

  it('reports that the dialog was closed [EVT-1]', async () => {
    const { press } = setUp();
    expect(await press('Close')).toEqual(['instant_checkout_close', 'closed']);
  });

  it.each([
    [false, 'go /ecom/beforeYouGo'],
    [true, 'route /ecom/beforeYouGo'],
  ])(
    'reports the normal checkout, closes and navigates; by the host’s router: %p [EVT-1] [INST-1]',
    async (doesRoute, way) => {
      const { press } = setUp({ doesRoute });
      expect(await press('Check out as normal')).toEqual([
        'review_checkout_click',
        'enter_checkout',
        'close instant-checkout',
        way,
      ]);
    },
  );

  it('reports and announces instant checkout, and closes once the order is placed [EVT-1] [INST-1]', async () => {
    const { press } = setUp({ end: { kind: 'placed', customerOrderId: 'co-1' } });
    expect(await press('Instant checkout')).toEqual([
      'instant_checkout_click',
      'announce Placing your order',
      'close instant-checkout',
    ]);
  });

  const closed = [
    'close instant-checkout',
    'notify Your order has changed. Please look at it before you check out.',
  ];
  type Chooser = ReturnType<typeof setUp>;

  it.each<readonly [string, (chooser: Chooser) => void]>([
    [
      'another order is open',
      ({ context }) => {
        context.setState(({ context: before }) => ({ context: { ...before, customerOrderId: 'co-2' } }));
      },
    ],
    [
      'the order has another state',
      ({ context }) => {
        context.setState(({ context: before }) => ({ context: { ...before, customerOrderState: 'PLACED' } }));
      },
    ],
    [
      'Instant Checkout is withdrawn',
      ({ trolley }) => {
        trolley.setState(({ trolley: before }) => ({
          trolley: { ...before, instantCheckout: 'NOT_ALLOWED' },
        }));
      },
    ],
    [
      'the minimum is not met any more',
      ({ entry }) => {
        entry.setState({ closed: { reason: 'To check out, please meet our £40 minimum spend' } });
      },
    ],
    [
      'something comes before checkout',
      ({ entry }) => {
        entry.setState({ href: '/ecom/shop/trolley' });
      },
    ],
  ])('closes, and says why, when %s [INST-1]', (_what, change) => {
    const chooser = setUp();
    chooser.received.length = 0;
    act(() => {
      change(chooser);
    });
    expect(chooser.received).toEqual(closed);
  });

  it('stays open for another branch, while its own order is placed, and once it is closed [INST-1]', () => {
    const chooser = setUp();
    chooser.received.length = 0;
    chooser.context.setState(({ context: before }) => ({ context: { ...before, defaultBranchId: '11' } }));
    act(() => {
      chooser.placing.setState({ kind: 'placing', hasReleasedSlot: false }, true);
    });
    chooser.context.setState(({ context: before }) => ({ context: { ...before, customerOrderId: 'co-2' } }));
    chooser.entry.setState({ href: '/ecom/shop/trolley' });
    act(() => {
      chooser.placing.setState({ kind: 'idle' }, true);
    });
    chooser.modal.onClosed?.();
    chooser.entry.setState({ href: '/ecom/serviceselection' });
    expect(chooser.received).toEqual([]);
  });
});

describe('the chooser', () => {
  const NOTE = 'This is taking longer than usual.';

  it('has a title and two buttons, and focuses Instant checkout [INST-1]', () => {
    setUp();
    expect(screen.getByRole('dialog', { name: 'Check out the way you want' })).toBeDefined();
    expect(document.activeElement).toBe(button('Instant checkout'));
    expect(button('Check out as normal').getAttribute('aria-disabled')).toBe('false');
  });

  it.each<PlacingState>([
    { kind: 'placing', hasReleasedSlot: false },
    { kind: 'checking', hasReleasedSlot: false },
    { kind: 'cancelling' },
  ])(
    'is busy while the order is $kind: shows a spinner, keeps the focus and disables all buttons [CHK-2]',
    async (state) => {
      const { press, setPlacing } = setUp();
      setPlacing(state);
      expect(button('Instant checkout').getAttribute('aria-busy')).toBe('true');
      expect(document.activeElement).toBe(button('Instant checkout'));
      for (const name of ['Instant checkout', 'Check out as normal']) {
        expect(button(name).getAttribute('aria-disabled')).toBe('true');
        expect(await press(name)).toEqual([]);
      }
      expect(await press('Close')).toEqual([]);
    },
  );

  it('shows the note of a long wait [INST-4]', () => {
    const { setPlacing } = setUp();
    setPlacing({ kind: 'placing', hasReleasedSlot: false, note: NOTE });
    expect(screen.getByText(NOTE)).toBeDefined();
    setPlacing({ kind: 'refused', code: 'TIMEOUT' });
    expect(screen.queryByText(NOTE)).toBeNull();
  });

  it.each<PlacingState>([
    { kind: 'placed', customerOrderId: 'co-1' },
    { kind: 'refused', code: 'TIMEOUT' },
  ])('is no longer busy once the order is $kind [CHK-2]', (end) => {
    const { setPlacing } = setUp();
    setPlacing({ kind: 'placing', hasReleasedSlot: false });
    setPlacing(end);
    expect(button('Instant checkout').getAttribute('aria-busy')).toBe('false');
    expect(button('Instant checkout').getAttribute('aria-disabled')).toBe('false');
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
