import type { HttpDeps } from '../http';
import type { Logger } from '../logging';
import { createShopClock } from '../shop-clock';

/**
 * Creates the dependencies of the clients: a log that is recorded, a clock that does not advance, and tokens.
 *
 * @param tokens the first is the current token; each other token replaces the one before it when that is refused
 */
export const createClientDeps = (...tokens: readonly string[]) => {
  const logged: { level: keyof Logger; message: string; fields: object | undefined }[] = [];
  const renewed: string[] = [];
  let hasStopped = false;
  const deps: HttpDeps = {
    applicationName: 'shop-header',
    origin: 'https://page.example',
    clock: { now: () => 0, after: () => () => undefined },
    shopClock: createShopClock({ now: () => 0 }),
    logger: {
      info: (message, fields) => logged.push({ level: 'info', message, fields }),
      warn: (message, fields) => logged.push({ level: 'warn', message, fields }),
      error: (message, fields) => logged.push({ level: 'error', message, fields }),
    },
    tokens: {
      current: () => Promise.resolve(tokens[0]),
      renew: (refused) => {
        renewed.push(refused);
        return Promise.resolve(tokens[tokens.indexOf(refused) + 1]);
      },
      hasStopped: () => hasStopped,
    },
  };
  return {
    deps,
    logged,
    renewed,
    /** As when the header is unmounted. */
    stop: () => {
      hasStopped = true;
    },
  };
};
