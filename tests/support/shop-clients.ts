import sendByAxios from 'axios/unsafe/adapters/xhr.js';
import type { Browser } from '../../host-demo/services/testing/shop';
import { callOf, type Call, type CallName } from '../../src/platform/calls';
import type { Http } from '../../src/platform/http';
import { createAxiosClient } from '../../src/platform/http/axios-client';
import type { Graph } from '../../src/platform/graphql';
import { createUrqlClient } from '../../src/platform/graphql/urql-client';
import { createShopClock } from '../../src/platform/shop-clock';

interface Warning {
  readonly message: string;
  readonly fields: Readonly<Record<string, unknown>>;
}

const nameOf = (call: CallName | Call): string => (typeof call === 'string' ? call : call.service);

/**
 * Creates the header's own clients over the demo's real services, in the world of one browser.
 *
 * @param timeout returns the milliseconds until the call of this name times out, in place of the header's seconds
 */
export const createShopClients = (browser: Browser, timeout: (call: string) => number) => {
  const warned: Warning[] = [];
  const warn = (message: string, fields: object = {}) => void warned.push({ message, fields: { ...fields } });
  const deps = {
    applicationName: 'test',
    origin: browser.origin,
    tokens: { current: async () => browser.token, renew: async () => undefined, hasStopped: () => false },
    logger: {
      info: () => undefined,
      warn,
      error: warn,
    },
    clock: { now: () => 0, after: () => () => undefined },
    shopClock: createShopClock({ now: () => 0 }),
  };
  const fetchHere: typeof fetch = (input, init) => {
    const headers = new Headers(init?.headers);
    headers.set('cookie', browser.cookie);
    return fetch(input, { ...init, headers });
  };
  const rest = createAxiosClient(deps);
  const graph = createUrqlClient({
    ...deps,
    url: browser.origin,
    send: ({ headers, ...request }) =>
      sendByAxios({ ...request, headers: Object.assign({ cookie: browser.cookie }, headers) }),
  });
  const http: Http = {
    send: (request) =>
      rest.send({
        ...request,
        call: { ...callOf(request.call), timeout: timeout(nameOf(request.call)) },
        headers: { ...request.headers, cookie: browser.cookie },
      }),
  };
  return {
    http,
    graph: {
      prepare: () => undefined,
      run: (operation) => graph.run({ ...operation, timeout: timeout(operation.tag) }),
    } satisfies Graph,
    fetch: fetchHere,
    logger: deps.logger,
    /** Warnings and errors in the log, in order. */
    warned,
  };
};
