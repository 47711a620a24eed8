interface ModalListener {
  /** Called when the shopper requests to close the dialog; may leave it open. */
  readonly close: () => void;
  /** Escape and the backdrop do not close the dialog. */
  readonly isAlert: boolean;
}

/** Listens to Escape, to the backdrop and to closing by the browser. Returns a function that removes the listeners. */
export const listenToModal = (
  element: HTMLDialogElement,
  { close, isAlert }: ModalListener,
): (() => void) => {
  const ended = new AbortController();
  const { signal } = ended;
  // The panel covers the dialog, so an event whose target is the dialog itself is on its backdrop.
  let isOnBackdrop = false;
  const press = ({ target }: Event) => {
    isOnBackdrop = target === element;
  };
  const requestClose = () => {
    if (!isAlert) close();
  };
  element.addEventListener('pointerdown', press, { signal });
  element.addEventListener('pointerup', (event) => isOnBackdrop && press(event), { signal });
  element.addEventListener(
    'click',
    ({ target }) => {
      if (isOnBackdrop && target === element) requestClose();
    },
    { signal },
  );
  element.addEventListener(
    'keydown',
    (event) => {
      // During a composition, Escape ends the composition and must not close the dialog.
      if (event.key === 'Escape' && (event.isComposing || isAlert)) event.preventDefault();
    },
    { signal },
  );
  element.addEventListener(
    'cancel',
    (event) => {
      // The event bubbles from fields inside the dialog, such as file pickers.
      if (event.target !== element) return;
      event.preventDefault();
      requestClose();
    },
    { signal },
  );
  // A browser may close the dialog without a cancel event, as Chromium does at a second Escape. It is then shown again.
  element.addEventListener(
    'close',
    () => {
      // The event of an earlier close is late: StrictMode closes each dialog once, and shows it again.
      if (element.open) return;
      requestClose();
      if (element.isConnected) element.showModal();
    },
    { signal },
  );
  return () => ended.abort();
};
