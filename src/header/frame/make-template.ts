import type { HeaderConfig, HeaderSummary, PreloadedData } from '../../../federation/contract';
import { createTranslate } from '../../kernel/translate';
import { orderValues } from './customer/order-values';
import { PART_SIGNS, type OrderParts } from './customer/show-order';
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

/** Markup as a tree without marks: a text, or an element's name, attributes and children. */
export type MarkupNode = string | readonly [string, Readonly<Record<string, string>>, ...MarkupNode[]];

/** Renders the header of a page, and returns its element as a tree. */
export type RenderTree = (config: HeaderConfig, url: string, preloaded?: PreloadedData) => MarkupNode;

/** Part of every sample text: lower-case letters, which no address encodes, in a combination that no word has. */
const SIGN = 'zq';

const SAMPLE_PAGES = ['x', 'searchTerm'].map(
  (name) => new URL(`https://${SIGN}host.example/ecom/shop/search?${name}=${SIGN}term`),
);

const serviceAddresses = (address: string): HeaderConfig['services'] => ({
  ...{ shoppingContext: address, graph: address, slots: address, addresses: address, branches: address },
  ...{ orders: address, beacon: address, termSuggest: address, content: address, deliveryPass: address },
  ...{ banners: address, token: address, auth: address },
});

const shop = (name: string) => ({ name: `${SIGN}${name}`, url: `https://${SIGN}${name}.example/` });

/** A configuration whose every text can be found again in the markup. */
const sampleConfig = (texts: readonly string[]): HeaderConfig => ({
  applicationName: SIGN,
  adminAppUrl: '/',
  brand: {
    name: `${SIGN}brand`,
    loyaltyName: `${SIGN}loyalty`,
    loyaltySegment: `${SIGN}segment`,
    customerServiceTelephone: SIGN,
    storeFinderUrl: `https://${SIGN}stores.example/`,
    sisterShops: { cellar: shop('cellar'), garden: shop('garden'), dishDelivery: shop('dishes') },
  },
  services: serviceAddresses(`https://${SIGN}service.example/`),
  language: {
    lang: `en-x-${SIGN}`,
    dir: 'rtl',
    texts: Object.fromEntries(texts.map((text, index) => [text, sampleText(index)])),
  },
});

/** A configuration and a page of each variant, at the index that `variantOf` returns. */
const VARIANTS = [false, true].flatMap((hasTokenSession) =>
  [true, false].flatMap((multiSearch) =>
    ([false, 'row'] as const).flatMap((searchField) =>
      SAMPLE_PAGES.map((here) => ({
        here,
        fields: { session: { hasTokenSession }, features: { multiSearch, searchField } },
      })),
    ),
  ),
);

/** Returns a sample text for a text of the catalogue. It has no digits, which some texts are recognised by. */
const sampleText = (index: number): string =>
  SIGN + [...String(index)].map((digit) => 'abcdefghij'[Number(digit)]).join('');

const isSame = (first: unknown, second: unknown): boolean => JSON.stringify(first) === JSON.stringify(second);

const areSame = (all: readonly unknown[]): boolean => all.every((one) => isSame(one, all[0]));

const isElement = (node: TemplateNode | undefined): node is TemplateElement => Array.isArray(node);

const choose = <Part>(all: readonly Part[]): Choice<Part> => {
  const texts = all.map((part) => JSON.stringify(part));
  const choice = all.filter((_, index) => texts.indexOf(texts[index] ?? '') === index);
  return { choice, of: all.map((part) => choice.findIndex((one) => isSame(one, part))) };
};

const mergeAttributes = (all: readonly TemplateAttributes[]): TemplateAttributes => {
  const names = new Set(all.flatMap((attributes) => Object.keys(attributes)));
  return Object.fromEntries(
    [...names].map((name) => {
      const values = all.map((attributes) => (attributes[name] ?? null) as TemplateText | null);
      return [name, areSame(values) ? (values[0] ?? '') : choose(values)];
    }),
  );
};

type Children = readonly TemplateNode[];

/** Returns what two elements must have in common to be merged. */
const kindOf = (node: TemplateNode | undefined): unknown =>
  isElement(node) ? [node[0], node[1]['class']] : node;

const countCommon = (
  all: readonly Children[],
  at: (nodes: Children, index: number) => TemplateNode | undefined,
) => {
  const shortest = Math.min(...all.map((nodes) => nodes.length));
  let count = 0;
  while (count < shortest && areSame(all.map((nodes) => kindOf(at(nodes, count))))) count += 1;
  return count;
};

const mergeEach = (all: readonly Children[]): Children =>
  (all[0] ?? []).map((node, index) =>
    isElement(node) ? merge(all.map((nodes) => nodes[index] as TemplateElement)) : node,
  );

