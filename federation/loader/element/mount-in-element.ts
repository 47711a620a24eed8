import type { HeaderAdapters, HeaderConfig, MountedHeader } from '../../contract';
import { mountHeader } from '../mount-header';
import type { LoaderOptions } from '../options';
import { hasServerMarkup, readHeaderState } from '../server-markup';
import { reportFrom, sendEventsFrom } from './header-events';

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
