import type { ReactNode } from 'react';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { AMEND_BAR_KEY } from '../../federation/contract';
import type { ShoppingContextStore } from '../domains/account';
import { isBarShown, loadAmend } from '../domains/amend';
import type { SlotStore } from '../domains/slot';
import type { TrolleyStore } from '../domains/trolley';
import type { Analytics } from '../platform/analytics';
import { Region } from '../ui/Region';
import type { Announcer } from './announcer';
import type { Errors } from './errors';
import type { EngineDeps } from './engine';
import type { Modals } from './modals';
import type { Services } from './services';

/** What the amend bar shows, around the Checkout control that it is given. */
export type AmendContent = (checkout: ReactNode) => ReactNode;

export interface Amend {
  readonly amendBar: StoreApi<{ readonly content: AmendContent | undefined }>;
  /** Opens the alert that an amended order's slot stays as it is [SLOT-8]. */
  readonly slotAlert: () => Promise<void>;
}

interface AmendDeps extends EngineDeps {
  readonly services: Services;
  readonly announcer: Announcer;
  readonly analytics: Analytics;
  readonly modals: Modals;
  readonly context: ShoppingContextStore;
  readonly trolley: TrolleyStore;
  readonly slot: SlotStore;
  /** Reads the context, then what belongs to its order. */
  readonly openOrder: () => Promise<void>;
  readonly errors: Pick<Errors, 'showUnexpected'>;
}

const DISCARD = 'discard-amends';

type Parts = Awaited<ReturnType<typeof loadAmend>>;

/** Reads again what the bar stands on; what is shown stays until the answers are there. */
const createReader =
  ({ context, trolley, slot, openOrder }: AmendDeps) =>
  async () => {
    const before = context.getState().context;
    const after = await context.getState().refresh();
    const isSame =
      before.customerOrderId === after.customerOrderId &&
      before.customerOrderState === after.customerOrderState;
    if (isSame) await Promise.all([trolley.getState().refresh(), slot.getState().refresh()]);
    else await openOrder();
  };

/** The store of an amendment, wired to what the rest of the header knows. */
const createAmendment = (parts: Parts, deps: AmendDeps) => {
  const { services, browser, announcer, modals } = deps;
  return parts.createAmendStore({
    clock: browser,
    amendments: parts.createAmendApi(services.graph),
    isPageHidden: browser.isHidden,
    onVisibilityChange: (listener) => browser.onDocumentEvent('visibilitychange', listener),
    announce: announcer.announce,
    readAgain: createReader(deps),
    onDiscarded: () => {
      browser.sessionStore.remove(AMEND_BAR_KEY);
      browser.reload();
    },
    onDiscardFailed: () => {
      modals.close(DISCARD);
      void deps.errors.showUnexpected();
    },
  });
};

/** Shows the amend bar for as long as an order with a slot is amended [AMND-1]; fetches it when it first is. */
export const createAmend = (deps: AmendDeps): Amend & { readonly start: () => () => void } => {
  const { props, browser, analytics, modals, trolley, slot } = deps;
  const amendBar = createStore<{ content: AmendContent | undefined }>()(() => ({ content: undefined }));
  let amendment: ReturnType<typeof createAmendment> | undefined;
  let isWanted = false;

  const slotAlert = () =>
    modals.open(async () => {
      const { SlotChangeAlert } = await loadAmend();
      return {
        name: 'slot-change',
        render: (surroundings) => <SlotChangeAlert {...surroundings} />,
      };
    }, 'Your order contains items currently being prepared. We are unable to change the delivery/collection time or cancel the order.');

  const onHeight = (height: number) => {
    deps.onAmendHeight(height);
    if (height > 0) browser.sessionStore.set(AMEND_BAR_KEY, String(height));
    else browser.sessionStore.remove(AMEND_BAR_KEY);
  };

  const show = (parts: Parts) => {
    const { trolley: amended } = trolley.getState();
    const { status } = slot.getState();
    const { customerOrderId } = deps.context.getState().context;
    if (!amended || status.kind !== 'booked' || customerOrderId === undefined) return;
    const { reservation, label } = status.slot;
    const store = (amendment ??= createAmendment(parts, deps));
    store.getState().follow({
      customerOrderId,
      kind: parts.orderKind(reservation.slotType, amended.order.containsEntertaining),
      slotStart: reservation.startDateTime,
      cutOff: reservation.amendOrderCutoffDateTime,
    });
    const discard = () => {
      modals.show({
        name: DISCARD,
        render: (surroundings) => <parts.DiscardDialog store={store} {...surroundings} />,
      });
    };
    const trackChange = () => {
      analytics.track({ event: 'change_slot_button_click', slotType: reservation.slotType });
    };
    amendBar.setState({
      content: (checkout) => (
        <Region name="amend bar" report={deps.report}>
          <parts.AmendBar
            store={store}
            slot={label}
            isSlotChangeable={amended.isSlotChangeable}
            onChangeSlot={trackChange}
            onSlotRefused={() => {
              trackChange();
              void slotAlert();
            }}
            onDiscard={discard}
            observeHeight={browser.observeHeight}
            onHeight={onHeight}
          >
            {checkout}
          </parts.AmendBar>
        </Region>
      ),
    });
  };
  const hide = () => {
    isWanted = false;
    amendment?.getState().stop();
    amendment = undefined;
    modals.close(DISCARD);
    amendBar.setState({ content: undefined });
  };

  const follow = () => {
    // What is being given up ends with a fresh page, or is still there.
    if (amendment?.getState().isDiscarding) return;
    const { status, trolley: read } = trolley.getState();
    const booking = slot.getState().status.kind;
    const isShown = isBarShown({
      isFeatureOn: props.config.features?.pinBar ?? false,
      isAmending: status.kind === 'pending' ? undefined : (read?.isAmendingOrder ?? false),
      // A slot that can't be read again still stands.
      hasSlot: booking === 'pending' || (booking === 'failed' && isWanted) ? undefined : booking === 'booked',
    });
    if (isShown === false) {
      hide();
      onHeight(0);
    }
    if (!isShown) return;
    isWanted = true;
    loadAmend().then(
      (parts) => {
        if (isWanted) show(parts);
      },
      (error: unknown) => {
        deps.report('amend bar', error);
        modals.notify('You are changing an order. Reload the page to see until when.');
      },
    );
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
