import type { HeaderAdapters, HeaderConfig, MountedHeader, ShopHeaderProperties } from '../../contract';
import { HEADER_PROBLEM } from '../../contract/element';
import { HEADER_READY, IDENTITY_CHANGED, SEARCH_SUBMITTED } from '../../contract/events';
import { problemSection } from '../../contract/problems';
import { mountHeader } from '../mount-header';
import { LoadError, type LoaderOptions, type Problem } from '../options';
import { isRecord } from '../release';
import { toProblem } from '../report';
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
    element.dispatchEvent(
      new CustomEvent<unknown>(event.type, { bubbles: true, composed: true, detail: event.detail }),
    );
  };
  for (const name of HEADER_EVENTS) addEventListener(name, send, true);
  return () => {
    for (const name of HEADER_EVENTS) removeEventListener(name, send, true);
  };
};

/** Sends a problem from the element, and logs it unless a listener calls `preventDefault`. */
const reportFrom = (element: HTMLElement, problem: Problem): void => {
  const event = new CustomEvent(HEADER_PROBLEM, {
    bubbles: true,
    composed: true,
    cancelable: true,
    detail: problem,
  });
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
const findServerMarkup = (element: HTMLElement): HTMLElement | undefined =>
  [...element.querySelectorAll<HTMLElement>(':scope > *')].find(hasServerMarkup);

/**
 * Mounts the header in place of the element's content, which stays until the header is loaded, and if it fails to load.
 * Unmounting it restores the content.
 */
const mountInElement = (
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

const isConfig = (value: unknown): value is HeaderConfig => isRecord(value) && 'brand' in value;

/**
 * Reads the configuration from the JSON script that is a child of the element. The header checks its fields.
 *
 * @returns undefined if there is no such script
 * @throws LoadError if the script does not contain the JSON of a configuration
 */
const readConfig = (element: Element): HeaderConfig | undefined => {
  const text = element.querySelector(':scope > script[type="application/json"]')?.textContent;
  if (text === undefined) return undefined;
  let reason = 'the field brand is missing';
  try {
    const config: unknown = JSON.parse(text);
    if (isConfig(config)) return config;
  } catch (error) {
    reason = String(error);
  }
  throw new LoadError('wrong-shape', 'header', `the JSON in <shop-header> is not a configuration: ${reason}`);
};

/** Returns the element's configuration: of a server's markup, or of its JSON. Reports JSON that cannot be read. */
const findConfig = (element: HTMLElement): HeaderConfig | undefined => {
  try {
    const state = findServerMarkup(element) && readHeaderState(document);
    return state?.props.config ?? readConfig(element);
  } catch (error) {
    reportFrom(element, { ...toProblem(error, 'wrong-shape', 'header'), code: 'invalid_config' });
    return undefined;
  }
};

const hasNodeAfter = (node: Node): boolean => {
  for (let each: Node | null = node; each; each = each.parentNode) if (each.nextSibling) return true;
  return false;
};

/**
 * Calls `begin` once the parser has reached the end of the element, at once if it has already. An async script may run
 * while the children of the element are still missing.
 */
export const afterParsing = (element: Node, begin: () => void): void => {
  const isParsed = (): boolean => document.readyState !== 'loading' || hasNodeAfter(element);
  if (isParsed()) {
    begin();
    return;
  }
  const check = (): void => {
    if (!isParsed()) return;
    observer.disconnect();
    document.removeEventListener('readystatechange', check);
    begin();
  };
  const observer = new MutationObserver(check);
  observer.observe(document, { childList: true, subtree: true });
  document.addEventListener('readystatechange', check);
};

/** A property that a page has set before the class was defined would hide the accessor of the class. */
const adoptProperty = (element: HTMLElement, name: keyof ShopHeaderProperties): void => {
  const own = Object.getOwnPropertyDescriptor(element, name);
  if (!own) return;
  Reflect.deleteProperty(element, name);
  Reflect.set(element, name, own.value);
};

/**
 * Creates the class of `<shop-header>`, which mounts the header while it is connected [FED-2] [FED-4].
 *
 * @param defaults the loader's options for attributes that the element does not have
 */
export const createShopHeader = (defaults: ElementDefaults): CustomElementConstructor =>
  class extends HTMLElement implements ShopHeaderProperties {
    #config: HeaderConfig | undefined;
    #adapters: HeaderAdapters | undefined;
    #mounted: MountedHeader | undefined;

    get config(): HeaderConfig | undefined {
      return this.#config;
    }

    set config(config: HeaderConfig | undefined) {
      this.#config = config;
      this.#render();
    }

    get adapters(): HeaderAdapters | undefined {
      return this.#adapters;
    }

    set adapters(adapters: HeaderAdapters | undefined) {
      this.#adapters = adapters;
      this.#render();
    }

    connectedCallback(): void {
      adoptProperty(this, 'config');
      adoptProperty(this, 'adapters');
      afterParsing(this, () => this.#mount());
    }

    disconnectedCallback(): void {
      // An element that is moved is connected again in the same task, and keeps its header.
      setTimeout(() => {
        if (this.isConnected) return;
        this.#mounted?.unmount();
        this.#mounted = undefined;
      });
    }

    #render(): void {
      if (this.#mounted && this.#config) this.#mounted.update({ ...this.#adapters, config: this.#config });
      else if (this.isConnected) afterParsing(this, () => this.#mount());
    }

    #mount(): void {
      if (this.#mounted || !this.isConnected) return;
      if (!optionsOf(this, defaults).base) {
        reportFrom(this, toProblem('loader.js has no address', 'wrong-shape', 'header'));
        return;
      }
      this.#config ??= findConfig(this);
      if (this.#config) this.#mounted = mountInElement(this, defaults, this.#config, this.#adapters);
    }
  };
