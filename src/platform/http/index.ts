/** REST over axios, which is fetched with the first call and not before. */
import { lazy } from '../../kernel/lazy';
import type { Http, HttpDeps } from './http';

export { serviceUrl, type Http, type HttpDeps, type TokenSource } from './http';

/** Calls whose client is fetched with the first of them, or before, where one is sure to come. */
export interface LazyHttp extends Http {
  readonly prepare: () => void;
}

export const createHttp = (deps: HttpDeps): LazyHttp => {
  const client = lazy(async () => {
    const { createAxiosClient } = await import(/* webpackChunkName: "http" */ './axios-client');
    return createAxiosClient(deps);
  });
  return {
    prepare: () => {
      client().catch(() => undefined);
    },
    async send(request) {
      try {
        return await (await client()).send(request);
      } catch (error) {
        return { ok: false, failure: { kind: 'network', message: String(error), milliseconds: 0 } };
      }
    },
  };
};
