import * as v from 'valibot';
import { safeUrl } from '../../kernel/safe-url';
import { advertHref } from './content-links';
import { analytics, cardText, icons, image, lineNumbers, texts } from './decode-parts';
import { decodeBlocks } from './decode-rich-text';
import { decodeEach, flag, group, link, list, maybe, readFields, text, integer } from './fields';
import type * as Content from './model';
import { BACKGROUNDS, type Background } from './model';

/** Values in older content, with their current names [CONT-2]. */
const DEPRECATED: ReadonlyMap<string, Background> = new Map([
  ['transparent', 'none'],
  ['#fff', 'white'],
  ['#ffffff', 'white'],
  ['#f7f8f4', 'grey'],
  ['#f4f4f4', 'grey'],
  ['lightgrey', 'grey'],
  ['lightgray', 'grey'],
  ['#5c8018', 'green'],
  ['darkgreen', 'green'],
  ['#f0f4e6', 'paleGreen'],
  ['lightgreen', 'paleGreen'],
  ['#a3152b', 'red'],
  ['darkred', 'red'],
]);

/** @returns the named background, and a warning for content that has another value; 'none' for unknown values */
const backgroundOf = (
  value: string | undefined,
): { readonly background: Background; readonly warning?: string } => {
  const name = (value ?? '').trim();
  const named = name === '' ? 'none' : BACKGROUNDS.find((each) => each === name);
  if (named) return { background: named };
  const mapped = DEPRECATED.get(name.toLowerCase());
  return mapped
    ? { background: mapped, warning: `deprecated background colour '${name}': use '${mapped}'` }
    : {
        background: 'none',
        warning: `unknown background colour '${name}': use one of ${BACKGROUNDS.join()}`,
      };
};

const position = integer(1, 10_000);
const urls = v.pipe(
  list,
  v.transform((wire) => decodeEach(wire, safeUrl)),
);

/**
 * Creates a decoder from a schema and a function that makes a component of its fields, or undefined if nothing is
 * shown.
 */
export const decoder =
  <Fields, Component, More extends readonly unknown[]>(
    schema: v.GenericSchema<unknown, Fields>,
    make: (fields: Fields, ...more: More) => Component | undefined,
  ) =>
  (wire: unknown, ...more: More): Component | undefined => {
    const fields = readFields(schema, wire);
    return fields === undefined ? undefined : make(fields, ...more);
  };

/** The only style id in the requirements [MEGA-6]; others are ignored. */
const hasVerticalLinks = (styleIds: readonly unknown[]): boolean => styleIds.includes('vertical-text-links');

/** Undefined without blocks, or when `valid` is not true [CONT-1]. */
export const richText = decoder(
  v.object({ blocks: list, valid: flag, noMargin: flag, analytics, analyticsTags: texts, styleIds: list }),
  ({ blocks, valid, styleIds, ...rest }): Content.RichText | undefined => {
    const shown = valid ? decodeBlocks(blocks) : [];
    const isVertical = hasVerticalLinks(styleIds);
    return shown.length > 0 ? { type: 'richText', blocks: shown, isVertical, ...rest } : undefined;
  },
);

/** Links without a text or an address are left out [CONT-2]. */
export const navigationLinks = decoder(
  v.object({ title: text, links: list, styleIds: list, backgroundColour: text, backgroundColor: text }),
  ({ title, links, styleIds, ...colours }): Content.NavigationLinks | undefined => {
    const shown = decodeEach(links, (each) => readFields(link, each)).filter((one) => one.text);
    if (shown.length === 0) return undefined;
    const isVertical = hasVerticalLinks(styleIds);
    const background = backgroundOf(colours.backgroundColour ?? colours.backgroundColor);
    return { type: 'navigationLinks', title, links: shown, isVertical, ...background };
  },
);

/** A card with an image, icons and text [CONT-3]. */
export const tradingCell = decoder(
  v.object({
    image,
    icons,
    gridPosition: position,
    textArea: cardText,
    products: lineNumbers,
    analytics: group({ promoName: text }),
  }),
  ({ textArea, gridPosition, products, analytics: promo, ...rest }): Content.TradingCell => ({
    ...rest,
    type: 'tradingCell',
    text: textArea,
    position: gridPosition,
    lineNumbers: products,
    promoName: promo?.promoName,
  }),
);

/** An advert with its tracking addresses [CONT-5] [CONT-6]. */
export const sponsoredBanner = decoder(
  v.object({
    image,
    textArea: cardText,
    products: lineNumbers,
    marketingBadge: text,
    tracking: group({ impressionUrls: urls, clickUrls: urls, vendor: text }),
  }),
  ({ textArea, products, tracking, ...rest }): Content.SponsoredBanner => ({
    ...rest,
    type: 'sponsoredBanner',
    text: textArea,
    href: advertHref(products, textArea.link?.href),
    tracking: tracking ?? { impressionUrls: [], clickUrls: [] },
  }),
);

export const linkCard = decoder(
  v.object({ title: text, description: text, image, link }),
  ({ link: to, ...rest }): Content.LinkCard | undefined => to && { ...rest, type: 'linkCard', link: to },
);

export const badge = decoder(v.object({ badgeType: text, text }), (wire): Content.BadgeContent | undefined =>
  wire.text ? { type: 'badge', badgeType: wire.badgeType ?? 'default', text: wire.text } : undefined,
);

const pictureSchema = v.object({ image, link, gridPosition: position });

/** The image is in the field `image`, or its fields are those of the component itself. */
export const picture = (wire: unknown): Content.ImageContent | undefined => {
  const fields = readFields(pictureSchema, wire);
  const shown = fields?.image ?? readFields(image, wire);
  return shown && { type: 'image', image: shown, link: fields?.link, position: fields?.gridPosition };
};

export const tooltip = decoder(v.object({ text, tip: text }), (wire): Content.TooltipContent | undefined =>
  wire.text && wire.tip ? { type: 'tooltip', text: wire.text, tip: wire.tip } : undefined,
);

export const icon = decoder(
  v.object({ family: text, name: text, label: text }),
  ({ family, name, label }): Content.IconContent | undefined =>
    family && name ? { type: 'icon', family, name, label } : undefined,
);

export const textArea = decoder(
  v.object({ label: text, maxLength: integer(1, 100_000), isRequired: maybe(v.boolean()), errorText: text }),
  ({ label, maxLength, isRequired, errorText }): Content.TextAreaContent | undefined => {
    if (!label) return undefined;
    const marker = isRequired === undefined ? undefined : isRequired ? 'required' : 'optional';
    return { type: 'textArea', label, maxLength, marker, error: errorText };
  },
);
