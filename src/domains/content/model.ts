import type { ImageSource } from './image-sources';
import type { Placement } from './placement';
import type { RichBlock } from './rich-text';

/** What editors and advertisers write, once it is checked: every text and address in it may be shown. */
export interface Fragment {
  readonly key: string;
  readonly title?: string | undefined;
  readonly components: readonly ContentComponent[];
}

export type ContentComponent = (
  | RichText
  | NavigationLinks
  | TradingCell
  | SponsoredBanner
  | LinkCard
  | BadgeContent
  | ImageContent
  | Group
  | AccordionContent
  | TooltipContent
  | IconContent
  | TextAreaContent
  | UnknownContent
) & { readonly id: string; readonly placement: Placement };

export interface ContentLink {
  readonly href: string;
  readonly text?: string | undefined;
  readonly altText?: string | undefined;
  readonly newWindow: boolean;
}

/** Upright for narrow screens, oblong for wide ones; either may serve for both. */
export interface ContentImage {
  readonly portrait?: ImageSource | undefined;
  readonly landscape?: ImageSource | undefined;
  /** Empty for decoration. */
  readonly alt: string;
}

export interface PromoAnalytics {
  readonly promoName?: string | undefined;
  readonly promoType?: string | undefined;
  readonly promoPeriod?: string | undefined;
  readonly bannerPurpose?: string | undefined;
  readonly buyingOfficeAndGroup?: string | undefined;
}

export interface RichText {
  readonly type: 'richText';
  readonly blocks: readonly RichBlock[];
  readonly noMargin: boolean;
  readonly analytics?: PromoAnalytics | undefined;
}

export interface NavigationLinks {
  readonly type: 'navigationLinks';
  readonly title?: string | undefined;
  readonly links: readonly ContentLink[];
  readonly isVertical: boolean;
  readonly background: Background;
  /** The old value, where one was written [CONT-2]. */
  readonly deprecated?: string | undefined;
}

export const BACKGROUNDS = ['none', 'white', 'grey', 'green', 'paleGreen', 'red'] as const;
export type Background = (typeof BACKGROUNDS)[number];

export interface CardText {
  readonly heading?: string | undefined;
  readonly offerHeading?: string | undefined;
  readonly supportingTitle?: string | undefined;
  readonly subheading?: string | undefined;
  /** Shown in small print; undefined where it is not to be displayed. */
  readonly disclaimer?: string | undefined;
  readonly theme: 'light' | 'red';
  readonly buttonStyle: 'primary' | 'primaryLight' | 'secondary';
  /** Undefined without an address: then there is no button [CONT-3]. */
  readonly link?: ContentLink | undefined;
}

export interface CardIcons {
  readonly offerRoundel?: string | undefined;
  readonly message?: 'New' | 'Try' | undefined;
  readonly brand?: { readonly image: ContentImage; readonly position: 'floated' | 'pinned' } | undefined;
  readonly loyalty?: { readonly additionalReduction: boolean; readonly supercharged: boolean } | undefined;
}

export interface TradingCell {
  readonly type: 'tradingCell';
  readonly image?: ContentImage | undefined;
  readonly text: CardText;
  readonly icons: CardIcons;
  readonly lineNumbers: readonly string[];
  readonly promoName?: string | undefined;
  /** Place in the grid, from 1; undefined where content doesn't say. */
  readonly position?: number | undefined;
}

export interface SponsoredBanner {
  readonly type: 'sponsoredBanner';
  readonly text: CardText;
  readonly image?: ContentImage | undefined;
  /** Undefined: the advert leads nowhere. */
  readonly href?: string | undefined;
  readonly marketingBadge?: string | undefined;
  readonly tracking: Tracking;
}

export interface Tracking {
  readonly impressionUrls: readonly string[];
  readonly clickUrls: readonly string[];
  readonly vendor?: string | undefined;
}

export interface LinkCard {
  readonly type: 'linkCard';
  readonly title?: string | undefined;
  readonly description?: string | undefined;
  readonly image?: ContentImage | undefined;
  readonly link: ContentLink;
}

export interface BadgeContent {
  readonly type: 'badge';
  readonly badgeType: string;
  readonly text: string;
}

export interface ImageContent {
  readonly type: 'image';
  readonly image: ContentImage;
  readonly link?: ContentLink | undefined;
  readonly position?: number | undefined;
}

/** Components side by side, on twelve columns of their own. */
export interface Group {
  readonly type: 'grid';
  readonly components: readonly ContentComponent[];
}

export interface AccordionContent {
  readonly type: 'accordion';
  readonly title: string;
  readonly isOpen: boolean;
  readonly components: readonly ContentComponent[];
}

export interface TooltipContent {
  readonly type: 'tooltip';
  readonly text: string;
  readonly tip: string;
}

/** One of the catalogue, by its family: cards, flags, shop or social. */
export interface IconContent {
  readonly type: 'icon';
  readonly family: string;
  readonly name: string;
  /** Undefined for decoration. */
  readonly label?: string | undefined;
}

export interface TextAreaContent {
  readonly type: 'textArea';
  readonly label: string;
  /** Characters; undefined for as many as one likes. */
  readonly maxLength?: number | undefined;
  readonly marker?: 'required' | 'optional' | undefined;
  readonly error?: string | undefined;
}

/** Nothing shows it: the library has no component for its resource type [CONT-9]. */
export interface UnknownContent {
  readonly type: 'unknown';
  readonly resourceType: string;
}
