import { ok } from '../../../src/kernel/result';
import { createGraph } from '../../../src/platform/graphql';
import { createHttp } from '../../../src/platform/http';
import { createShopClock } from '../../../src/platform/shop-clock';
import { fetchToken } from '../../../src/platform/session/token-service';
import { trolleyQuery } from '../../../src/domains/trolley/query';

declare global {
  interface Window {
    /** Sends a request with the customer's token to this address with each client. Returns how many succeeded. */
    callWithToken: (at: string) => Promise<number>;
    /** Requests the token from a token service at this address. Returns the token that the service sends. */
    requestToken: (at: string) => Promise<string | undefined>;
  }
}

const nothing = () => undefined;

const deps = {
  applicationName: 'bearer',
  origin: location.origin,
  clock: { now: () => 0, after: () => nothing },
  shopClock: createShopClock({ now: () => 0 }),
  logger: { info: nothing, warn: nothing, error: nothing },
  tokens: {
    current: () => Promise.resolve('secret-token'),
    renew: () => Promise.resolve(undefined),
    hasStopped: () => false,
  },
};

window.requestToken = async (at) => {
  const response = await fetchToken(createHttp(deps), at, new AbortController().signal);
  return response.kind === 'signed-in' ? response.token : undefined;
};

/** Uses both of the header's clients, with a token that every service accepts. */
window.callWithToken = async (at) => {
  const { signal } = new AbortController();
  const responses = await Promise.all([
    createHttp(deps).send({ call: 'shopping-context', at, signal, decode: ok }),
    createGraph({ ...deps, url: at }).run({
      document: trolleyQuery,
      variables: { trolleyQueryOrderId: '1' },
      tag: 'getTrolley',
      signal,
      decode: ok,
    }),
  ]);
  return responses.filter((result) => result.ok).length;
};
