import type { HeaderContext } from '../../context/context';
import { FROM_MD } from '../../kernel/breakpoints';

type SearchKeyContext = Pick<HeaderContext, 'props' | 'browser' | 'page' | 'modals' | 'element'>;

/** What takes text, or has keys of its own. */
const TAKES_KEYS = 'input, textarea, select, dialog, [role="dialog"], [role="textbox"]';

const isTyping = (event: Event): boolean => {
  const [target] = event.composedPath();
  return target instanceof HTMLElement && (target.isContentEditable || target.closest(TAKES_KEYS) !== null);
};

/**
 * Moves the focus to the search field when the shopper presses `/`, with `features.searchKey`. Does nothing while the shopper
 * types or a dialog is open.
 *
 * @returns a function that removes the listener
 */
export const followSearchKey = ({
  props,
  browser,
  page,
  modals,
  element,
}: SearchKeyContext): (() => void) => {
  if (!props.config.features?.searchKey) return () => undefined;
  return browser.onDocumentEvent('keydown', (event) => {
    if (!(event instanceof KeyboardEvent) || event.key !== '/' || event.defaultPrevented) return;
    if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing || isTyping(event)) return;
    if (modals.store.getState().modal) return;
    const field = element()?.querySelector<HTMLElement>('[role="combobox"]');
    if (!field) return;
    event.preventDefault();
    const { width, open } = page.getState();
    // On phones, the field is in an overlay, which is displayed first.
    if (width < FROM_MD) open('search');
    browser.afterPaint(() => {
      field.focus();
    });
  });
};
