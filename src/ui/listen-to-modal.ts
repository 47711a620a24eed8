interface ModalListener {
  /** Closes the dialog, or doesn't. */
  readonly close: () => void;
  /** Nothing from outside closes it. */
  readonly isAlert: boolean;
}

/** Hears Escape, the backdrop, and a browser that closes by itself, until the answer is called. */
export const listenToModal = (
  element: HTMLDialogElement,
  { close, isAlert }: ModalListener,
): (() => void) => {
  const ended = new AbortController();
  const { signal } = ended;
  // The panel covers the dialog: what hits the dialog itself hits its backdrop.
  let isOnBackdrop = false;
  const press = ({ target }: Event) => {
    isOnBackdrop = target === element;
  };
  const ask = () => {
    if (!isAlert) close();
  };
  element.addEventListener('pointerdown', press, { signal });
  element.addEventListener('pointerup', (event) => isOnBackdrop && press(event), { signal });
  element.addEventListener(
    'click',
    ({ target }) => {
      if (isOnBackdrop && target === element) ask();
    },
    { signal },
  );
  element.addEventListener(
    'keydown',
    (event) => {
      // It ends the composition, not the dialog.
      if (event.key === 'Escape' && (event.isComposing || isAlert)) event.preventDefault();
    },
    { signal },
  );
  element.addEventListener(
    'cancel',
    (event) => {
      // From fields inside, such as file pickers, it bubbles.
      if (event.target !== element) return;
      event.preventDefault();
      ask();
    },
    { signal },
  );
  // A browser may close without asking, as Chromium does at a second Escape: what must stay is shown again.
  element.addEventListener(
    'close',
    () => {
      ask();
      if (element.isConnected && !element.open) element.showModal();
    },
    { signal },
  );
  return () => {
    ended.abort();
  };
};
