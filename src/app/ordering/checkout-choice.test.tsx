/** @jest-environment jsdom */
// The usual one has the abort signals of Node.js, which its own elements refuse.
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createStore } from 'zustand/vanilla';
import type { PlacingState } from '../../domains/checkout';
import { quietSurroundings, standInForDialogs } from '../../ui/testing/stand-in-dialogs';
import type { Browser } from '../../platform/browser';
import type { Announcer } from '../announcer';
import type { Modals } from '../modals';
import { createCheckoutChoice } from './checkout-choice';

standInForDialogs();

/** The chooser, open, in a header whose order ends in this state once it is placed. */
const setUp = async ({
  end,
  doesRoute = false,
}: { readonly end?: PlacingState; readonly doesRoute?: boolean } = {}) => {
  const told: string[] = [];
  const tell = (what: string) => (detail: string) => void told.push(`${what} ${detail}`);
  const placing = createStore<PlacingState>()(() => ({ kind: 'idle' }));
  const chooserFor = createCheckoutChoice({
    checkout: {
      placing,
      placeOrder: async () => {
        if (end) placing.setState(end, true);
      },
    },
    announcer: { announce: tell('announce') } as unknown as Announcer,
    analytics: { track: ({ event }) => void told.push(event) },
    modals: { close: tell('close'), notify: tell('notify') } as unknown as Modals,
    browser: { go: tell('go') } as unknown as Browser,
    navigate: (href) => {
      if (doesRoute) tell('route')(href);
      return doesRoute;
    },
  });
  const modal = await chooserFor('/ecom/beforeYouGo');
  render(modal.render(quietSurroundings(() => void told.push('closed'))));
  const press = async (name: string) => {
    told.length = 0;
    await act(() => userEvent.click(screen.getByRole('button', { name })));
    return told;
  };
  return { told: [...told], press };
};

describe('the choice between both ways to check out', () => {
  it('tells that it is offered [EVT-1] [INST-1]', async () => {
    expect((await setUp()).told).toEqual(['instant_checkout_trigger']);
  });

  it('tells that it was left [EVT-1]', async () => {
    const { press } = await setUp();
    expect(await press('Close')).toEqual(['instant_checkout_close', 'closed']);
  });

  it.each([
    [false, 'go /ecom/beforeYouGo'],
    [true, 'route /ecom/beforeYouGo'],
  ])(
    'as normal: tells it, closes, and goes on; the host routes: %p [EVT-1] [INST-1]',
    async (doesRoute, way) => {
      const { press } = await setUp({ doesRoute });
      expect(await press('Check out as normal')).toEqual([
        'review_checkout_click',
        'enter_checkout',
        'close instant-checkout',
        way,
      ]);
    },
  );

  it('instant: tells it, says so aloud, and closes once the order is placed [EVT-1] [INST-1]', async () => {
    const { press } = await setUp({ end: { kind: 'placed', customerOrderId: 'co-1' } });
    expect(await press('Instant checkout')).toEqual([
      'instant_checkout_click',
      'announce Placing your order',
      'close instant-checkout',
    ]);
  });

  it('instant, and nothing could be sent: says that nothing was placed [INST-4]', async () => {
    const { press } = await setUp();
    expect(await press('Instant checkout')).toContain(
      "notify Your order couldn't be placed. Please try again.",
    );
  });
});
