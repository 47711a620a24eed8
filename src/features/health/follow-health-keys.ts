import type { HeaderContext } from '../../context/context';

/**
 * Opens the health panel with Alt+Shift+H where the configuration has the panel. Its code is lazy-loaded with the first
 * press.
 *
 * @returns a function that removes the listener
 */
export const followHealthKeys = (context: HeaderContext): (() => void) => {
  const { element, modals, services } = context;
  const page = services.health && element()?.ownerDocument;
  const onKeyDown = (event: KeyboardEvent) => {
    // The position of the key counts: with Alt some keyboard layouts write another letter.
    if (event.code !== 'KeyH' || !event.altKey || !event.shiftKey) return;
    event.preventDefault();
    void modals.open(async () => {
      const { healthPanel } = await import(/* webpackChunkName: "health" */ './health-panel');
      return healthPanel(context);
    }, 'The health panel could not be opened.');
  };
  page?.addEventListener('keydown', onKeyDown);
  return () => page?.removeEventListener('keydown', onKeyDown);
};
