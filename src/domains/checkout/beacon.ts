import { serviceUrl } from '../../platform/http';
import type { Logger } from '../../platform/logging';

interface BeaconDeps {
  readonly fetch: typeof fetch;
  readonly logger: Logger;
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
  const url = serviceUrl(address, '/mfe/common/api/v1/instantCheckoutTransactionComplete');
  const post = async (text: string) => {
    try {
      const { ok, status } = await fetch(url, {
        method: 'POST',
        body: text,
        keepalive: true,
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
