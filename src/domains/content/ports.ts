import type { PromoAnalytics } from './model';

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
      readonly analyticsTags?: readonly string[];
    } & PromoAnalytics);

export interface ContentPorts {
  readonly warn: (message: string) => void;
  /** Sends a request to each address without waiting for a response. */
  readonly beacon: (urls: readonly string[]) => void;
  /** Whether an image may be requested from this address. */
  readonly isAllowed: (address: string) => boolean;
  readonly track: (event: ContentEvent) => void;
  /** Notifies the page that the size of content has changed. */
  readonly onResize: () => void;
  /**
   * Calls back once when the given share of the element (0 to 1) is visible. Returns a function that stops observing.
   */
  readonly observe: (element: Element, threshold: number, onSeen: () => void) => () => void;
  /** Calls back when the element's size may have changed. Returns a function that stops observing. */
  readonly observeSize: (element: Element, listener: () => void) => () => void;
  /** The banners whose impression was reported; kept while the menu around them is closed and opened. */
  readonly seen?: Set<string>;
  /** Whether the shopper consented to advertising. */
  readonly canAdvertise: () => boolean;
}
