import type { MouseEvent } from 'react';
import { loadSlotDetails, serviceTypeOf } from '../../domains/slot';
import { DETAILS_NOT_OPENED } from './texts';
import { lazy } from '../../kernel/lazy';
import type { HeaderContext } from '../../context/context';
import { isOrderPending, orderKnown } from '../../context/order-known';

/**
 * Creates what presses on the booked slot's button, and in its details, do.
 *
 * @param showAlert opens the alert that this slot cannot be changed any more [SLOT-8]
 */
export const createSlotDetails = (context: HeaderContext, showAlert: () => void) => {
  const { props, page, browser, withTimeout, navigate, services, analytics, modals, slot, trolley, report } =
    context;
  const booked = () => {
    const { status } = slot.getState();
    return status.kind === 'booked' ? status.slot : undefined;
  };
  const slotFacts = () => {
    const slotType = booked()?.reservation.slotType ?? 'UNDEFINED';
    return { slotType, serviceType: serviceTypeOf(slotType) };
  };

  const hasFixedSlot = () => {
    const { trolley: read } = trolley.getState();
    return !!read?.isAmendingOrder && !read.isSlotChangeable;
  };
  const goToBooking = () => {
    const href = booked()?.label?.changeHref;
    if (href && !navigate(href)) browser.go(href);
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
    load: async () => {
      try {
        return await withTimeout(load());
      } catch (error) {
        report('slot details', error);
        throw error;
      }
    },
    onMissing: (isPressed: boolean) => {
      page.getState().open('none');
      if (!isPressed) return;
      modals.notify(DETAILS_NOT_OPENED);
      goToBooking();
    },
    onPress: () => {
      analytics.track({ event: 'slot_details_button_click', ...slotFacts() });
    },
    onChangeSlot: (event: MouseEvent) => {
      analytics.track({ event: 'change_slot_button_click', ...slotFacts() });
      const isPending = isOrderPending(context);
      if (!isPending && !hasFixedSlot()) return;
      event.preventDefault();
      const decide = () => (hasFixedSlot() ? showAlert() : goToBooking());
      if (isPending) void orderKnown(context).then(decide);
      else decide();
    },
    onBook: () => {
      analytics.track({ event: 'click_book_slot' });
    },
  };
};
