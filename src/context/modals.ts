import type { ReactNode } from 'react';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { TextValues, Translate } from '../kernel/translate';
import type { Analytics } from '../platform/analytics';
import type { Announcer } from './announcer';
import type { WithTimeout } from './timeouts';
import type { DialogContext } from '../ui/Dialog';

/** A dialog over the page. */
export interface Modal {
  /** The name in analytics and reports. */
  readonly name: string;
  readonly render: (dialog: DialogContext) => ReactNode;
  /** An alert that the shopper must answer: no other dialog replaces it, and only its own buttons close it [ERR-1]. */
  readonly isAlert?: boolean;
  /** The width from which the layout does not show the dialog, in CSS pixels. */
  readonly below?: number;
  /** Called once the dialog is closed, in whatever way. */
  readonly onClosed?: () => void;
}

/** A link in a notice, to what the shopper can do about it. */
export interface NoticeLink {
  readonly label: string;
  readonly href: string;
}

/** What is rendered over the page: at most one dialog or one notice, and the banners at the bottom edge. */
interface ModalState {
  readonly modal: Modal | undefined;
  /** The text of the notice; empty for none. */
  readonly notice: string;
  readonly noticeLink?: NoticeLink | undefined;
  /** Changes with every dialog and notice; the React key of both. */
  readonly id: number;
  readonly strips: Readonly<Partial<Record<'app' | 'operator', ReactNode>>>;
}

const NO_MODAL: ModalState = { modal: undefined, notice: '', id: 0, strips: {} };

/** Opens a dialog in place of the dialog or notice that is open. An alert stays. */
const openModal = (state: ModalState, modal: Modal): ModalState =>
  state.modal?.isAlert ? state : { ...state, modal, notice: '', id: state.id + 1 };

/** Closes the dialog of this name, or any dialog if no name is given. */
const closeModal = (state: ModalState, name = state.modal?.name): ModalState =>
  state.modal && state.modal.name === name ? { ...state, modal: undefined } : state;

/** Shows a notice, unless a dialog is open; an empty text removes the notice. */
const showNotice = (state: ModalState, notice: string, noticeLink?: NoticeLink): ModalState =>
  state.modal ? state : { ...state, notice, noticeLink, id: state.id + 1 };

/** Opens and closes what is rendered over the page. */
export interface Modals {
  readonly store: StoreApi<ModalState>;
  /** Opens a dialog in place of the one that is open. */
  readonly show: (modal: Modal) => void;
  /** Closes the open dialog. */
  readonly end: () => void;
  /** Closes the dialog of this name. Does nothing if another one is open. */
  readonly close: (name: string) => void;
  /** Translates a message, shows it, and announces it to screen readers. */
  readonly notify: (text: string, values?: TextValues, link?: NoticeLink) => void;
  /** Removes the message. */
  readonly dismiss: () => void;
  /** Renders a banner at the bottom of the page, under every dialog; null removes it. */
  readonly setStrip: (name: 'app' | 'operator', strip: ReactNode) => void;
  /**
   * Opens a dialog whose code is lazy-loaded. The promise resolves once the dialog, or the failure message, is shown. It never
   * rejects.
   *
   * @param failureMessage shown when the dialog fails to load, or loads longer than the interaction timeout [ERR-6]
   */
  readonly open: (load: () => Promise<Modal>, failureMessage: string) => Promise<void>;
}

interface ModalsContext {
  readonly t: Translate;
  readonly withTimeout: WithTimeout;
  readonly announcer: Pick<Announcer, 'announce'>;
  readonly analytics: Analytics;
  /** Reports a region that failed. */
  readonly report: (region: string, error: unknown) => void;
}

export const createModals = ({ t, withTimeout, announcer, analytics, report }: ModalsContext): Modals => {
  const store = createStore<ModalState>()(() => NO_MODAL);

  /** Sets the state and reports the dialogs that it closes and opens. */
  const update = (next: ModalState) => {
    const { modal: before } = store.getState();
    store.setState(next);
    const { modal } = next;
    if (modal === before) return;
    if (before) {
      analytics.track({ event: 'modal_closed', modal: before.name });
      before.onClosed?.();
    }
    if (modal) analytics.track({ event: 'modal_opened', modal: modal.name });
  };
  const show = (modal: Modal) => update(openModal(store.getState(), modal));
  const notify: Modals['notify'] = (text, values, link) => {
    announcer.announce(text, values);
    update(showNotice(store.getState(), t(text, values), link));
  };
  return {
    store,
    show,
    notify,
    end() {
      update(closeModal(store.getState()));
    },
    close(name) {
      update(closeModal(store.getState(), name));
    },
    dismiss() {
      update(showNotice(store.getState(), ''));
    },
    setStrip(name, strip) {
      store.setState(({ strips }) => ({ strips: { ...strips, [name]: strip } }));
    },
    async open(load, failureMessage) {
      try {
        show(await withTimeout(load()));
      } catch (error) {
        report('modal', error);
        notify(failureMessage);
      }
    },
  };
};
