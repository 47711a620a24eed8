import type { Result } from '../../../kernel/result';
import { addressOf, callOf, type Call } from '../../calls';
import type { Http, HttpRequest } from '../http';

/** A request beside all that the list says of its call. */
type Asked = Call & Omit<HttpRequest, 'call' | 'decode'> & { readonly url: string };

type Answer = Result<unknown>;

/** An Http that gives these answers in turn, and keeps what it was asked. */
export const createScriptedHttp = (...answers: Answer[]) => {
  const asked: Asked[] = [];
  const http: Http = {
    async send(request) {
      const answer = answers[asked.length];
      const { call: named, decode, ...rest } = request;
      const call = callOf(named);
      const url = addressOf(call, request.at ?? '').replace('{id}', request.id ?? '');
      asked.push({ ...call, ...rest, url });
      if (!answer) throw new Error(`no answer for ${call.method} ${url}`);
      const decoded = answer.ok ? await decode(answer.value) : answer;
      return decoded.ok
        ? { ok: true, value: { body: decoded.value, status: 200, milliseconds: 12 } }
        : { ok: false, failure: { ...decoded.failure, milliseconds: 12 } };
    },
  };
  return { http, asked };
};
