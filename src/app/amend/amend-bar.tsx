import { AMEND_BAR_KEY } from '../../../federation/contract';
import { loadAmend } from '../../domains/amend';
import { Region } from '../../ui/Region';
import type { AmendContent, AmendDeps } from './amend';
import { tellTabs } from '../keep-true/keep-true-loader';
import type { Modal } from '../modals';
import { createOrderReader } from '../read-order';

const DISCARD = 'discard-amends';

type Parts = Awaited<ReturnType<typeof loadAmend>>;

/** The store of an amendment, wired to what the rest of the header knows. */
const createAmendment = (parts: Parts, deps: AmendDeps) => {
  const { services, browser, announcer, modals } = deps;
  return parts.createAmendStore({
    clock: browser,
    amendments: parts.createAmendApi(services.graph),
    isPageHidden: browser.isHidden,
    onVisibilityChange: (listener) => browser.onDocumentEvent('visibilitychange', listener),
    announce: announcer.announce,
    readAgain: createOrderReader(deps),
    onDiscarded: () => {
      browser.sessionStore.remove(AMEND_BAR_KEY);
      tellTabs(browser, 'order');
      browser.reload();
    },
    onDiscardFailed: () => {
      modals.close(DISCARD);
      void deps.showUnexpected();
    },
  });
};

export interface AmendBarDeps extends AmendDeps {
  readonly setContent: (content: AmendContent | undefined) => void;
  readonly showSlotAlert: () => void;
  /** Height of the bar in CSS pixels. */
  readonly onHeight: (height: number) => void;
}

/** The amend bar and its dialogs. */
export interface AmendBarControl {
  /** Shows the order as trolley and slot have it now. */
  readonly show: () => void;
  readonly hide: () => void;
  readonly isDiscarding: () => boolean;
  /** The alert that an amended order's slot stays as it is [SLOT-8]. */
  readonly slotAlert: () => Modal;
}

export const createAmendBar = async (deps: AmendBarDeps): Promise<AmendBarControl> => {
  const { browser, analytics, modals, trolley, slot, setContent } = deps;
  const parts = await loadAmend();
  let amendment: ReturnType<typeof createAmendment> | undefined;

  return {
    show() {
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
      setContent((checkout) => (
        <Region name="amend bar" report={deps.report}>
          <parts.AmendBar
            store={store}
            slot={label}
            isSlotChangeable={amended.isSlotChangeable}
            onChangeSlot={trackChange}
            onSlotRefused={() => {
              trackChange();
              deps.showSlotAlert();
            }}
            onDiscard={discard}
            observeHeight={browser.observeHeight}
            onHeight={deps.onHeight}
          >
            {checkout}
          </parts.AmendBar>
        </Region>
      ));
    },
    hide() {
      amendment?.getState().stop();
      amendment = undefined;
      modals.close(DISCARD);
      setContent(undefined);
    },
    isDiscarding: () => amendment?.getState().isDiscarding ?? false,
    slotAlert: () => ({
      name: 'slot-change',
      render: (surroundings) => <parts.SlotChangeAlert {...surroundings} />,
    }),
  };
};
