import * as v from 'valibot';
import {
  anything,
  decodeEach,
  flag,
  group,
  link,
  list,
  maybe,
  readFields,
  text,
  integer,
  oneOf,
} from './fields';
import { imageSource } from './image-sources';
import type { CardIcons, CardText, ContentImage, PromoAnalytics } from './model';
import { BREAKPOINTS, type Placement } from './placement';

const pixels = maybe(
  v.pipe(
    v.union([v.number(), v.string()]),
    v.transform(Number),
    v.check((value) => Number.isInteger(value) && value > 0 && value <= 20_000),
  ),
);

/** An object's own fields with any names; 50 at most. */
const ownFields = v.fallback(
  v.pipe(
    v.unknown(),
    v.transform(
      (wire): ReadonlyMap<string, unknown> =>
        new Map(wire !== null && typeof wire === 'object' ? Object.entries(wire).slice(0, 50) : []),
    ),
  ),
  new Map<string, unknown>(),
);

const sourceSchema = v.object({
  src: anything,
  fileReference: anything,
  altText: text,
  dynamicImages: ownFields,
  assetMetadataWidth: pixels,
  assetMetadataHeight: pixels,
});
const sourcesSchema = v.object({ portraitImage: anything, landscapeImage: anything, quality: text });

const sourceOf = (wire: unknown, quality: string | undefined) => {
  const read = readFields(sourceSchema, wire);
  if (!read) return undefined;
  const { assetMetadataWidth: width, assetMetadataHeight: height, altText, ...rest } = read;
  const source = imageSource({ ...rest, width, height }, quality);
  return source && { source, alt: altText };
};

/** Decodes an image with one or two orientations; undefined when none of its addresses is safe [CONT-7]. */
const decodeImage = (wire: unknown): ContentImage | undefined => {
  const both = readFields(sourcesSchema, wire);
  if (!both) return undefined;
  const portrait = sourceOf(both.portraitImage, both.quality);
  const landscape = sourceOf(both.landscapeImage, both.quality) ?? sourceOf(wire, both.quality);
  if (!portrait && !landscape) return undefined;
  return {
    portrait: portrait?.source,
    landscape: landscape?.source,
    alt: landscape?.alt ?? portrait?.alt ?? '',
  };
};

export const image = v.pipe(anything, v.transform(decodeImage));

const breakpoint = v.object({
  name: v.picklist(BREAKPOINTS),
  visible: v.fallback(v.boolean(), true),
  width: integer(1, 12),
  offset: integer(0, 11),
  layout: maybe(v.picklist(['horizontal', 'vertical'])),
});
const responsive = group({ deviceBreakpoints: list });

/** `cqResponsive`: a component's columns at each breakpoint; undefined without any. */
export const placement = v.pipe(
  responsive,
  v.transform((wire): Placement | undefined => {
    const places = decodeEach(wire?.deviceBreakpoints ?? [], (each) => readFields(breakpoint, each));
    return places.length > 0
      ? Object.fromEntries(
          places.map(({ name, layout, ...place }) => [
            name,
            layout ? { ...place, isRow: layout === 'horizontal' } : place,
          ]),
        )
      : undefined;
  }),
);

export const analytics: v.GenericSchema<unknown, PromoAnalytics | undefined> = group({
  ...{ promoName: text, promoType: text, promoPeriod: text },
  ...{ bannerPurpose: text, buyingOfficeAndGroup: text },
});

const textSchema = v.object({
  ...{ heading: text, offerHeading: text, supportingTitle: text, subheading: text, disclaimer: text },
  displayDisclaimer: flag,
  theme: oneOf(['light', 'red']),
  buttonStyle: oneOf(['primary', 'primaryLight', 'secondary']),
  link,
});

/** Text of a trading cell or a banner [CONT-3]. */
export const cardText = v.fallback(
  v.pipe(
    textSchema,
    v.transform(({ displayDisclaimer, disclaimer, ...rest }): CardText => ({
      ...rest,
      disclaimer: displayDisclaimer ? disclaimer : undefined,
    })),
  ),
  { theme: 'light', buttonStyle: 'primary' },
);

/** The texts of a list; other entries are left out. */
export const texts = v.pipe(
  list,
  v.transform((wire) => decodeEach(wire, (each) => readFields(text, each))),
);

/** A text is a string, or the `text`, `message` or `altText` of an object. */
const label = v.pipe(
  anything,
  v.transform((wire) => {
    const inside = readFields(group({ text, message: text, altText: text }), wire);
    return readFields(text, wire) ?? inside?.text ?? inside?.message ?? inside?.altText;
  }),
);

const iconsSchema = v.object({
  offerRoundel: label,
  messageIcon: label,
  brandIcon: anything,
  loyalty: group({ additionalReduction: flag, supercharged: flag }),
  loyaltyIcon: group({ additionalReduction: flag, supercharged: flag }),
});
const brandSchema = v.object({ position: oneOf(['floated', 'pinned']) });
const message = maybe(v.picklist(['New', 'Try']));

export const icons = v.fallback(
  v.pipe(
    iconsSchema,
    v.transform(({ offerRoundel, messageIcon, brandIcon, loyalty, loyaltyIcon }): CardIcons => {
      const brandImage = decodeImage(brandIcon);
      const position = readFields(brandSchema, brandIcon)?.position ?? 'floated';
      return {
        offerRoundel,
        message: readFields(message, messageIcon),
        brand: brandImage && { image: brandImage, position },
        loyalty: loyalty ?? loyaltyIcon,
      };
    }),
  ),
  {},
);

const product = v.object({ lineNumber: v.pipe(v.union([v.string(), v.number()]), v.transform(String)) });

/** Line numbers of products; invalid ones are left out. */
export const lineNumbers = v.pipe(
  list,
  v.transform((wire) =>
    decodeEach(wire, (each) => readFields(product, each)?.lineNumber).filter((each) =>
      /^[\w-]{1,40}$/.test(each),
    ),
  ),
);
