import type { Result } from '../../../kernel/result';
import { addressOf, callOf, type Call } from '../../calls';
import type { Http, HttpRequest } from '../http';

/** A request, with the entry of its call in the list. */
type RecordedRequest = Call & Omit<HttpRequest, 'call' | 'decode'> & { readonly url: string };

type ScriptedResult = Result<unknown>;

/** Creates an Http client that returns the given responses in turn and records its requests. */
export const createScriptedHttp = (...responses: ScriptedResult[]) => {
  const requests: RecordedRequest[] = [];
  const http: Http = {
    async send(request) {
      const response = responses[requests.length];
      const { call: named, decode, ...rest } = request;
      const call = callOf(named);
      const url = addressOf(call, request.at ?? '').replace('{id}', request.id ?? '');
      requests.push({ ...call, ...rest, url });
      if (!response) throw new Error(`no response for ${call.method} ${url}`);
      const decoded = response.ok ? await decode(response.value) : response;
      return decoded.ok
        ? { ok: true, value: { body: decoded.value, status: 200, milliseconds: 12 } }
        : { ok: false, failure: { ...decoded.failure, milliseconds: 12 } };
    },
  };
  return { http, requests };
};
