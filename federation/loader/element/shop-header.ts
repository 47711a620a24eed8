import type { HeaderAdapters, HeaderConfig, MountedHeader, ShopHeaderProperties } from '../../contract';
import { LoadError } from '../options';
import { isRecord } from '../release';
import { toProblem } from '../report';
import { readHeaderState } from '../server-markup';
import { findServerMarkup, mountInElement, reportFrom, type ElementDefaults } from './mount-in-element';

export type { ElementDefaults } from './mount-in-element';

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
      this.#config ??= findConfig(this);
      if (this.#config) this.#mounted = mountInElement(this, defaults, this.#config, this.#adapters);
    }
  };
