import { stopAll } from '../../kernel/stop-all';
import { createStore } from 'zustand/vanilla';
import { AMEND_BAR_KEY } from '../../../federation/contract';
import { RELOAD_TO_SEE, SLOT_STAYS } from './texts';
import { lazy } from '../../kernel/lazy';
import { refusesStorage } from '../../platform/analytics';
import type { AmendBarControl, AmendContent } from './amend-bar';
import type { HeaderContext } from '../../context/context';

/** Sets the height of the bar, and stores it so that the next page keeps the space for it from the start. */
const setHeight = ({ browser, page }: HeaderContext, height: number): void => {
  page.setState({ amendHeight: height, ...(height === 0 && { isAmendOver: false }) });
  if (height > 0 && !refusesStorage(browser.cookies)) browser.sessionStore.set(AMEND_BAR_KEY, String(height));
  else browser.sessionStore.remove(AMEND_BAR_KEY);
};

/** What the bar shows: the order that is being amended, or that the order of the page before no longer is. */
type Shown = 'order' | 'ended' | 'nothing';

/** What the bar has to show [AMND-1]; undefined while trolley and slot do not decide it, so that the bar stays as it is. */
const shownFor = ({ props, page, trolley, slot }: HeaderContext, now: Shown): Shown | undefined => {
  const { status, trolley: loadedTrolley } = trolley.getState();
  const booking = slot.getState().status.kind;
  if (!props.config.features?.pinBar) return 'nothing';
  if (status.kind === 'pending') return undefined;
  // The order was placed or discarded on another device: without its space, the page would jump.
  if (!loadedTrolley?.isAmendingOrder)
    return status.kind === 'ready' && now !== 'order' && page.getState().amendHeight > 0
      ? 'ended'
      : 'nothing';
  // A slot that fails to refetch is still booked.
  if (booking === 'pending' || (booking === 'failed' && now === 'order')) return undefined;
  return booking === 'booked' ? 'order' : 'nothing';
};

/**
 * Puts the bar into the page, below the header, once that moves nothing that the shopper sees: the page changes in place, or
 * is scrolled in a browser that then keeps what is visible where it is. Returns a function that stops it.
 */
const placeInPage = ({ browser, page }: HeaderContext): (() => void) => {
  const place = () => {
    if (page.getState().isAmendOver) page.setState({ isAmendOver: false });
  };
  return stopAll(
    browser.onLocationChange(place),
    page.subscribe(({ isCompact }) => isCompact && browser.hasScrollAnchoring() && place()),
  );
};

/**
 * Shows the amend bar while an order with a slot is being amended [AMND-1]. Its code is lazy-loaded when it is first shown.
 *
 * @param showGenericError opens the dialog for an unexpected error [AMND-2]
 */
export const createAmend = (context: HeaderContext, showGenericError: () => Promise<void>) => {
  const { browser, page, modals, trolley, slot, report } = context;
  const amendBar = createStore<{ content: AmendContent | undefined }>()(() => ({ content: undefined }));
  let bar: AmendBarControl | undefined;
  let shown: Shown = 'nothing';

  const load = lazy(async () => {
    const { createAmendBar } = await import(/* webpackChunkName: "amend" */ './amend-bar');
    bar = createAmendBar({
      ...context,
      showGenericError,
      onHeight: (height) => setHeight(context, height),
      showSlotAlert: () => void slotAlert(),
      setContent: (content) => amendBar.setState({ content }),
    });
    return bar;
  });
  /** Opens the alert that an amended order's slot stays as it is [SLOT-8]. */
  const slotAlert = (): Promise<void> => modals.open(async () => (await load()).slotAlert(), SLOT_STAYS);

  const hide = () => {
    shown = 'nothing';
    bar?.hide();
  };
  const clear = () => {
    hide();
    setHeight(context, 0);
  };
  const follow = () => {
    // Discarding ends with a reload of the page, or fails and changes nothing.
    const next = bar?.isDiscarding() ? undefined : shownFor(context, shown);
    if (next === 'nothing') clear();
    if (!next || next === 'nothing') return;
    shown = next;
    if (page.getState().amendHeight === 0) page.setState({ isAmendOver: true });
    if (next === 'ended') browser.sessionStore.remove(AMEND_BAR_KEY);
    load().then(
      (loaded) => {
        if (shown === 'order') loaded.show();
        if (shown === 'ended') loaded.showEnded();
      },
      (error: unknown) => {
        report('amend bar', error);
        if (shown === 'order') modals.notify(RELOAD_TO_SEE);
      },
    );
  };

  return {
    amendBar,
    slotAlert,
    start() {
      const stop = stopAll(
        trolley.subscribe(follow),
        slot.subscribe(follow),
        // Another page has no space for an order that has ended.
        browser.onLocationChange(() => shown === 'ended' && clear()),
        placeInPage(context),
        hide,
      );
      follow();
      return stop;
    },
  };
};
