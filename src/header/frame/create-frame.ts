import type { HeaderConfig } from '../../../federation/contract';
import { createTranslate, type Translate } from '../../kernel/translate';
import { languageOf } from '../language';
import { frameValues, type FrameValues } from './frame-values';
import {
  variantOf,
  type Choice,
  type Mark,
  type TemplateAttributes,
  type TemplateElement,
  type TemplateNode,
  type TemplateText,
} from './template';

const SVG = 'http://www.w3.org/2000/svg';

const isChoice = (part: object): part is Choice<unknown> => 'choice' in part;

const chosen = <Part>({ choice, of }: Choice<Part>, variant: number): Part =>
  choice[of[variant] ?? 0] as Part;

/** Marks the links to this page, as the header's rows of links do. */
const markCurrent = (frame: Element, path: string): void => {
  for (const link of frame.querySelectorAll('ul[data-variant] a'))
    if (link.getAttribute('href') === path) link.setAttribute('aria-current', 'page');
};

/** An address of http or https, or a path on this origin. The whole configuration is checked by the header. */
const ADDRESS = /^(?:https?:\/\/|\/(?!\/))/i;

/** What fills the marks of a template. */
export interface Filling {
  readonly values: FrameValues;
  readonly t: Translate;
  /** The name of the brand, which some texts contain. */
  readonly brand: string;
  /** The index of {@link variantOf}. */
  readonly variant: number;
}

/**
 * Creates the nodes of a template. Values become attributes and texts, never markup, so nothing has to be escaped.
 *
 * @throws TypeError if an address or a text is not one [FED-3]
 */
export const createNodes = (
  template: TemplateElement,
  { values, t, brand, variant }: Filling,
  page: Document,
): HTMLElement => {
  const fill = (mark: Mark): string | undefined =>
    'value' in mark ? values[mark.value] : (mark.before ?? '') + t(mark.text, { brand });
  const textOf = (text: TemplateText | null | undefined): string | null | undefined =>
    text && typeof text !== 'string' ? fill(text) : text;

  const setAttributes = (element: Element, attributes: TemplateAttributes): void => {
    for (const [name, given] of Object.entries(attributes)) {
      const text = textOf(typeof given !== 'string' && isChoice(given) ? chosen(given, variant) : given);
      if (text === null || text === undefined) continue;
      if (name === 'href' && !ADDRESS.test(text)) throw new TypeError(`${text} is not an address`);
      element.setAttribute(name, text);
    }
  };
  const append = (parent: Element, node: TemplateNode): void => {
    if (typeof node === 'string') parent.append(node);
    else if (Array.isArray(node)) parent.append(create(node as TemplateElement, parent));
    else if (isChoice(node)) for (const each of chosen(node, variant)) append(parent, each);
    else parent.append(String(fill(node as Mark)));
  };
  const create = ([name, attributes, ...children]: TemplateElement, parent?: Element): Element => {
    const isSvg = name === 'svg' || parent?.namespaceURI === SVG;
    const element = isSvg ? page.createElementNS(SVG, name) : page.createElement(name);
    setAttributes(element, attributes);
    for (const child of children) append(element, child);
    return element;
  };
  return create(template) as HTMLElement;
};

/**
 * Creates the nodes of the first frame for a configuration and the document's address: those that a server would render
 * [FED-8].
 *
 * @throws TypeError if an address or a text of the configuration is not one [FED-3]
 */
export const createFrame = (template: TemplateElement, config: HeaderConfig, page: Document): HTMLElement => {
  const t = createTranslate(languageOf(config));
  const here = new URL(page.URL);
  const values = frameValues(config, here, t);
  const frame = createNodes(
    template,
    { values, t, brand: config.brand.name, variant: variantOf(config, here) },
    page,
  );
  markCurrent(frame, here.pathname);
  return frame;
};
