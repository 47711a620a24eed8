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
  page.setState({ amendHeight: height });
  if (height > 0 && !refusesStorage(browser.cookies)) browser.sessionStore.set(AMEND_BAR_KEY, String(height));
  else browser.sessionStore.remove(AMEND_BAR_KEY);
};

/** Whether the bar is shown [AMND-1]; undefined while trolley and slot do not decide it, so that the bar stays as it is. */
const isWantedFor = ({ props, trolley, slot }: HeaderContext, isShown: boolean): boolean | undefined => {
  const { status, trolley: loadedTrolley } = trolley.getState();
  const booking = slot.getState().status.kind;
  const isAmending = status.kind === 'pending' ? undefined : (loadedTrolley?.isAmendingOrder ?? false);
  // A slot that fails to refetch is still booked.
  const isUndecided = booking === 'pending' || (booking === 'failed' && isShown);
  const hasSlot = isUndecided ? undefined : booking === 'booked';
  if (!props.config.features?.pinBar || isAmending === false || hasSlot === false) return false;
  return isAmending && hasSlot ? true : undefined;
};

/**
 * Shows the amend bar while an order with a slot is being amended [AMND-1]. Its code is lazy-loaded when it is first shown.
 *
 * @param showGenericError opens the dialog for an unexpected error [AMND-2]
 */
export const createAmend = (context: HeaderContext, showGenericError: () => Promise<void>) => {
  const { modals, trolley, slot, report } = context;
  const amendBar = createStore<{ content: AmendContent | undefined }>()(() => ({ content: undefined }));
  let bar: AmendBarControl | undefined;
  let isWanted = false;

  const load = lazy(async () => {
    const { createAmendBar } = await import(/* webpackChunkName: "amend" */ './amend-bar');
    bar = createAmendBar({
      ...context,
      showGenericError,
      onHeight: (height) => {
        setHeight(context, height);
      },
      showSlotAlert: () => void slotAlert(),
      setContent: (content) => {
        amendBar.setState({ content });
      },
    });
    return bar;
  });
  /** Opens the alert that an amended order's slot stays as it is [SLOT-8]. */
  const slotAlert = (): Promise<void> => modals.open(async () => (await load()).slotAlert(), SLOT_STAYS);

  const show = () => {
    isWanted = true;
    load().then(
      (loaded) => {
        if (isWanted) loaded.show();
      },
      (error: unknown) => {
        report('amend bar', error);
        modals.notify(RELOAD_TO_SEE);
      },
    );
  };
  const hide = () => {
    isWanted = false;
    bar?.hide();
  };
  const follow = () => {
    // Discarding ends with a reload of the page, or fails and changes nothing.
    if (bar?.isDiscarding()) return;
    const isShown = isWantedFor(context, isWanted);
    if (isShown) show();
    if (isShown !== false) return;
    hide();
    setHeight(context, 0);
  };

  return {
    amendBar,
    slotAlert,
    start() {
      const stop = stopAll(trolley.subscribe(follow), slot.subscribe(follow), hide);
      follow();
      return stop;
    },
  };
};
