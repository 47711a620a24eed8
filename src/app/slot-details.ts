import type { MouseEvent } from 'react';
import { BookedButton, loadSlotDetails, type BookedButtonProps, type SlotStore } from '../domains/slot';
import type { TrolleyStore } from '../domains/trolley';
import { lazy } from '../kernel/lazy';
import type { Analytics } from '../platform/analytics';
import type { EngineDeps } from './engine-deps';
import type { Modals } from './modals';
import type { PageStore } from './page-store';
import type { Services } from './services';

interface SlotDetailsDeps extends Pick<EngineDeps, 'props' | 'browser' | 'inTime' | 'navigate'> {
  readonly page: PageStore;
  readonly services: Services;
  readonly analytics: Analytics;
  readonly modals: Modals;
  readonly slot: SlotStore;
  readonly trolley: TrolleyStore;
  /** Tells that this slot can't be changed any more [SLOT-8]. */
  readonly showAlert: () => void;
}

/** The booked slot's button, and all that a press on it or under it does. */
export interface SlotDetailsWiring extends Pick<
  BookedButtonProps,
  'load' | 'onMissing' | 'onPress' | 'onChangeSlot'
> {
  readonly BookedButton: typeof BookedButton;
  readonly onBook: () => void;
}

export const createSlotDetails = (deps: SlotDetailsDeps): SlotDetailsWiring => {
  const { props, page, browser, inTime, navigate, services, analytics, modals, slot, trolley, showAlert } =
    deps;
  const booked = () => {
    const { status } = slot.getState();
    return status.kind === 'booked' ? status.slot : undefined;
  };
  const slotType = () => booked()?.reservation.slotType ?? 'UNDEFINED';

  const load = lazy(async () => {
    const { createDetailsStore, createPlacesApi, SlotDetails } = await loadSlotDetails();
    const places = createPlacesApi(services.http, props.config.services);
    const store = createDetailsStore(places);
    // Whoever leaves takes their address along.
    slot.subscribe(({ status }) => {
      if (status.kind !== 'booked') void store.getState().show();
    });
    return { store, Panel: SlotDetails };
  });

  return {
    BookedButton,
    load: () => inTime(load()),
    onMissing(isPressed) {
      page.getState().open('none');
      if (!isPressed) return;
      modals.notify('The details of your slot could not be opened.');
      const href = booked()?.label?.changeHref;
      if (href && !navigate(href)) browser.go(href);
    },
    onPress() {
      analytics.track({ event: 'slot_details_button_click', slotType: slotType() });
    },
    onChangeSlot(event: MouseEvent) {
      analytics.track({ event: 'change_slot_button_click', slotType: slotType() });
      const { trolley: read } = trolley.getState();
      if (!read?.isAmendingOrder || read.isSlotChangeable) return;
      event.preventDefault();
      showAlert();
    },
    onBook() {
      analytics.track({ event: 'click_book_slot' });
    },
  };
};
