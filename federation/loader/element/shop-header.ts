import type { HeaderAdapters, HeaderConfig, MountedHeader, ShopHeaderProperties } from '../../contract';
import { HEADER_PROBLEM } from '../../contract/element';
import { HEADER_READY, IDENTITY_CHANGED, SEARCH_SUBMITTED } from '../../contract/events';
import { mountWithReact } from '../mount-header';
import type { LoaderOptions, Problem } from '../options';
import { logProblem, toProblem } from '../report';
import { hasServerMarkup, readHeaderState } from '../server-markup';
import { findServerMarkup, isReplaced, keepConfig, readConfig } from './element-config';

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
const reportFrom = (element: HTMLElement, problem: Problem, options: LoaderOptions): void => {
  const event = new CustomEvent(HEADER_PROBLEM, {
    bubbles: true,
    composed: true,
    cancelable: true,
    detail: problem,
  });
  if (element.dispatchEvent(event)) logProblem(problem, options);
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
  const options: LoaderOptions = {
    ...(base ? { base } : defaults),
    ...(channel && { channel }),
    ...(accepts && { accepts }),
    ...(timeout && { timeout: Number(timeout) }),
    onProblem: (problem) => reportFrom(element, problem, options),
  };
  return options;
};

/**
 * Calls `restart` with the element's content when a router has replaced the header's nodes, which are put back for React
 * to unmount. Returns a function that ends this.
 */
const observeReplacement = (
  element: HTMLElement,
  container: Element,
  restart: (content: ChildNode[]) => void,
): (() => void) => {
  let isRendered = false;
  const observer = new MutationObserver((records) => {
    const isBack = isReplaced(element);
    isRendered ||= !isBack;
    if (!isRendered || !isBack) return;
    const content = [...element.childNodes];
    for (const { target, removedNodes } of records) (target as Element).append(...removedNodes);
    restart(content);
  });
  for (const node of new Set([element, container])) observer.observe(node, { childList: true });
  return () => observer.disconnect();
};

/**
 * Mounts the header in place of the element's content, which stays until the header is loaded, and if it fails to load.
 * Unmounting it restores the content.
 *
 * @param restart called when a router has replaced the header by the content of another page, to which unmounting returns
 */
const mountInElement = (
  element: HTMLElement,
  defaults: ElementDefaults,
  { config, ...adapters }: HeaderAdapters & { readonly config: HeaderConfig },
  restart: () => void,
): MountedHeader => {
  let content = [...element.childNodes];
  // The first frame is the last two nodes. Unmounted, it would be a header that nothing acts for.
  if (hasServerMarkup(element)) content.length -= 2;
  keepConfig(element, config);
  const rendered = findServerMarkup(element);
  const state = rendered && readHeaderState(document);
  if (!rendered && hasContent(element)) element.prepend(document.createComment(OWN_CONTENT));
  // The sticky header must stay in view beyond this element.
  if (rendered) element.style.display = 'contents';
  const container = rendered ?? element;
  const stopEvents = sendEventsFrom(element);
  // Without the client of `mountHeader`, which no element offers.
  const { update, unmount } = mountWithReact(
    {},
    container,
    { ...optionsOf(element, defaults), ...state?.loader },
    { ...state?.props, ...adapters, config },
  );
  const stopObserving = observeReplacement(element, container, (now) => {
    content = now;
    restart();
  });
  return {
    update,
    unmount: () => {
      stopObserving();
      stopEvents();
      unmount();
      element.replaceChildren(...content);
      if (rendered) element.style.removeProperty('display');
    },
  };
};

/** Returns the element's configuration. Reports JSON that cannot be read. */
const findConfig = (element: HTMLElement, defaults: ElementDefaults): HeaderConfig | undefined => {
  try {
    return readConfig(element);
  } catch (error) {
    const problem: Problem = { ...toProblem(error, 'wrong-shape', 'header'), code: 'invalid_config' };
    reportFrom(element, problem, optionsOf(element, defaults));
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
 * Creates the class of `<shop-header>`, which mounts the header while it is connected [FED-2] [FED-4]. An element without
 * properties, such as the one of a next page, has those that were set last [FED-6].
 *
 * @param defaults the loader's options for attributes that the element does not have
 */
export const createShopHeader = (defaults: ElementDefaults) => {
  const last: Partial<ShopHeaderProperties> = {};
  // Its fields are not private: an element of another document becomes one of this class without the constructor.
  return class extends HTMLElement implements ShopHeaderProperties {
    declare private own: Partial<ShopHeaderProperties> | undefined;
    declare private mounted: MountedHeader | undefined;

    get config(): HeaderConfig | undefined {
      return this.own?.config;
    }

    set config(config: HeaderConfig | undefined) {
      this.change({ config });
    }

    get adapters(): HeaderAdapters | undefined {
      return this.own?.adapters;
    }

    set adapters(adapters: HeaderAdapters | undefined) {
      this.change({ adapters });
    }

    connectedCallback(): void {
      adoptProperty(this, 'config');
      adoptProperty(this, 'adapters');
      afterParsing(this, () => this.mount());
    }

    disconnectedCallback(): void {
      // An element that is moved is connected again in the same task, and keeps its header, but not in another document.
      setTimeout(() => {
        if (this.getRootNode({ composed: true }) !== document) this.restart();
      });
    }

    private change(changed: Partial<ShopHeaderProperties>): void {
      Object.assign(last, changed);
      this.own = { ...this.own, ...changed };
      const { config, adapters } = this.own;
      if (this.mounted && config) this.mounted.update({ ...adapters, config });
      else if (this.isConnected) afterParsing(this, () => this.mount());
    }

    private restart(): void {
      this.mounted?.unmount();
      this.mounted = undefined;
      this.mount();
    }

    private mount(): void {
      if (this.mounted || !this.isConnected) return;
      const options = optionsOf(this, defaults);
      if (!options.base) {
        reportFrom(this, toProblem('loader.js has no address', 'wrong-shape', 'header'), options);
        return;
      }
      const { config = findConfig(this, defaults) ?? last.config, adapters = last.adapters } = this.own ?? {};
      this.own = { config, adapters };
      if (config)
        this.mounted = mountInElement(this, defaults, { ...adapters, config }, () => {
          this.own = { adapters, config: findConfig(this, defaults) ?? config };
          this.restart();
        });
    }
  };
};

/**
 * Makes elements of the page's markup the elements of a class that are not: where a container of micro-frontends puts the
 * markup into its own document, the browser does not know the class of the document of the scripts [FED-2].
 */
export const adoptElements = (name: string, ShopHeader: ReturnType<typeof createShopHeader>): void => {
  for (const element of document.querySelectorAll(name)) {
    if (element instanceof ShopHeader) continue;
    Object.setPrototypeOf(element, ShopHeader.prototype);
    (element as InstanceType<typeof ShopHeader>).connectedCallback();
  }
};
