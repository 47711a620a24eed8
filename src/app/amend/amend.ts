import type { ReactNode } from 'react';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { AMEND_BAR_KEY } from '../../../federation/contract';
import type { ShoppingContextStore } from '../../domains/account';
import { isBarShown } from '../../domains/amend';
import type { SlotStore } from '../../domains/slot';
import type { TrolleyStore } from '../../domains/trolley';
import { lazy } from '../../kernel/lazy';
import type { Analytics } from '../../platform/analytics';
import type { AmendBarControl } from './amend-bar';
import type { Announcer } from '../announcer';
import type { EngineDeps } from '../engine-deps';
import type { Modals } from '../modals';
import type { Services } from '../services';

/** What the amend bar shows, around the Checkout control that it is given. */
export type AmendContent = (checkout: ReactNode) => ReactNode;

export interface Amend {
  readonly amendBar: StoreApi<{ readonly content: AmendContent | undefined }>;
  /** Opens the alert that an amended order's slot stays as it is [SLOT-8]. */
  readonly slotAlert: () => Promise<void>;
}

export interface AmendDeps extends EngineDeps {
  readonly services: Services;
  readonly announcer: Announcer;
  readonly analytics: Analytics;
  readonly modals: Modals;
  readonly context: ShoppingContextStore;
  readonly trolley: TrolleyStore;
  readonly slot: SlotStore;
  /** Reads the context, then what belongs to its order. */
  readonly openOrder: () => Promise<void>;
  /** Shows the dialog of an error that nobody expected [AMND-2]. */
  readonly showUnexpected: () => Promise<void>;
}

const SLOT_STAYS =
  'Your order contains items currently being prepared. We are unable to change the delivery/collection time or cancel the order.';

/** Shows the amend bar for as long as an order with a slot is amended [AMND-1]; fetches it when it first is. */
export const createAmend = (deps: AmendDeps): Amend & { readonly start: () => () => void } => {
  const { props, browser, modals, trolley, slot } = deps;
  const amendBar = createStore<{ content: AmendContent | undefined }>()(() => ({ content: undefined }));
  let bar: AmendBarControl | undefined;
  let isWanted = false;

  const onHeight = (height: number) => {
    deps.onAmendHeight(height);
    if (height > 0) browser.sessionStore.set(AMEND_BAR_KEY, String(height));
    else browser.sessionStore.remove(AMEND_BAR_KEY);
  };
  const load = lazy(async () => {
    const { createAmendBar } = await import(/* webpackChunkName: "amend" */ './amend-bar');
    bar = await createAmendBar({
      ...deps,
      onHeight,
      showSlotAlert: () => void slotAlert(),
      setContent: (content) => {
        amendBar.setState({ content });
      },
    });
    return bar;
  });
  const slotAlert = () => modals.open(async () => (await load()).slotAlert(), SLOT_STAYS);

  const show = () => {
    isWanted = true;
    load().then(
      (loaded) => {
        if (isWanted) loaded.show();
      },
      (error: unknown) => {
        deps.report('amend bar', error);
        modals.notify('You are changing an order. Reload the page to see until when.');
      },
    );
  };
  const hide = () => {
    isWanted = false;
    bar?.hide();
  };
  const follow = () => {
    // What is being given up ends with a fresh page, or is still there.
    if (bar?.isDiscarding()) return;
    const { status, trolley: read } = trolley.getState();
    const booking = slot.getState().status.kind;
    const isShown = isBarShown({
      isFeatureOn: props.config.features?.pinBar ?? false,
      isAmending: status.kind === 'pending' ? undefined : (read?.isAmendingOrder ?? false),
      // A slot that can't be read again still stands.
      hasSlot: booking === 'pending' || (booking === 'failed' && isWanted) ? undefined : booking === 'booked',
    });
    if (isShown) show();
    if (isShown !== false) return;
    hide();
    onHeight(0);
  };

  return {
    amendBar,
    slotAlert,
    start() {
      const stops = [trolley.subscribe(follow), slot.subscribe(follow)];
      follow();
      return () => {
        for (const stop of stops) stop();
        hide();
      };
    },
  };
};
