import type { Clock } from '../kernel/clock';

/** A smaller difference is ignored: `Date` has whole seconds, and a response takes time. */
const TOLERANCE_MS = 10_000;

/** The time of the shop's services, because the clock of a shopper's device may be wrong. */
export interface ShopClock {
  /** Returns the shop's time in epoch milliseconds; the device's time until the shop's is known. */
  readonly now: () => number;
  /**
   * Sets the clock, once, by the header `Date` of the response to a request that has just been sent. Only for responses
   * that are never cached. A service on another origin must name `Date` in `Access-Control-Expose-Headers`.
   *
   * @returns the response
   */
  readonly setBy: <Response extends { readonly request?: unknown }>(
    response: Promise<Response>,
  ) => Promise<Response>;
}

/** @param device the clock of the device */
export const createShopClock = (device: Pick<Clock, 'now'>): ShopClock => {
  let offset = 0;
  return {
    now: () => device.now() + offset,
    async setBy(response) {
      const sent = device.now();
      const answered = await response;
      const { request } = answered as { readonly request?: Partial<XMLHttpRequest> };
      // All headers, because asking for one that is not exposed logs an error.
      const headers = String(request?.getAllResponseHeaders?.());
      const ahead = Date.parse(String(/^date: (.+)/im.exec(headers)?.[1])) - sent;
      if (Math.abs(ahead) > TOLERANCE_MS) offset ||= ahead;
      return answered;
    },
  };
};
