import { ORDER_CHANGED, PLACING } from './texts';
import { isBusy, loadPlacing, offersChoice, type EntryStore } from '../../domains/checkout';
import type { DialogContext } from '../../ui/Dialog';
import type { HeaderContext } from '../../header/context/context';
import { onOrderChange } from './follow-placing';
import { CHOOSER } from './generic-error';
import type { Modal } from '../../header/context/modal-state';
import { OrderFigures } from './order-figures';
import type { OrderPlacing } from './place-order';

interface CheckoutChoiceContext extends Pick<
  HeaderContext,
  'browser' | 'navigate' | 'announcer' | 'analytics' | 'modals' | 'context' | 'trolley' | 'slot'
> {
  readonly order: OrderPlacing;
  readonly entry: EntryStore;
}

/** Closes the dialog when the order changes, or when Instant Checkout is no longer available [INST-1]. */
const followOffer = (
  { modals, context, trolley, entry, order }: CheckoutChoiceContext,
  href: string,
): (() => void) => {
  const closeStale = () => {
    modals.close(CHOOSER);
    modals.notify(ORDER_CHANGED);
  };
  const update = () => {
    const { trolley: loadedTrolley } = trolley.getState();
    const { closed, href: now } = entry.getState();
    const isOffered =
      loadedTrolley &&
      !closed &&
      now === href &&
      offersChoice({ ...loadedTrolley, placement: 'amend', href });
    if (!isOffered && !isBusy(order.placing.getState())) closeStale();
  };
  const stops = [
    onOrderChange(context, order.placing, closeStale),
    trolley.subscribe(update),
    entry.subscribe(update),
  ];
  return () => {
    for (const stop of stops) stop();
  };
};

/** Returns a function that creates the dialog with both ways to check out; it takes the URL of the usual way [INST-1]. */
export const createCheckoutChoice = (header: CheckoutChoiceContext): ((href: string) => Promise<Modal>) => {
  const { order, announcer, analytics, modals, browser, navigate } = header;
  const placeOrder = async () => {
    analytics.track({ event: 'instant_checkout_click' });
    announcer.announce(PLACING);
    await order.placeOrder();
    // The dialog of a failure has replaced this one.
    modals.close(CHOOSER);
  };
  const review = (href: string) => {
    analytics.track({ event: 'review_checkout_click' });
    analytics.track({ event: 'enter_checkout' });
    modals.close(CHOOSER);
    if (!navigate(href)) browser.go(href);
  };
  return async (href) => {
    const { InstantCheckoutChooser } = await loadPlacing();
    analytics.track({ event: 'instant_checkout_trigger' });
    const { status, trolley, refresh } = header.trolley.getState();
    // After a host's message with newer totals, the items are requested again to be compared with the order's.
    if (status.kind === 'ready' && status.totals !== trolley?.totals) void refresh();
    return {
      name: CHOOSER,
      onClosed: followOffer(header, href),
      render: (dialog: DialogContext) => (
        <InstantCheckoutChooser
          {...dialog}
          placing={order.placing}
          figures={<OrderFigures {...header} />}
          onInstant={() => void placeOrder()}
          onReview={() => {
            review(href);
          }}
          onClose={() => {
            analytics.track({ event: 'instant_checkout_close' });
            dialog.onClose();
          }}
        />
      ),
    };
  };
};
