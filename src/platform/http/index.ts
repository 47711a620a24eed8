/** REST over axios, which is fetched with the first call and not before. */
import { lazy } from '../../kernel/lazy';
import { callOf } from '../calls';
import type { Http, HttpDeps } from './http';

export type { Http, HttpDeps, TokenSource } from './http';

/** Calls whose client is fetched with the first of them, or before, where one is sure to come. */
export interface LazyHttp extends Http {
  readonly prepare: () => void;
}

export const createHttp = (deps: HttpDeps): LazyHttp => {
  let ready: Http | undefined;
  const client = lazy(async () => {
    const { createAxiosClient } = await import(/* webpackChunkName: "http" */ './axios-client');
    ready = createAxiosClient(deps);
    return ready;
  });
  return {
    prepare: () => {
      client().catch(() => undefined);
    },
    async send(request) {
      try {
        // Once the client is there a call leaves in the task that asks for it, before the page is rendered anew.
        return await (ready ?? (await client())).send({ ...request, call: callOf(request.call) });
      } catch (error) {
        return { ok: false, failure: { kind: 'network', message: String(error), milliseconds: 0 } };
      }
    },
  };
};
