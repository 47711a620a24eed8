import type { PromoAnalytics } from './model';

/** What content tells about what shoppers do. */
export type ContentEvent =
  | {
      readonly event: 'impression' | 'click';
      readonly sponsorshipId: string;
      readonly trackingUrls: readonly string[];
      readonly vendor?: string | undefined;
    }
  | ({
      readonly event: 'promo_click';
      readonly componentId: string;
      readonly label?: string | undefined;
    } & PromoAnalytics);

/** What content needs of the header around it. */
export interface ContentPorts {
  readonly warn: (message: string) => void;
  /** Calls each address, without waiting and without an answer. */
  readonly beacon: (urls: readonly string[]) => void;
  readonly track: (event: ContentEvent) => void;
  /** Tells the page that sizes changed. */
  readonly onResize: () => void;
  /** Calls back once when so much of the element (0 to 1) is in sight; the answer stops looking. */
  readonly observe: (element: Element, threshold: number, onSeen: () => void) => () => void;
  /** Calls back when the element's size may have changed; the answer stops looking. */
  readonly observeSize: (element: Element, listener: () => void) => () => void;
  /** The banners that were seen already, however often the menu around them opens and closes. */
  readonly seen?: Set<string>;
  /** Whether the shopper consented to advertising. */
  readonly canAdvertise: () => boolean;
}
