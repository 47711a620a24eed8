import { WIDE_FROM } from '../../../federation/contract';
import { stopAll } from '../../kernel/stop-all';
import { focusedAround } from '../../ui/focused-around';
import { listenForDismissal } from '../../ui/listen-for-dismissal';
import type { HeaderContext } from '../../context/context';

/** Milliseconds that the mouse stays on the menu button before the row opens. */
const HOVER_OPEN_MS = 130;
/** Milliseconds until the row closes: the mouse may come back, and a press that closed a menu may be on a link of the row. */
const CLOSE_MS = 300;

/** The links of the row, and the first button with a menu, which is the menu button. The layout's class names are its own. */
const LINKS = '[data-variant=main]';
const MENU_BUTTON = 'button[aria-expanded]';
/** The button of the groceries' menu; none without categories. */
const MENU_TOGGLE = '[role=button][aria-expanded]';

type Context = Pick<HeaderContext, 'page' | 'browser'>;

/** Opens and closes the row. The focus never stays in a row that is hidden. */
const createRow = (
  header: HTMLElement,
  row: HTMLElement,
  button: HTMLElement,
  { page, browser }: Context,
) => {
  let stopTimer: (() => void) | undefined;
  let stopListening: (() => void) | undefined;
  const isOpen = () => page.getState().isNavOpen === true;
  const after = (delay: number, callback: () => void) => {
    stopTimer?.();
    stopTimer = browser.after(delay, callback);
  };
  const close = () => {
    stopTimer?.();
    stopListening?.();
    if (!isOpen()) return;
    const focused = focusedAround(header);
    if (focused && row.contains(focused)) button.focus({ preventScroll: true });
    page.setState({ isNavOpen: false });
  };
  return {
    isOpen,
    close,
    open: () => {
      stopTimer?.();
      stopListening?.();
      page.setState({ isNavOpen: true });
      stopListening = listenForDismissal(header, close);
    },
    after,
    stay: () => stopTimer?.(),
    closeSoon: () => {
      after(CLOSE_MS, () => {
        if (!/groceries|seasonal/.test(page.getState().openPanel)) close();
      });
    },
  };
};

/**
 * In a wide page that is scrolled, shows the navigation row under the compact row while the mouse is on the menu button, and
 * with the groceries' menu when the button is pressed. Without it, a shopper would have to scroll up [SHELL-3] [MEGA-3].
 *
 * @returns a function that removes the listeners
 */
export const showCompactNavigation = (header: HTMLElement, context: Context): (() => void) => {
  const { page, browser } = context;
  const row = header.querySelector(LINKS)?.closest<HTMLElement>('header > *');
  const button = header.querySelector<HTMLElement>(MENU_BUTTON);
  if (!row || !button) return () => undefined;
  const { isOpen, open, close, after, stay, closeSoon } = createRow(header, row, button, context);
  // The page state follows a moment later.
  const isWide = () => browser.width() >= WIDE_FROM;

  const isMenuOpen = () => page.getState().openPanel === 'groceries';
  // A press outside an open menu closes it before the click.
  let wasMenuOpen = false;
  const begin = () => {
    wasMenuOpen = isMenuOpen();
  };
  const press = (event: MouseEvent) => {
    if (!isWide() || !button.contains(event.target as Node)) return;
    event.stopPropagation();
    const isByKey = event.detail === 0;
    if (isMenuOpen()) page.getState().open('none');
    if ((isByKey ? isOpen() : wasMenuOpen) || (isOpen() && !row.querySelector(MENU_TOGGLE))) {
      close();
      return;
    }
    open();
    const first = row.querySelector<HTMLElement>('a');
    if (first?.matches(MENU_TOGGLE)) first.click();
    // By key: the row follows much later in the document.
    if (isByKey) browser.afterPaint(() => first?.focus({ preventScroll: true }));
  };
  let isOver = false;
  // A page that scrolls under a still mouse sends events, too.
  const move = ({ pointerType, movementX, movementY }: PointerEvent) => {
    if (isOver || pointerType !== 'mouse' || !(movementX || movementY)) return;
    isOver = true;
    if (isWide() && !isOpen()) after(HOVER_OPEN_MS, open);
  };
  const leave = () => {
    isOver = false;
    if (isOpen()) closeSoon();
    else stay();
  };
  header.addEventListener('click', press, true);
  button.addEventListener('pointerdown', begin);
  button.addEventListener('pointermove', move);
  for (const element of [button, row]) {
    element.addEventListener('pointerenter', stay);
    element.addEventListener('pointerleave', leave);
  }
  const stopFollowing = page.subscribe(({ isCompact, width, here, openPanel }, before) => {
    if (!isOpen()) return;
    const isOther = !/none|groceries|seasonal/.test(openPanel);
    if (!isCompact || width < WIDE_FROM || here !== before.here || isOther) close();
    else if (openPanel === 'none' && before.openPanel !== 'none') closeSoon();
  });
  return stopAll(stopFollowing, close, () => {
    header.removeEventListener('click', press, true);
    button.removeEventListener('pointerdown', begin);
    button.removeEventListener('pointermove', move);
    for (const element of [button, row]) {
      element.removeEventListener('pointerenter', stay);
      element.removeEventListener('pointerleave', leave);
    }
  });
};
