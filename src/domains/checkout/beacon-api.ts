import { addressOf, CALLS } from '../../platform/calls';
import type { Logger } from '../../platform/logging';

interface BeaconDeps {
  readonly fetch: Window['fetch'];
  readonly logger: Pick<Logger, 'warn'>;
  readonly applicationName: string;
  /** Timeout in milliseconds; 10,000 by default. */
  readonly timeout?: number;
}

/**
 * Creates the function that sends `POST /mfe/common/api/v1/instantCheckoutTransactionComplete`. The request outlives
 * the page and carries no token; a failure is logged [INST-3] [CALL-1] [CALL-3].
 */
export const createBeacon = (
  { fetch, logger, applicationName, timeout = 10_000 }: BeaconDeps,
  address: string,
) => {
  const call = CALLS['instant-checkout-complete'];
  const url = addressOf(call, address);
  const post = async (text: string) => {
    try {
      const { ok, status } = await fetch(url, {
        method: call.method,
        body: text,
        keepalive: true,
        // The page's address may contain the search term.
        referrerPolicy: 'origin',
        signal: AbortSignal.timeout(timeout),
        headers: { 'content-type': 'application/json', breadcrumb: applicationName },
      });
      if (!ok) logger.warn('Instant checkout beacon failed', { status });
    } catch (error) {
      logger.warn('Instant checkout beacon failed', { message: String(error) });
    }
  };
  return (text: string): void => void post(text);
};
