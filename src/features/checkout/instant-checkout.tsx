import { stopAll } from '../../kernel/stop-all';
import type { ReactNode } from 'react';
import {
  isBusy,
  noteOf,
  offersChoice,
  PLACING_CHANGES,
  type EntryStore,
  type Placing,
} from '../../domains/checkout';
import { isStale } from '../../domains/trolley/lazy-stale';
import { Button } from '../../ui/Button';
import { Dialog, type DialogContext } from '../../ui/Dialog';
import { useStore } from '../../ui/use-store';
import { useText } from '../../ui/use-text';
import type { HeaderContext } from '../../context/context';
import type { Modal } from '../../context/modals';
import { OrderFigures } from './order-figures';
import { CHOOSER, createOrderPlacing, onOrderChange } from './place-order';
import {
  CHECK_OUT_AS_NORMAL,
  CHECK_OUT_THE_WAY_YOU_WANT,
  INSTANT_CHECKOUT,
  INSTANT_CHECKOUT_TEXT,
  ORDER_CHANGED,
} from './texts';

interface ChooserProps extends DialogContext {
  readonly placing: Placing['state'];
  /** What has changed in the order. */
  readonly figures?: ReactNode;
  readonly onReview: () => void;
  readonly onInstant: () => void;
}

/** Offers two ways to check out an amended order. While it is being placed, all controls are disabled [INST-1]. */
const InstantCheckoutChooser = ({
  placing,
  figures,
  onReview,
  onInstant,
  onClose,
  ...dialog
}: ChooserProps) => {
  const t = useText();
  const isWaiting = useStore(placing, isBusy);
  const note = useStore(placing, noteOf);
  const close = () => {
    if (!isWaiting) onClose();
  };
  return (
    <Dialog
      {...dialog}
      title={CHECK_OUT_THE_WAY_YOU_WANT}
      isShort
      onClose={close}
      actions={
        <>
          <Button kind="secondary" isHeld={isWaiting} onClick={onReview}>
            {CHECK_OUT_AS_NORMAL}
          </Button>
          <Button kind="primary" data-autofocus isWaiting={isWaiting} onClick={onInstant}>
            {INSTANT_CHECKOUT}
          </Button>
        </>
      }
    >
      <p>{t(INSTANT_CHECKOUT_TEXT)}</p>
      {figures}
      {note && <p>{t(note)}</p>}
    </Dialog>
  );
};

interface ChooserContext extends HeaderContext {
  readonly placing: Pick<Placing, 'state' | 'place'>;
  readonly entry: EntryStore;
}

/** Closes the dialog when the order changes, or when Instant Checkout is no longer available [INST-1]. */
const followOffer = (
  { modals, context, trolley, entry, placing }: ChooserContext,
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
    if (!isOffered && !isBusy(placing.state.getState())) closeStale();
  };
  return stopAll(
    onOrderChange(context, placing.state, closeStale),
    trolley.subscribe(update),
    entry.subscribe(update),
  );
};

/** Creates the dialog with both ways to check out; `href` is the usual way [INST-1]. */
export const createChooser = (header: ChooserContext, href: string): Modal => {
  const { placing, announcer, analytics, modals, browser, navigate } = header;
  const placeOrder = async () => {
    analytics.track({ event: 'instant_checkout_click' });
    announcer.announce(PLACING_CHANGES);
    await placing.place();
    // The dialog of a failure has replaced this one.
    modals.close(CHOOSER);
  };
  const review = () => {
    analytics.track({ event: 'review_checkout_click' });
    analytics.track({ event: 'enter_checkout' });
    modals.close(CHOOSER);
    if (!navigate(href)) browser.go(href);
  };
  analytics.track({ event: 'instant_checkout_trigger' });
  const trolley = header.trolley.getState();
  // The items are compared with the order's.
  if (isStale(trolley)) void trolley.refresh();
  return {
    name: CHOOSER,
    onClosed: followOffer(header, href),
    render: (dialog: DialogContext) => (
      <InstantCheckoutChooser
        {...dialog}
        placing={placing.state}
        figures={<OrderFigures {...header} />}
        onInstant={() => void placeOrder()}
        onReview={review}
        onClose={() => {
          analytics.track({ event: 'instant_checkout_close' });
          dialog.onClose();
        }}
      />
    ),
  };
};

/** Creates the lazy-loaded part of checkout: the chooser, placing orders and the error dialogs. */
export const createInstantCheckout = (header: HeaderContext, entry: EntryStore) => {
  const { placing, errors } = createOrderPlacing(header);
  placing.state.subscribe((state) => {
    const control = state.kind === 'placed' ? 'success' : 'rest';
    entry.setState({ control: isBusy(state) ? 'waiting' : control });
  });
  return {
    errors,
    /** Creates the dialog that offers both ways to check out. */
    choose: (href: string) => createChooser({ ...header, placing, entry }, href),
    /** Finds out the outcome of orders that were sent before this page loaded. Never rejects. */
    resume: placing.resume,
  };
};

export type InstantCheckout = ReturnType<typeof createInstantCheckout>;
