/** A row of the trolley, as the shop's recommendations need it. */
export interface CartRow {
  readonly productId: string;
  readonly quantity: number;
  /** Pounds. */
  readonly unitPrice: number;
  readonly currency: string;
}

/** All analytics events of the header [EVT-1]. */
export type ShopEvent =
  /** A modal was opened or closed. */
  | { readonly event: 'modal_opened' | 'modal_closed'; readonly modal: string }
  /** The dialog that offers instant and full checkout was opened or closed, or one of the two was chosen. */
  | {
      readonly event:
        | 'instant_checkout_trigger'
        | 'instant_checkout_close'
        | 'instant_checkout_click'
        | 'review_checkout_click';
    }
  | { readonly event: 'enter_checkout' }
  | { readonly event: 'click_book_slot' }
  /** The account menu showed the badge for a missing contact address. */
  | { readonly event: 'contact_address_red_badge_shown' }
  /** A link in the account menu was clicked. */
  | { readonly event: 'account_menu_click'; readonly label: string }
  | {
      readonly event: 'change_slot_button_click' | 'slot_details_button_click';
      readonly slotType: string;
      /** Such as GROCERY or ENTERTAINING_PLACED_AT_HOME. */
      readonly serviceType: string;
    }
  /** An item of a mega menu was clicked. */
  | {
      readonly event: 'click_megamenu';
      readonly action: 'button_clicked';
      readonly buttonLabel: string;
      readonly buttonType: 'menu' | 'category' | 'link';
    }
  /** An advert was visible or was clicked. `trackingUrls` are the addresses that were called for it [CONT-6]. */
  | {
      readonly event: 'impression' | 'click';
      readonly sponsorshipId: string;
      readonly trackingUrls: readonly string[];
      readonly vendor?: string | undefined;
    }
  /** A link in content of editors was clicked. */
  | {
      readonly event: 'promo_click';
      readonly componentId: string;
      readonly label?: string | undefined;
      readonly promoName?: string | undefined;
      readonly promoType?: string | undefined;
      readonly promoPeriod?: string | undefined;
      readonly bannerPurpose?: string | undefined;
      readonly buyingOfficeAndGroup?: string | undefined;
      /** Tags of a rich text. */
      readonly analyticsTags?: readonly string[];
    }
  /** Input of the shop's recommendations. */
  | {
      readonly event: 'retail_personalisation';
      readonly cartRows: readonly CartRow[];
      readonly customVariables: {
        readonly branchId?: string;
        readonly customerId: string;
        /** Start of the slot, ISO 8601. */
        readonly slotDate?: string;
        readonly slotType?: string;
      };
    };
