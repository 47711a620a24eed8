import type { HostPage } from '../platform/browser';

/** What a shopper does when they come near the header. */
export const SIGNS = ['pointerover', 'touchstart', 'focusin', 'keydown', 'input', 'click', 'submit'] as const;

interface IntentOptions {
  readonly signs?: readonly string[];
  readonly holds?: (pressed: Element) => boolean;
}

/** What wakes the header after its code has failed to load: a moving pointer would request it again and again. */
const PRESSES = ['click', 'submit'] as const;

/** How long a press waits for the code that acts on it, in milliseconds. */
const WAIT_MS = 8_000;

const isPlain = ({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !ctrlKey && !metaKey && !shiftKey && !altKey;

/** Returns what repeats an event that nothing acts on yet; undefined if the browser does all that is wanted. */
const repetitionOf = (event: Event): (() => void) | undefined => {
  const target = event.target as Element;
  if (event.type === 'submit') {
    const form = target as HTMLFormElement;
    return () => form.requestSubmit((event as SubmitEvent).submitter);
  }
  if (event instanceof KeyboardEvent) {
    const { key } = event;
    const isHeld = /^Arrow(Up|Down)$/.test(key) || (key === ' ' && target.matches('a'));
    // Other keys type, move the focus, or press by themselves.
    return isHeld
      ? () => target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
      : undefined;
  }
  if (event.type !== 'click' || !isPlain(event as MouseEvent)) return undefined;
  const control = target.closest<HTMLElement>('a[href], input, button:not([type=submit])');
  // The link of a booked slot becomes a button there.
  const place = control?.closest('[data-space-kept]');
  return control
    ? () => (control.isConnected ? control : (place?.querySelector('button') ?? control)).click()
    : undefined;
};

/**
 * Calls `wake` when a shopper comes near the header, and repeats the latest press once it has resolved: as if its code had
 * been there. If it fails or takes 8 s, the press does what it does without script; after a failure the next press calls
 * `wake` again [FED-8] [ERR-6].
 *
 * @param wake loads what acts on presses; called again after a failure
 * @param after calls back after milliseconds, and returns a function that cancels this
 * @param options `signs` in place of the usual ones; `holds`: whether a press or a form of this element waits, every one by default
 * @returns a function that ends this
 */
export const wakeOnIntent = (
  element: HTMLElement,
  wake: () => Promise<void>,
  after: HostPage['after'],
  { signs = SIGNS, holds = () => true }: IntentOptions = {},
): (() => void) => {
  let repeat: (() => void) | undefined;
  let stopTimer: (() => void) | undefined;
  let hasEnded = false;
  const listen = (names: readonly string[]) => {
    for (const sign of names) element.addEventListener(sign, follow, true);
  };
  const repeatNow = () => {
    const latest = repeat;
    repeat = undefined;
    // Without its listeners, the repeated press is not held again.
    stop();
    latest?.();
  };
  const follow = (event: Event) => {
    const repetition =
      event.defaultPrevented || !holds(event.target as Element) ? undefined : repetitionOf(event);
    if (repetition) {
      event.preventDefault();
      event.stopPropagation();
      repeat = repetition;
      stopTimer ??= after(WAIT_MS, repeatNow);
    }
    wake().then(repeatNow, fail);
  };
  const fail = () => {
    repeatNow();
    if (!hasEnded) listen(PRESSES);
  };
  const stop = () => {
    stopTimer?.();
    stopTimer = undefined;
    for (const sign of signs) element.removeEventListener(sign, follow, true);
  };
  listen(signs);
  // A shopper may have typed into a server's field.
  if (element.matches(':focus-within')) wake().then(repeatNow, fail);
  return () => {
    hasEnded = true;
    stop();
  };
};
