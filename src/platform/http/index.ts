/** The REST client. It is based on axios, which is loaded with the first call. */
import { lazy } from '../../kernel/lazy';
import { callOf } from '../calls';
import type { Http, HttpDeps } from './http';

export type { Http, HttpDeps, TokenSource } from './http';

/** A REST client whose library is lazy-loaded. */
export interface LazyHttp extends Http {
  /** Loads the client before the first call. */
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
        // Once the client is loaded, the request is sent in the task of the call, before React renders again.
        return await (ready ?? (await client())).send({ ...request, call: callOf(request.call) });
      } catch (error) {
        return { ok: false, failure: { kind: 'network', message: String(error), milliseconds: 0 } };
      }
    },
  };
};
