import type { ReactNode } from 'react';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { TextValues, Translate } from '../kernel/translate';
import type { Analytics } from '../platform/analytics';
import type { Announcer } from './announcer';
import { closeModal, NO_MODAL, openModal, showNotice, type Modal, type ModalState } from './modal-state';
import type { WithTimeout } from './timeouts';

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
  readonly notify: (text: string, values?: TextValues) => void;
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
  const show = (modal: Modal) => {
    update(openModal(store.getState(), modal));
  };
  const notify = (text: string, values?: TextValues) => {
    announcer.announce(text, values);
    update(showNotice(store.getState(), t(text, values)));
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
