import type { MouseEvent } from 'react';
import { loadSlotDetails, serviceTypeOf } from '../../domains/slot';
import { DETAILS_NOT_OPENED } from './texts';
import { lazy } from '../../kernel/lazy';
import type { HeaderContext } from '../../context/context';
import { reportFailures } from '../../context/report-failures';
import { isSettled, whenSettled } from '../../context/once-settled';
import { routes } from '../../kernel/routes';

/**
 * Creates what presses on the booked slot's button, and in its details, do.
 *
 * @param showAlert opens the alert that this slot cannot be changed any more [SLOT-8]
 */
export const createSlotDetails = (context: HeaderContext, showAlert: () => void) => {
  const { props, page, browser, withTimeout, navigate, services, analytics, modals, slot, trolley } = context;
  const booked = () => {
    const { status } = slot.getState();
    return status.kind === 'booked' ? status.slot : undefined;
  };
  const slotFacts = () => {
    const slotType = booked()?.reservation.slotType ?? 'UNDEFINED';
    return { slotType, serviceType: serviceTypeOf(slotType) };
  };
  const go = (href: string) => {
    if (!navigate(href)) browser.go(href);
  };
  const changeHref = () => booked()?.label?.changeHref;
  const isFixed = () => {
    const { trolley: loaded } = trolley.getState();
    return !!loaded?.isAmendingOrder && !loaded.isSlotChangeable;
  };
  /** Reports a press on a link to book or change the slot. Returns whether the alert is shown instead [SLOT-8]. */
  const showsAlert = (): boolean => {
    if (changeHref() || isFixed()) analytics.track({ event: 'change_slot_button_click', ...slotFacts() });
    else analytics.track({ event: 'click_book_slot' });
    if (isFixed()) showAlert();
    return isFixed();
  };

  const load = lazy(async () => {
    const { createDetailsStore, createPlacesApi, SlotDetails } = await loadSlotDetails();
    const places = createPlacesApi(services.http, props.config.services);
    const store = createDetailsStore(places);
    // The address belongs to the customer of the slot.
    slot.subscribe(({ status }) => {
      if (status.kind !== 'booked') void store.getState().show();
    });
    return { store, Panel: SlotDetails };
  });

  return {
    load: reportFailures(context, 'slot details', () => withTimeout(load())),
    onMissing: (isPressed: boolean) => {
      page.getState().open('none');
      if (!isPressed) return;
      modals.notify(DETAILS_NOT_OPENED);
      const href = changeHref();
      if (href) go(href);
    },
    onPress: () => {
      analytics.track({ event: 'slot_details_button_click', ...slotFacts() });
    },
    /**
     * Handles a press on a link to book or change the slot, which waits while trolley or slot load. The promise resolves once
     * the link or the alert is opened. It never rejects.
     */
    onSlotLink: async (event: MouseEvent) => {
      const { preloaded, open } = page.getState();
      if (preloaded?.isCurrent && preloaded.slot) {
        // The link of a customer's first frame stands for the button, whose details open as soon as they can.
        event.preventDefault();
        open('slot');
        return;
      }
      if (isFixed() || isSettled(context)) {
        if (showsAlert()) event.preventDefault();
        return;
      }
      event.preventDefault();
      if ((await whenSettled(context)) !== undefined && !showsAlert())
        go(changeHref() ?? routes.serviceSelection);
    },
  };
};
