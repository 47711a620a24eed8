import type { HeaderConfig } from '../../../../federation/contract';
import type { FrameData } from '../../../../federation/contract/when-wanted';

/** A page whose first frame is a customer's. */
export interface CustomerPage {
  readonly frame: HTMLElement;
  /** Whether the header has not taken the frame over. */
  readonly isFree: () => boolean;
  readonly config: HeaderConfig;
  /** Called once it is known that a customer is signed in. */
  readonly onCustomer: () => void;
  /**
   * Called once trolley and slot are shown, with what the header takes over, and with what shows again that they load: a header that
   * does not take this over expects it.
   */
  readonly onShown: (data: FrameData, restore: () => void) => void;
  /** Called when the header must act, because the frame cannot show the order, or it may be old; with what the header takes over. */
  readonly onRestless: (data?: FrameData) => void;
  /** Ends everything: the header acts. */
  readonly signal: AbortSignal;
}

/** The script of the customer's frame → the first frame: an event on `document` whose `detail` is {@link FollowCustomer}. */
export const CUSTOMER_SCRIPT = 'shop-header:customer';

export type FollowCustomer = (page: CustomerPage) => Promise<void>;
