import type { ReactNode } from 'react';
import { AMEND_BAR_KEY, PLACING_ORDERS_KEY, WIDE_FROM } from '../../../federation/contract';
import {
  AmendBar,
  createAmendApi,
  createAmendStore,
  DiscardDialog,
  EndedBar,
  orderKind,
  SlotChangeAlert,
} from '../../domains/amend';
import { serviceTypeOf } from '../../domains/slot';
import { Region } from '../../ui/Region';
import { notifyTabs } from '../../context/tabs';
import type { HeaderContext } from '../../context/context';
import type { Modal } from '../../context/modals';

const DISCARD = 'discard-amends';

/** Renders the amend bar around the Checkout control. */
export type AmendContent = (checkout: ReactNode) => ReactNode;

interface AmendBarContext extends HeaderContext {
  readonly setContent: (content: AmendContent | undefined) => void;
  readonly showSlotAlert: () => void;
  /** Opens the dialog for an unexpected error [AMND-2]. */
  readonly showGenericError: () => Promise<void>;
  /** Height of the bar in CSS pixels. */
  readonly onHeight: (height: number) => void;
}

/** Creates the store of an amended order and connects it to the header. */
const createAmendment = (context: AmendBarContext) => {
  const { services, browser, announcer, modals } = context;
  return createAmendStore({
    t: context.t,
    clock: { now: services.shopClock.now, after: browser.after },
    amendments: createAmendApi(services.graph),
    isPageHidden: browser.isHidden,
    onVisibilityChange: (listener) => browser.onDocumentEvent('visibilitychange', listener),
    announce: announcer.announce,
    readAgain: context.refetchOrder,
    onDiscarded: () => {
      browser.sessionStore.remove(AMEND_BAR_KEY);
      // An order that was sent with these changes must not count as placed because the order is as it was before.
      browser.localStore.remove(PLACING_ORDERS_KEY);
      notifyTabs(browser, 'order');
      browser.reload();
    },
    onDiscardFailed: () => {
      modals.close(DISCARD);
      void context.showGenericError();
    },
  });
};

/** The bar of a small page is one line while the page is scrolled; its full height stays reserved. */
const reportHeight =
  ({ page, onHeight }: AmendBarContext) =>
  (height: number): void => {
    const { amendHeight, isCompact, width } = page.getState();
    if (height >= amendHeight || !isCompact || width >= WIDE_FROM) onHeight(height);
  };

const trackSlotChange =
  ({ analytics }: HeaderContext, slotType: Parameters<typeof serviceTypeOf>[0]) =>
  () => {
    analytics.track({ event: 'change_slot_button_click', slotType, serviceType: serviceTypeOf(slotType) });
  };

/** Creates the amend bar and its dialogs. */
export const createAmendBar = (context: AmendBarContext) => {
  const { browser, modals, trolley, slot, setContent } = context;
  const onHeight = reportHeight(context);
  let amendment: ReturnType<typeof createAmendment> | undefined;

  return {
    /** Shows the order with its current trolley and slot. */
    show() {
      const { trolley: amended } = trolley.getState();
      const { status } = slot.getState();
      const { customerOrderId } = context.context.getState().context;
      if (!amended || status.kind !== 'booked' || customerOrderId === undefined) return;
      const { reservation, label } = status.slot;
      const store = (amendment ??= createAmendment(context));
      store.getState().follow({
        customerOrderId,
        kind: orderKind(reservation.slotType, amended.order.containsEntertaining),
        slotStart: reservation.startDateTime,
        cutOff: reservation.amendOrderCutoffDateTime,
      });
      const trackChange = trackSlotChange(context, reservation.slotType);
      setContent((checkout) => (
        <Region name="amend bar" report={context.report}>
          <AmendBar
            store={store}
            slot={label}
            isSlotChangeable={amended.isSlotChangeable}
            onChangeSlot={trackChange}
            onSlotRefused={() => {
              trackChange();
              context.showSlotAlert();
            }}
            onDiscard={() => {
              modals.show({
                name: DISCARD,
                render: (dialog) => <DiscardDialog store={store} {...dialog} />,
              });
            }}
            observeHeight={browser.observeHeight}
            onHeight={onHeight}
          >
            {checkout}
          </AmendBar>
        </Region>
      ));
    },
    hide() {
      amendment?.getState().stop();
      amendment = undefined;
      modals.close(DISCARD);
      setContent(undefined);
    },
    showEnded: () => setContent((checkout) => <EndedBar>{checkout}</EndedBar>),
    isDiscarding: () => amendment?.getState().isDiscarding ?? false,
    /** The alert that an amended order's slot stays as it is [SLOT-8]. */
    slotAlert: (): Modal => ({
      name: 'slot-change',
      render: (dialog) => <SlotChangeAlert {...dialog} />,
    }),
  };
};

export type AmendBarControl = ReturnType<typeof createAmendBar>;
