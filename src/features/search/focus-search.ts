import { OPEN_SEARCH } from '../../../federation/contract';
import type { HeaderContext } from '../../context/context';
import { FROM_MD } from '../../kernel/breakpoints';
import { focusedAround } from '../../ui/focused-around';

type FocusSearchContext = Pick<HeaderContext, 'props' | 'browser' | 'page' | 'modals' | 'element'>;

/** What takes text, or has keys of its own. */
const TAKES_KEYS =
  'input, textarea, select, dialog, [role="dialog"], [role="textbox"], [role="searchbox"], [role="combobox"], [role="spinbutton"], [role="application"]';

const takesKeys = (target: EventTarget): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches(TAKES_KEYS));

/** Whether a target stands for an element in its closed shadow root: it has got the focus, but it cannot have it itself. */
const isClosedRoot = (target: EventTarget | undefined): boolean =>
  target instanceof HTMLElement &&
  (target.localName.includes('-') ||
    (target.tabIndex < 0 && !target.hasAttribute('tabindex') && !target.matches('html, body')));

const isTyping = (event: Event): boolean => {
  const path = event.composedPath();
  return isClosedRoot(path[0]) || path.some(takesKeys);
};

/**
 * Gives the focus back to a button of the page when the overlay that it opens is closed. A field of the page may open the
 * overlay whenever it gets the focus, so it does not get it back.
 */
const returnFocus = (page: HeaderContext['page'], opener: Element | null): void => {
  if (!(opener instanceof HTMLElement) || !opener.matches('a, button, [role="button"]')) return;
  const stop = page.subscribe(({ openPanel }) => {
    if (openPanel === 'search') return;
    stop();
    // Later: React gives it to the header's own button when it hides the overlay.
    if (openPanel === 'none') void Promise.resolve().then(() => opener.focus());
  });
};

/**
 * Moves the focus to the search field when the host's page asks for it by `OPEN_SEARCH`, and when the shopper presses `/`,
 * with `features.searchKey`. The key does nothing while the shopper types or a dialog is open.
 *
 * @returns a function that removes the listeners
 */
export const followSearchRequests = ({
  props,
  browser,
  page,
  modals,
  element,
}: FocusSearchContext): (() => void) => {
  const focus = (event: Event) => {
    const field = element()?.querySelector<HTMLInputElement>('[role="combobox"]');
    if (!field) return;
    event.preventDefault();
    const { width, open } = page.getState();
    // On phones, the field is in an overlay, which React displays at the end of this task.
    if (width < FROM_MD) {
      returnFocus(page, focusedAround(field));
      open('search');
    }
    // Not later: a phone opens its keyboard only during the press.
    void Promise.resolve().then(() => {
      field.focus();
      field.select();
    });
  };
  const stop = browser.onDocumentEvent(OPEN_SEARCH, focus);
  if (!props.config.features?.searchKey) return stop;
  const stopKey = browser.onDocumentEvent('keydown', (event) => {
    if (!(event instanceof KeyboardEvent) || event.key !== '/' || event.defaultPrevented) return;
    if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing || isTyping(event)) return;
    if (!modals.store.getState().modal) focus(event);
  });
  return () => {
    stop();
    stopKey();
  };
};
