import { addressOf, CALLS } from '../../platform/calls';
import type { Logger } from '../../platform/logging';

interface BeaconDeps {
  readonly fetch: typeof fetch;
  readonly logger: Pick<Logger, 'warn'>;
  readonly applicationName: string;
  /** Milliseconds given to the call; 10,000 unless told. */
  readonly patience?: number;
}

/**
 * `POST /mfe/common/api/v1/instantCheckoutTransactionComplete`, which outlives the page and carries no token
 * [INST-3] [CALL-1] [CALL-3]. A failure is logged.
 */
export const createBeacon = (
  { fetch, logger, applicationName, patience = 10_000 }: BeaconDeps,
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
        // The address of the page it is sent from may hold what was searched for.
        referrerPolicy: 'origin',
        signal: AbortSignal.timeout(patience),
        headers: { 'content-type': 'application/json', breadcrumb: applicationName },
      });
      if (!ok) logger.warn('Instant checkout beacon failed', { status });
    } catch (error) {
      logger.warn('Instant checkout beacon failed', { message: String(error) });
    }
  };
  return (text: string): void => void post(text);
};
