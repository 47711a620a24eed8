import { failed, ok, type Result } from '../../kernel/result';
import { CALLS, callOf, targetOf, type CallName } from '../calls';
import type { Graph } from '../graphql';
import type { Http } from '../http';
import { authorization, urlOf } from '../http/request';

interface FrameClientDeps {
  readonly applicationName: string;
  /** The configured address of the GraphQL service. */
  readonly graphUrl: string;
  /** Origin of the page. */
  readonly origin: string;
  /** Ends every request. */
  readonly signal: AbortSignal;
}

/**
 * Creates clients of services for the first frame: `fetch` without axios and urql, each call once, without a retry, a log or a
 * timeout of its own. Whatever is not simple is a failure, after which the header sends the calls itself [CALL-1].
 */
export const createFrameClients = ({ applicationName, graphUrl, origin, signal }: FrameClientDeps) => {
  const answers = new Map<string, unknown>();
  let token: string | undefined;

  const ask = async <T>(
    name: CallName,
    url: string,
    init: { readonly headers: Readonly<Record<string, string>>; readonly body?: string },
    decode: (body: unknown) => Result<T> | Promise<Result<T>>,
  ): Promise<Result<T>> => {
    const { method, hasCredentials } = CALLS[name];
    try {
      const response = await fetch(url, {
        ...{ method, signal },
        credentials: hasCredentials ? 'include' : 'same-origin',
        ...init,
        headers: {
          Accept: 'application/json',
          breadcrumb: applicationName,
          ...authorization(CALLS[name], token),
          ...init.headers,
        },
      });
      if (!response.ok) return failed('http', name, response.status);
      const body: unknown = await response.json();
      const decoded = await decode(body);
      // What could be decoded in part only is for the header, which logs it.
      if (!decoded.ok || decoded.unread) return failed('wrong-shape', name);
      answers.set(name, body);
      return decoded;
    } catch (error) {
      return failed('network', String(error));
    }
  };

  const http: Http = {
    async send(request) {
      const name = request.call as CallName;
      const url = urlOf(callOf(name), request, origin);
      const result = await ask(name, url, { headers: request.headers ?? {} }, request.decode);
      const measured = { status: 200, milliseconds: 0 };
      return result.ok
        ? ok({ body: result.value, ...measured })
        : { ok: false, failure: { ...result.failure, milliseconds: 0 } };
    },
  };
  const graph: Graph = {
    prepare: () => undefined,
    run({ document, variables, tag, decode }) {
      const query = document.loc?.source.body;
      const [operation] = document.definitions;
      const operationName = operation && 'name' in operation ? operation.name.value : undefined;
      return ask(
        tag,
        targetOf(CALLS[tag], { at: graphUrl }, origin),
        {
          body: JSON.stringify({ operationName, query, variables }),
          headers: {
            Accept: 'application/graphql-response+json, application/json',
            'Content-Type': 'application/json',
          },
        },
        (body) => {
          const { data, errors } = Object(body) as { readonly data?: unknown; readonly errors?: unknown };
          return errors ? failed('graphql', tag) : decode(data);
        },
      );
    },
  };
  return {
    http,
    graph,
    /** What the services have answered, by the name of the call, as the header takes it. */
    answers,
    /** Sends the customer's token from now on. */
    signIn: (given: string): void => {
      token = given;
    },
  };
};
