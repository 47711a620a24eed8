import type { Failure, Result } from '../../../kernel/result';
import type { Http, HttpFailure } from '../http';

type Answer = Result<unknown>;

const httpKind = ({ kind }: Failure): HttpFailure['kind'] => (kind === 'graphql' ? 'http' : kind);

/** An Http that gives these answers in turn, and keeps what it was asked. */
export const createScriptedHttp = (...answers: Answer[]) => {
  const asked: Parameters<Http['send']>[0][] = [];
  const http: Http = {
    send(request) {
      const answer = answers[asked.length];
      asked.push(request);
      if (!answer) return Promise.reject(new Error(`no answer for ${request.method} ${request.url}`));
      return Promise.resolve(
        answer.ok
          ? { ok: true, value: { body: answer.value, status: 200, milliseconds: 12 } }
          : { ok: false, failure: { ...answer.failure, kind: httpKind(answer.failure), milliseconds: 12 } },
      );
    },
  };
  return { http, asked };
};
