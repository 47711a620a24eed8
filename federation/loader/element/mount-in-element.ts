import type { HeaderAdapters, HeaderConfig, MountedHeader } from '../../contract';
import { HEADER_PROBLEM } from '../../contract/element';
import { HEADER_READY, IDENTITY_CHANGED, SEARCH_SUBMITTED } from '../../contract/events';
import { problemSection } from '../../contract/problems';
import { mountHeader } from '../mount-header';
import type { LoaderOptions, Problem } from '../options';
import { hasServerMarkup, readHeaderState } from '../server-markup';

const HEADER_EVENTS = [HEADER_READY, IDENTITY_CHANGED, SEARCH_SUBMITTED] as const;

/**
 * Sends the events of the header from the element, from which they bubble, in place of those that the header sends on
 * `document`: listeners of `document` receive each event once. Returns a function that ends this.
 */
const sendEventsFrom = (element: HTMLElement): (() => void) => {
  const send = (event: Event): void => {
    if (event.target !== document || !(event instanceof CustomEvent)) return;
    event.stopImmediatePropagation();
    element.dispatchEvent(new CustomEvent<unknown>(event.type, { bubbles: true, detail: event.detail }));
  };
  for (const name of HEADER_EVENTS) addEventListener(name, send, true);
  return () => {
    for (const name of HEADER_EVENTS) removeEventListener(name, send, true);
  };
};

/** Sends a problem from the element, and logs it unless a listener calls `preventDefault`. */
export const reportFrom = (element: HTMLElement, problem: Problem): void => {
  const event = new CustomEvent(HEADER_PROBLEM, { bubbles: true, cancelable: true, detail: problem });
  if (!element.dispatchEvent(event)) return;
  // A wrong configuration is a mistake in the page, not a failure that may pass.
  const log = problem.code === 'invalid_config' ? console.error : console.warn;
  log(`Shop header: ${problem.message} (${problemSection(problem.code)})`);
};

/** Text of the comment that makes the loader leave the element's own content in place until the header is loaded. */
const OWN_CONTENT = 'shop-header links';

const hasContent = ({ children }: Element): boolean =>
  [...children].some(({ localName }) => localName !== 'script');

/** Options of the loader that follow from the address of its script. */
export type ElementDefaults = Pick<LoaderOptions, 'base' | 'channel'>;

/** An element with an address of its own does not follow the channel of the script. */
const optionsOf = (element: HTMLElement, defaults: ElementDefaults): LoaderOptions => {
  const [base, channel, accepts, timeout] = ['base', 'channel', 'accepts', 'timeout'].map((name) =>
    element.getAttribute(name),
  );
  return {
    ...(base ? { base } : defaults),
    ...(channel && { channel }),
    ...(accepts && { accepts }),
    ...(timeout && { timeout: Number(timeout) }),
    onProblem: (problem) => reportFrom(element, problem),
  };
};

/** Returns the element of a server's markup in `element`, if a server has rendered the header there [FED-8]. */
export const findServerMarkup = (element: HTMLElement): HTMLElement | undefined =>
  [...element.querySelectorAll<HTMLElement>(':scope > *')].find(hasServerMarkup);

/**
 * Mounts the header in place of the element's content, which stays until the header is loaded, and if it fails to load.
 * Unmounting it restores the content.
 */
export const mountInElement = (
  element: HTMLElement,
  defaults: ElementDefaults,
  config: HeaderConfig,
  adapters: HeaderAdapters | undefined,
): MountedHeader => {
  const content = [...element.childNodes];
  const rendered = findServerMarkup(element);
  const state = rendered && readHeaderState(document);
  if (!rendered && hasContent(element)) element.prepend(document.createComment(OWN_CONTENT));
  // The sticky header must stay in view beyond this element.
  if (rendered) element.style.display = 'contents';
  const stopEvents = sendEventsFrom(element);
  const { update, unmount } = mountHeader(
    rendered ?? element,
    { ...optionsOf(element, defaults), ...state?.loader },
    { ...state?.props, ...adapters, config },
  );
  return {
    update,
    unmount: () => {
      stopEvents();
      unmount();
      element.replaceChildren(...content);
      if (rendered) element.style.removeProperty('display');
    },
  };
};
