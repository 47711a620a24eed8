/** The script of a customer's first frame, which `frame.ts` loads: shows trolley and slot without the header's code [FED-8]. */
import { CUSTOMER_SCRIPT } from '../header/frame/customer/customer-page';
import { createFollowCustomer } from '../header/frame/customer/follow-customer';
import type { OrderParts } from '../header/frame/customer/show-order';
import { sendToPage } from '../platform/browser/send-to-page';

/** What the build inserts. */
declare const ORDER_PARTS: OrderParts;

sendToPage(CUSTOMER_SCRIPT, createFollowCustomer(ORDER_PARTS));
