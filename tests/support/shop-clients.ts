import type { Browser } from '../../host-demo/services/testing/shop';
import type { Http } from '../../src/platform/http';
import { createAxiosClient } from '../../src/platform/http/axios-client';
import type { Graph } from '../../src/platform/graphql';
import { createUrqlClient } from '../../src/platform/graphql/urql-client';

interface Warning {
  readonly message: string;
  readonly fields: Readonly<Record<string, unknown>>;
}

/**
 * The header's own clients over the demo's real services, in the world of one browser.
 *
 * @param patience milliseconds given to each call, in place of the seconds that shoppers wait
 */
export const createShopClients = (browser: Browser, patience: () => number) => {
  const warned: Warning[] = [];
  const deps = {
    applicationName: 'test',
    tokens: { current: async () => browser.token, renew: async () => undefined },
    logger: {
      info: () => undefined,
      warn: (message: string, fields: object = {}) => void warned.push({ message, fields: { ...fields } }),
    },
    clock: { now: () => 0, after: () => () => undefined },
  };
  const fetchHere: typeof fetch = (input, init) => {
    const headers = new Headers(init?.headers);
    headers.set('cookie', browser.cookie);
    return fetch(input, { ...init, headers });
  };
  const rest = createAxiosClient(deps);
  const graph = createUrqlClient({ ...deps, url: `${browser.origin}/graph/live`, fetch: fetchHere });
  const http: Http = {
    send: (request) =>
      rest.send({
        ...request,
        timeout: patience(),
        headers: { ...request.headers, cookie: browser.cookie },
      }),
  };
  return {
    http,
    graph: {
      prepare: () => undefined,
      run: (operation) => graph.run({ ...operation, timeout: patience() }),
    } satisfies Graph,
    fetch: fetchHere,
    logger: deps.logger,
    /** Warnings in the log, in order. */
    warned,
  };
};
