import type { MouseEvent } from 'react';
import { loadPlacing, offersChoice, type EntryStore } from '../domains/checkout';
import type { TrolleyStore } from '../domains/trolley';
import type { Analytics } from '../platform/analytics';
import type { DialogSurroundings } from '../ui/Dialog';
import { isPlain } from '../ui/Link';
import type { Announcer } from './announcer';
import type { CheckoutControl } from './checkout';
import type { EngineDeps } from './engine';
import type { Modals } from './modals';

export interface CheckoutPress {
  /** Where the control leads. */
  readonly href: string;
  readonly placement: 'main' | 'amend';
  readonly event: MouseEvent<HTMLElement>;
}

export interface CheckoutChoiceDeps extends Pick<EngineDeps, 'browser' | 'navigate'> {
  readonly entry: EntryStore;
  readonly trolley: TrolleyStore;
  readonly checkout: CheckoutControl;
  readonly announcer: Announcer;
  readonly analytics: Analytics;
  readonly modals: Modals;
}

const NAME = 'instant-checkout';
const SORRY = 'Instant checkout could not be opened. Press Checkout again to check out as normal.';
const NOT_PLACED = "Your order couldn't be placed. Please try again.";

/**
 * Offers both ways to check out where there are two [INST-1].
 *
 * @returns takes a press; false when the link is to be followed
 */
export const createCheckoutChoice = (deps: CheckoutChoiceDeps): ((press: CheckoutPress) => boolean) => {
  const { entry, trolley, checkout, announcer, analytics, modals, browser, navigate } = deps;
  // A chooser that can't be had must not keep anybody from checking out.
  let hasFailed = false;

  const placeOrder = async () => {
    analytics.track({ event: 'instant_checkout_click' });
    announcer.announce('Placing your order');
    await checkout.placeOrder();
    // A failure's own dialog has taken this one's place; nothing was sent where all is as before.
    modals.close(NAME);
    if (checkout.placing.getState().kind === 'idle') modals.notify(NOT_PLACED);
  };
  const review = (href: string) => {
    analytics.track({ event: 'review_checkout_click' });
    analytics.track({ event: 'enter_checkout' });
    modals.close(NAME);
    if (!navigate(href)) browser.go(href);
  };
  const load = async (href: string) => {
    hasFailed = true;
    const { InstantCheckoutChooser } = await loadPlacing();
    hasFailed = false;
    analytics.track({ event: 'instant_checkout_trigger' });
    return {
      name: NAME,
      render: (surroundings: DialogSurroundings) => (
        <InstantCheckoutChooser
          {...surroundings}
          placing={checkout.placing}
          onInstant={() => void placeOrder()}
          onReview={() => {
            review(href);
          }}
          onClose={() => {
            analytics.track({ event: 'instant_checkout_close' });
            surroundings.onClose();
          }}
        />
      ),
    };
  };
  return ({ href, placement, event }) => {
    const known = trolley.getState().trolley;
    if (!known || hasFailed || !isPlain(event) || !offersChoice({ ...known, placement, href })) return false;
    event.preventDefault();
    // Safari doesn't focus what is pressed; the dialog gives the focus back to where it was.
    event.currentTarget.focus();
    entry.setState({ control: 'waiting' });
    void modals
      .open(() => load(href), SORRY)
      .then(() => {
        entry.setState({ control: 'rest' });
      });
    return true;
  };
};
