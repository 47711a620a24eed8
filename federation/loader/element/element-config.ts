import type { HeaderConfig } from '../../contract';
import { LoadError } from '../options';
import { isRecord } from '../release';
import { hasServerMarkup, readHeaderState } from '../server-markup';

/** Attribute with the configuration, from which a copy of the element starts: the header replaces the JSON. */
const COPIED_CONFIG = 'data-config';

/** Returns the JSON script that is a child of the element. */
const findJson = (element: Element): Element | null =>
  element.querySelector(':scope > script[type="application/json"]');

/** Returns the element of a server's markup in `element`, if a server has rendered the header there [FED-8]. */
export const findServerMarkup = (element: HTMLElement): HTMLElement | undefined =>
  [...element.querySelectorAll<HTMLElement>(':scope > *')].find(hasServerMarkup);

/**
 * Returns whether a router has replaced the rendered header by the content of another page. The header's own nodes
 * contain neither JSON nor the mark of a server.
 */
export const isReplaced = (element: HTMLElement): boolean =>
  Boolean(findJson(element) ?? findServerMarkup(element));

/** Makes copies of the element start with this configuration. */
export const keepConfig = (element: Element, config: HeaderConfig): void =>
  element.setAttribute(COPIED_CONFIG, JSON.stringify(config));

const isConfig = (value: unknown): value is HeaderConfig => isRecord(value) && 'brand' in value;

/**
 * Reads the element's configuration: that of a server's markup, or of the JSON script that is a child, or of the element
 * of which this one is a copy. The header checks its fields.
 *
 * @returns undefined if there is none
 * @throws LoadError if the script does not contain the JSON of a configuration
 */
export const readConfig = (element: HTMLElement): HeaderConfig | undefined => {
  const state = findServerMarkup(element) && readHeaderState(document);
  if (state) return state.props.config;
  const text = findJson(element)?.textContent ?? element.getAttribute(COPIED_CONFIG);
  if (text === null) return undefined;
  let reason = 'the field brand is missing';
  try {
    const config: unknown = JSON.parse(text);
    if (isConfig(config)) return config;
  } catch (error) {
    reason = String(error);
  }
  throw new LoadError('wrong-shape', 'header', `the JSON in <shop-header> is not a configuration: ${reason}`);
};
