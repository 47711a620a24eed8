import type { ReactNode } from 'react';
import type { DialogContext } from '../ui/Dialog';

/** A dialog over the page. */
export interface Modal {
  /** The name in analytics and reports. */
  readonly name: string;
  readonly render: (dialog: DialogContext) => ReactNode;
  /** An alert that the shopper must answer: no other dialog replaces it, and only its own buttons close it [ERR-1]. */
  readonly isAlert?: boolean;
  /** Called once the dialog is closed, in whatever way. */
  readonly onClosed?: () => void;
}

/** What is rendered over the page: at most one dialog or one notice, and the banners at the bottom edge. */
export interface ModalState {
  readonly modal: Modal | undefined;
  /** The text of the notice; empty for none. */
  readonly notice: string;
  /** Changes with every dialog and notice; the React key of both. */
  readonly id: number;
  readonly strips: Readonly<Partial<Record<'app' | 'operator', ReactNode>>>;
}

export const NO_MODAL: ModalState = { modal: undefined, notice: '', id: 0, strips: {} };

/** Opens a dialog in place of the dialog or notice that is open. An alert stays. */
export const openModal = (state: ModalState, modal: Modal): ModalState =>
  state.modal?.isAlert ? state : { ...state, modal, notice: '', id: state.id + 1 };

/** Closes the dialog of this name, or any dialog if no name is given. */
export const closeModal = (state: ModalState, name = state.modal?.name): ModalState =>
  state.modal && state.modal.name === name ? { ...state, modal: undefined } : state;

/** Shows a notice, unless a dialog is open; an empty text removes the notice. */
export const showNotice = (state: ModalState, notice: string): ModalState =>
  state.modal ? state : { ...state, notice, id: state.id + 1 };
