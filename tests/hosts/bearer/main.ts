import { ok } from '../../../src/kernel/result';
import { createGraph } from '../../../src/platform/graphql';
import { createHttp } from '../../../src/platform/http';
import { trolleyQuery } from '../../../src/domains/trolley/query';

declare global {
  interface Window {
    /** Asks a service at this address with each of the clients, for the customer; gives how many had an answer. */
    askWithToken: (at: string) => Promise<number>;
  }
}

const nothing = () => undefined;

/** Both of the header's clients, with a token that nobody refuses. */
window.askWithToken = async (at) => {
  const deps = {
    applicationName: 'bearer',
    origin: location.origin,
    clock: { now: () => 0, after: () => nothing },
    logger: { info: nothing, warn: nothing, error: nothing },
    tokens: { current: () => Promise.resolve('secret-token'), renew: () => Promise.resolve(undefined) },
  };
  const { signal } = new AbortController();
  const answers = await Promise.all([
    createHttp(deps).send({ call: 'shopping-context', at, signal, decode: ok }),
    createGraph({ ...deps, url: at, fetch: window.fetch.bind(window) }).run({
      document: trolleyQuery,
      variables: { trolleyQueryOrderId: '1' },
      tag: 'getTrolley',
      signal,
      decode: ok,
    }),
  ]);
  return answers.filter((answer) => answer.ok).length;
};
