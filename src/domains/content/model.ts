import type { ImageSource } from './image-sources';
import type { Placement } from './placement';
import type { RichBlock } from './rich-text';

/** Decoded content of editors and advertisers; every text and address in it is safe to render. */
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

/** Portrait for narrow screens, landscape for wide ones. If one is missing, the other is used for both. */
export interface ContentImage {
  readonly portrait?: ImageSource | undefined;
  readonly landscape?: ImageSource | undefined;
  /** Empty for a decorative image. */
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
  /** Whether its links are in a column [MEGA-6]. */
  readonly isVertical: boolean;
  readonly analytics?: PromoAnalytics | undefined;
  /** Sent with the analytics event of its links. */
  readonly analyticsTags: readonly string[];
}

export interface NavigationLinks {
  readonly type: 'navigationLinks';
  readonly title?: string | undefined;
  readonly links: readonly ContentLink[];
  readonly isVertical: boolean;
  readonly background: Background;
  /** For content with a deprecated or an unknown background [CONT-2]. */
  readonly warning?: string | undefined;
}

export const BACKGROUNDS = ['none', 'white', 'grey', 'green', 'paleGreen', 'red'] as const;
export type Background = (typeof BACKGROUNDS)[number];

export interface CardText {
  readonly heading?: string | undefined;
  readonly offerHeading?: string | undefined;
  readonly supportingTitle?: string | undefined;
  readonly subheading?: string | undefined;
  /** Small print; undefined when it must not be shown. */
  readonly disclaimer?: string | undefined;
  readonly theme: 'light' | 'red';
  readonly buttonStyle: 'primary' | 'primaryLight' | 'secondary';
  /** Undefined without an address; then no button is rendered [CONT-3]. */
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
  /** Place in the grid, from 1; undefined when the content has none. */
  readonly position?: number | undefined;
}

export interface SponsoredBanner {
  readonly type: 'sponsoredBanner';
  readonly text: CardText;
  readonly image?: ContentImage | undefined;
  /** Undefined for an advert without a link. */
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

/** Components on their own grid of twelve columns. */
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

/** An icon of the catalogue; the families are cards, flags, shop and social. */
export interface IconContent {
  readonly type: 'icon';
  readonly family: string;
  readonly name: string;
  /** Undefined for a decorative icon. */
  readonly label?: string | undefined;
}

export interface TextAreaContent {
  readonly type: 'textArea';
  readonly label: string;
  /** In characters; undefined for no limit. */
  readonly maxLength?: number | undefined;
  readonly marker?: 'required' | 'optional' | undefined;
  readonly error?: string | undefined;
}

/** A component whose resource type the library does not support; nothing is rendered [CONT-9]. */
export interface UnknownContent {
  readonly type: 'unknown';
  readonly resourceType: string;
}