/** Merges the children of all variants: those at the start and at the end that all have, and a choice between. */
const mergeChildren = (all: readonly Children[]): Children => {
  const start = countCommon(all, (nodes, index) => nodes[index]);
  const rests = all.map((nodes) => nodes.slice(start));
  const end = countCommon(rests, (nodes, index) => nodes.at(-1 - index));
  const between = rests.map((nodes) => nodes.slice(0, nodes.length - end));
  return [
    ...mergeEach(all.map((nodes) => nodes.slice(0, start))),
    ...(areSame(between) ? (between[0] ?? []) : [choose(between)]),
    ...mergeEach(rests.map((nodes) => nodes.slice(nodes.length - end))),
  ];
};

const merge = (all: readonly TemplateElement[]): TemplateElement => [
  all[0]?.[0] ?? '',
  mergeAttributes(all.map(([, attributes]) => attributes)),
  ...mergeChildren(all.map(([, , ...children]) => children)),
];

/**
 * Returns what replaces the sample texts of markup by their marks.
 *
 * @param values sample texts that come from the configuration, the address or the order, by name
 * @throws Error that names a text of the markup that has no mark
 */
const createMarker = (texts: readonly string[], values: readonly FrameValues[]) => {
  const marks = new Map<string, Mark>([
    // A text that only screen readers announce is separated from the one before it.
    ...['', ' '].flatMap((before) =>
      texts.map((text, index): [string, Mark] => [
        before + sampleText(index),
        { text, ...(before && { before }) },
      ]),
    ),
    ...values
      .flatMap((each) => Object.entries(each))
      .flatMap(([value, found]): [string, Mark][] => (found ? [[found, { value }]] : [])),
  ]);
  const markText = (text: string): TemplateText => {
    const mark = marks.get(text);
    if (mark) return mark;
    if (text.includes(SIGN)) throw new Error(`the first frame has no mark for ${text}`);
    return text;
  };
  const markNode = (node: MarkupNode): TemplateNode => {
    if (typeof node === 'string') return markText(node);
    const [name, attributes, ...children] = node;
    const marked = Object.entries(attributes).map(([key, text]) => [key, markText(text)] as const);
    return [name, Object.fromEntries(marked), ...children.map(markNode)];
  };
  return markNode;
};

/**
 * Makes the template of the first frame from the renderer's own markup, so that both cannot differ: it renders samples
 * whose texts can be recognised, and replaces each by its mark.
 *
 * @param texts the catalogue's texts
 * @throws Error that names a text of the markup that has no mark
 */
export const makeTemplate = (texts: readonly string[], render: RenderTree): TemplateElement => {
  const sample = sampleConfig(texts);
  const t = createTranslate(sample.language);
  const markNode = createMarker(
    texts,
    SAMPLE_PAGES.map((here) => frameValues(sample, here, t)),
  );
  return merge(
    VARIANTS.map(({ here, fields }, index) => {
      if (variantOf(fields, here) !== index) throw new Error(`variant ${index} has another index`);
      return markNode(render({ ...sample, ...fields }, here.href)) as TemplateElement;
    }),
  );
};

/** An order whose every text can be found again in the markup. A cost has a digit, and the link of a slot is a page's. */
const sampleOrder = (count: string): HeaderSummary => ({
  trolley: { count, cost: `${SIGN}cost1`, name: `${SIGN}name` },
  slot: {
    ...{ name: `${SIGN}kind`, changeHref: `/ecom/bookslot/${SIGN}`, start: `${SIGN}start` },
    ...{ day: `${SIGN}day`, shortDay: `${SIGN}shortday`, time: `${SIGN}time` },
  },
  isCurrent: true,
});

const findElement = (node: MarkupNode, attribute: string): MarkupNode | undefined => {
  if (typeof node === 'string') return undefined;
  const [, attributes, ...children] = node;
  if (attribute in attributes) return node;
  for (const child of children) {
    const found = findElement(child, attribute);
    if (found) return found;
  }
  return undefined;
};

/** Makes the parts of the frame that show a customer's order, in the same way. @throws Error, as `makeTemplate` does */
export const makeOrderParts = (texts: readonly string[], render: RenderTree): OrderParts => {
  const sample = { ...sampleConfig(texts), session: { hasTokenSession: true } };
  const t = createTranslate(sample.language);
  const partOf = (name: keyof typeof PART_SIGNS, count = `${SIGN}count`): TemplateElement => {
    const summary = sampleOrder(count);
    const part = findElement(render(sample, 'https://shop.example/', { summary }), PART_SIGNS[name]);
    if (part === undefined) throw new Error(`the header has no ${name}`);
    return createMarker(texts, [orderValues(summary, t)])(part) as TemplateElement;
  };
  return { slot: partOf('slot'), trolley: partOf('trolley'), emptyTrolley: partOf('trolley', '') };
};
