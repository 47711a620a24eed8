import type { HttpDeps } from '../http';
import type { Logger } from '../logging';

/**
 * What the clients need: a log that is kept, a clock that stands still, and tokens that are given out in turn.
 *
 * @param tokens the first is in hand, each next one replaces the one before when that is refused
 */
export const createClientDeps = (...tokens: readonly string[]) => {
  const logged: { level: keyof Logger; message: string; fields: object | undefined }[] = [];
  const renewed: string[] = [];
  const deps: HttpDeps = {
    applicationName: 'shop-header',
    origin: 'https://page.example',
    clock: { now: () => 0, after: () => () => undefined },
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
    },
  };
  return { deps, logged, renewed };
};
