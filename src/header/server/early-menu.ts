import { tag } from '../../../federation/contract/markup';

/**
 * Makes the 'Groceries' link open the first level of its menu until the menu's code has loaded. The server puts the text
 * of this function into the page, so it uses nothing from outside of it [FED-8] [MEGA-3].
 *
 * The menu takes over with a `menu-loaded` event on the panel: it is cancelled if the panel is open. React removes the panel.
 */
export const startEarlyMenu = (header: Element | null | undefined): void => {
  const panel = header?.querySelector<HTMLElement>('[data-early-menu]');
  const link = panel?.previousElementSibling as HTMLElement | null | undefined;
  // A page whose style sheet has failed shows a plain row of links; the panel would be a part of the row [FED-4].
  if (!panel || !link || getComputedStyle(panel).position !== 'absolute') return;
  const page = panel.ownerDocument;
  const stops: (() => void)[] = [];
  const stop = () => {
    for (const remove of stops) remove();
  };
  const listen = (target: EventTarget, types: string, onEvent: (event: Event) => void) => {
    for (const type of types.split(' ')) {
      target.addEventListener(type, onEvent);
      stops.push(() => target.removeEventListener(type, onEvent));
    }
  };
  const show = (isOpen: boolean) => {
    panel.hidden = !isOpen;
    link.setAttribute('aria-expanded', String(isOpen));
  };
  const toggle = () => show(Boolean(panel.hidden));
  const isOutside = (target: EventTarget | null) =>
    target instanceof Node && !panel.contains(target) && !link.contains(target);

  // The menu has nothing to replace in a page whose policy has refused this script.
  panel.dataset['started'] = '';
  panel.style.setProperty('--sh-rows', String(panel.querySelectorAll('li').length + 1));
  link.setAttribute('role', 'button');
  show(false);
  listen(link, 'click', (event) => {
    const { button, metaKey, ctrlKey, shiftKey, altKey } = event as MouseEvent;
    if (button || metaKey || ctrlKey || shiftKey || altKey) return;
    event.preventDefault();
    toggle();
  });
  listen(link, 'keydown', (event) => {
    const { key, repeat, metaKey, ctrlKey, shiftKey, altKey } = event as KeyboardEvent;
    const isWithModifier = metaKey || ctrlKey || shiftKey || altKey;
    const first = key === 'ArrowDown' && !isWithModifier && !panel.hidden && panel.querySelector('a');
    if (key !== ' ' && !first) return;
    event.preventDefault();
    if (first) first.focus();
    else if (!repeat) toggle();
  });
  listen(page, 'keydown', (event) => {
    if ((event as KeyboardEvent).key !== 'Escape' || panel.hidden) return;
    if (panel.matches(':focus-within')) link.focus();
    show(false);
  });
  // A touch that scrolls the page sends no `pointerup`.
  listen(page, 'pointerup focusin', (event) => {
    if (!panel.isConnected) stop();
    else if (!panel.hidden && !(event as PointerEvent).button && isOutside(event.target)) show(false);
  });
  listen(panel, 'menu-loaded', (event) => {
    if (!panel.hidden) event.preventDefault();
    if (panel.matches(':focus-within')) link.focus();
    delete panel.dataset['started'];
    stop();
  });
};

/** Returns the script that follows the header's markup; empty if the markup has no early menu. */
export const earlyMenuScript = (markup: string, nonce: string | undefined): string =>
  markup.includes(' data-early-menu=')
    ? `${tag('script', { nonce })}{const e=Reflect.get(Document.prototype,'currentScript',document);if(e){(${String(startEarlyMenu)})(e.previousElementSibling);e.remove()}}</script>`
    : '';
