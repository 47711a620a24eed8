import { loadPlacing } from '../../domains/checkout';
import type { Analytics } from '../../platform/analytics';
import type { DialogSurroundings } from '../../ui/Dialog';
import type { Announcer } from '../announcer';
import type { CheckoutControl } from './checkout';
import type { EngineDeps } from '../engine-deps';
import type { Modal, Modals } from '../modals';

export interface CheckoutChoiceDeps extends Pick<EngineDeps, 'browser' | 'navigate'> {
  readonly checkout: CheckoutControl;
  readonly announcer: Announcer;
  readonly analytics: Analytics;
  readonly modals: Modals;
}

const NAME = 'instant-checkout';
const NOT_PLACED = "Your order couldn't be placed. Please try again.";

/**
 * The dialog that offers both ways to check out [INST-1].
 *
 * @returns gives it, for where the usual way leads
 */
export const createCheckoutChoice = (deps: CheckoutChoiceDeps): ((href: string) => Promise<Modal>) => {
  const { checkout, announcer, analytics, modals, browser, navigate } = deps;
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
  return async (href) => {
    const { InstantCheckoutChooser } = await loadPlacing();
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
};
