import { CUSTOMER_COOKIE_SECONDS } from '../../../domains/account';
import { LAST_HOUR_MS } from '../../../domains/slot/lazy-frame';
import { createTranslate } from '../../../kernel/translate';
import { createWindowPage } from '../../../platform/browser';
import { documentCookies } from '../../../platform/browser/document-cookies';
import { onCustomerSign } from '../../../platform/browser/customer-signs';
import { createTabs, SHOP_TABS } from '../../../platform/browser/tabs';
import { storeLastKnown } from '../../../context/stored-order';
import { notifyTabs, SIGNED_OUT } from '../../../context/tabs';
import { languageOf } from '../../language';
import type { FollowCustomer } from './customer-page';
import { loadOrder } from './load-order';
import { showOrder, type OrderParts } from './show-order';

/** How long the services may take, in milliseconds: then the header asks them, which retries. */
const TIMEOUT_MS = 5_000;

/**
 * Shows a customer's trolley and slot in the first frame, without the header's code, as long as all is calm. It does what the header
 * does for other pages and tabs: the cookies, the texts that the next page may show, and the news that another customer has signed in
 * [AUTH-6] [SLOT-2].
 */
export const createFollowCustomer =
  (parts: OrderParts): FollowCustomer =>
  async ({ frame, config, isFree, onCustomer, onShown, onRestless, signal }) => {
    const page = createWindowPage();
    const t = createTranslate(languageOf(config));
    const tabs = createTabs(SHOP_TABS);
    const ended = new AbortController();
    const stopTimer = page.after(TIMEOUT_MS, () => ended.abort());
    let known: string | undefined;
    const stops = [
      // From the start: another tab may change what is being loaded.
      onCustomerSign(
        tabs,
        () => known,
        (message) =>
          onRestless(
            message === SIGNED_OUT
              ? { customerId: '', summary: {}, answers: new Map(), isSignedOut: true }
              : undefined,
          ),
      ),
      () => ended.abort(),
    ];
    signal.addEventListener('abort', () => {
      for (const stop of stops) stop();
    });
    const { origin } = page.location();
    const order = await loadOrder(config, { t, origin, signal: ended.signal }, (customerId) => {
      if (signal.aborted) return;
      known = customerId;
      if (documentCookies.get('customerId') !== customerId) notifyTabs({ tabs }, 'session');
      documentCookies.set('customerId', customerId, { maxAgeSeconds: CUSTOMER_COOKIE_SECONDS });
      onCustomer();
    }).catch(() => undefined);
    stopTimer();
    if (signal.aborted || !isFree()) return;
    const left = order?.until ? order.until.getTime() - page.now() : Infinity;
    if (!order?.isCalm || left <= LAST_HOUR_MS) {
      // The header takes over a frame in which trolley and slot load.
      onRestless(order && { ...order.data, summary: {} });
      return;
    }
    const { customerId, summary } = order.data;
    if (order.branchId) documentCookies.set('branchId', order.branchId);
    const restore = showOrder(frame, parts, summary, t);
    storeLastKnown(page, { customerId, t, summary, isCalm: true });
    onShown(order.data, restore);
    if (left < Infinity) stops.push(page.after(left - LAST_HOUR_MS, onRestless));
  };
