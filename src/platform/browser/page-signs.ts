import { OPEN_SEARCH, PLACEHOLDER_HEIGHT, SLOT_UPDATE, TROLLEY_UPDATE } from '../../../federation/contract';
import { refusesStorage } from '../analytics/consent';
import { readCookie } from './read-cookie';

/** A page that is scrolled less shows its header as it was, in CSS pixels. */
const SCROLL_PX = PLACEHOLDER_HEIGHT.small;

/** Whether a customer has signed in to a visitor's page, or the shopper refuses that anything is stored. */
const hasOtherShopper = (isVisitor: boolean): boolean =>
  (isVisitor && readCookie('customerId') !== undefined) || refusesStorage({ get: readCookie });

/** Returns an object of the window that browsers of the last years have. */
const targetOf = (name: string): EventTarget | undefined => {
  const target: unknown = Reflect.get(window, name);
  return target instanceof EventTarget ? target : undefined;
};

const isScrolled = (target: EventTarget | null): boolean =>
  (target instanceof Element ? target.scrollTop : window.scrollY) > SCROLL_PX;

/** Whether {@link onPageSign} would call back now, or could not see all that it reports. */
export const hasPageSign = (isVisitor: boolean): boolean =>
  isScrolled(null) || hasOtherShopper(isVisitor) || !targetOf('navigation') || !targetOf('cookieStore');

/** Something for which the header must act. */
export interface PageSign {
  /** Whether the data of a customer that the page shows may be old. */
  readonly isOld?: boolean;
  /** Sends the host's event or the key again, once the header acts. */
  readonly repeat?: () => void;
}

interface PageSignOptions {
  readonly isVisitor: boolean;
  /** Whether the key `/` opens the search. */
  readonly hasSearchKey: boolean;
  /** Whether the host has removed the header, for which no event is held. */
  readonly isRemoved: () => boolean;
}

/**
 * Calls back when the header must act although nobody has touched it: the page is scrolled, resized or restored, its address
 * changes, the shopper signs in or refuses storage in this tab or another one, or the host or the key `/` wants something.
 *
 * @returns a function that removes the listeners
 */
export const onPageSign = (
  { isVisitor, hasSearchKey, isRemoved }: PageSignOptions,
  onSign: (sign: PageSign) => void,
): (() => void) => {
  const ended = new AbortController();
  const { signal } = ended;
  const listen = (target: EventTarget | undefined, name: string, react: (event: Event) => void) =>
    // In the capture phase, in which the window receives the events of all nodes.
    target?.addEventListener(name, react, { capture: true, signal });
  const look = (): void => {
    if (hasOtherShopper(isVisitor)) onSign({});
  };
  const hold = (event: Event): void => {
    if (isRemoved()) {
      onSign({});
      return;
    }
    event.stopImmediatePropagation();
    if (event.type === OPEN_SEARCH) event.preventDefault();
    const { type, detail } = event as CustomEvent<unknown>;
    onSign({
      isOld: type !== OPEN_SEARCH,
      repeat: () => document.dispatchEvent(new CustomEvent(type, { cancelable: true, detail })),
    });
  };

  listen(window, 'scroll', ({ target }) => {
    if (isScrolled(target)) onSign({});
  });
  listen(window, 'resize', () => onSign({}));
  listen(window, 'pageshow', (event) => {
    if ((event as PageTransitionEvent).persisted) onSign({ isOld: true });
  });
  listen(targetOf('navigation'), 'currententrychange', () => onSign({}));
  listen(targetOf('cookieStore'), 'change', look);
  listen(window, 'visibilitychange', look);
  for (const name of [TROLLEY_UPDATE, SLOT_UPDATE, OPEN_SEARCH]) listen(window, name, hold);
  listen(window, 'keydown', (event) => {
    const { key, target } = event as KeyboardEvent;
    if (!hasSearchKey || key !== '/' || target !== document.body) return;
    onSign({
      repeat: () => document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true })),
    });
  });
  return () => ended.abort();
};
