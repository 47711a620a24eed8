/** The REST client. It is based on axios, which is loaded with the first call. */
import { lazyValue } from '../../kernel/lazy';
import { ok } from '../../kernel/result';
import { callOf } from '../calls';
import type { Http, HttpDeps } from './http';

export type { Http, HttpDeps, TokenSource } from './http';

/** A REST client whose library is lazy-loaded. */
export interface LazyHttp extends Http {
  /** Loads the client before the first call. */
  readonly prepare: () => void;
}

export const createHttp = (deps: HttpDeps): LazyHttp => {
  const client = lazyValue(async () => {
    const { createAxiosClient } = await import(/* webpackChunkName: "http" */ './axios-client');
    return createAxiosClient(deps);
  });
  return {
    prepare: client.prepare,
    async send(request) {
      try {
        const { call, decode } = request;
        const answer = typeof call === 'string' ? deps.takeAnswer?.(call) : undefined;
        const known = answer === undefined ? undefined : await decode(answer);
        if (known?.ok) return ok({ body: known.value, status: 200, milliseconds: 0 });
        // Once the client is loaded, the request is sent in the task of the call, before React renders again.
        return await (client.loaded() ?? (await client.load())).send({
          ...request,
          call: callOf(call),
        });
      } catch (error) {
        return { ok: false, failure: { kind: 'network', message: String(error), milliseconds: 0 } };
      }
    },
  };
};
