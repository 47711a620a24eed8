/** A row of the trolley, for the shop's recommendations. */
export interface CartRow {
  readonly productId: string;
  readonly quantity: number;
  /** Pounds. */
  readonly unitPrice: number;
  readonly currency: string;
}

/** Everything that the header tells about what shoppers do; the name says it, fields are plain values [EVT-1]. */
export type ShopEvent =
  /** A dialog over the page, by its name. */
  | { readonly event: 'modal_opened' | 'modal_closed'; readonly modal: string }
  /** The chooser between both ways to check out was shown, was left, or one way was taken. */
  | {
      readonly event:
        | 'instant_checkout_trigger'
        | 'instant_checkout_close'
        | 'instant_checkout_click'
        | 'review_checkout_click';
    }
  | { readonly event: 'enter_checkout' }
  | { readonly event: 'click_book_slot' }
  /** The account's menu says that a contact address is missing. */
  | { readonly event: 'contact_address_red_badge_shown' }
  /** A link in the account's menu was pressed. */
  | { readonly event: 'account_menu_click'; readonly label: string }
  | { readonly event: 'change_slot_button_click' | 'slot_details_button_click'; readonly slotType: string }
  /** Something of the wide menus was pressed. */
  | {
      readonly event: 'click_megamenu';
      readonly action: 'button_clicked';
      readonly buttonLabel: string;
      readonly buttonType: 'menu' | 'category' | 'link';
    }
  /** An advert was seen or followed; who pays for it, and the addresses that were told so [CONT-6]. */
  | {
      readonly event: 'impression' | 'click';
      readonly sponsorshipId: string;
      readonly trackingUrls: readonly string[];
      readonly vendor?: string | undefined;
    }
  /** Something that editors wrote was followed. */
  | {
      readonly event: 'promo_click';
      readonly componentId: string;
      readonly label?: string | undefined;
      readonly promoName?: string | undefined;
      readonly promoType?: string | undefined;
      readonly promoPeriod?: string | undefined;
      readonly bannerPurpose?: string | undefined;
      readonly buyingOfficeAndGroup?: string | undefined;
    }
  /** What the shop's recommendations go by. */
  | {
      readonly event: 'retail_personalisation';
      readonly cartRows: readonly CartRow[];
      readonly customVariables: {
        readonly branchId?: string;
        readonly customerId: string;
        /** ISO instant of the slot's start. */
        readonly slotDate?: string;
        readonly slotType?: string;
      };
    };
