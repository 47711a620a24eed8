import type { AxiosError, AxiosRequestConfig } from 'axios';
import sendByAxios from 'axios/unsafe/adapters/xhr.js';
import { failed, ok, type Result } from '../../kernel/result';
import { callOf, logResponse, type Call } from '../calls';
import type { Http, HttpDeps, HttpFailure, HttpRequest } from './http';
import { authorization, urlOf } from './request';
import { sendWithToken } from './send-with-token';

/** Statuses of responses that are decoded; others are failures. */
const isSuccess = (status: number): boolean => status >= 200 && status < 300;

/** Parses JSON, which may be empty. Returns a failure without the text, which may contain personal data. */
const parse = (text: string): Result<unknown> => {
  try {
    return ok(text && JSON.parse(text));
  } catch {
    return failed('wrong-shape', 'not JSON');
  }
};

const failureOf = (error: unknown, milliseconds: number): HttpFailure => {
  const { message, code } = Object(error) as AxiosError;
  if (!code) return { kind: 'network', message: String(error), milliseconds };
  if (code === 'ERR_CANCELED') return { kind: 'cancelled', message, milliseconds };
  return { kind: code === 'ECONNABORTED' ? 'timeout' : 'network', message, milliseconds };
};

const refusal = (status: number, data: string, milliseconds: number): HttpFailure => {
  const parsed = parse(data);
  const body = parsed.ok ? parsed.value : data;
  return { kind: 'http', message: `status ${status}`, status, body, milliseconds };
};

const configOf = (
  call: Call,
  url: string,
  { body, signal, headers }: HttpRequest,
  added: Readonly<Record<string, string>>,
): AxiosRequestConfig => ({
  method: call.method,
  url,
  data: body === undefined ? body : JSON.stringify(body),
  timeout: call.timeout ?? 10_000,
  withCredentials: call.hasCredentials ?? false,
  headers: {
    Accept: 'application/json',
    'Content-Type': 'application/json',
    ...headers,
    ...added,
  },
  // No service needs an XSRF token, and axios would wait for the cookie store before each call.
  withXSRFToken: false,
  ...(signal && { signal }),
});

/** Creates a client based on axios. Its `send` never rejects: failures are values [CALL-3]. */
export const createAxiosClient = ({
  applicationName,
  origin,
  tokens,
  logger,
  clock,
  shopClock,
}: HttpDeps): Http => {
  const dispatch = async (call: Call, url: string, request: HttpRequest, token: string | undefined) => {
    const added = { breadcrumb: applicationName, ...authorization(call, token) };
    const response = sendByAxios(configOf(call, url, request, added));
    // Only the token service, whose responses are never cached, has credentials.
    return call.hasCredentials ? shopClock.setBy(response) : response;
  };

  const send = async (call: Call, request: HttpRequest) => {
    const url = urlOf(call, request, origin);
    const onlyReads = call.method === 'GET' || !!call.isRead;
    return call.as
      ? sendWithToken(tokens, onlyReads, (token) => dispatch(call, url, request, token))
      : dispatch(call, url, request, undefined);
  };

  return {
    async send(request) {
      const started = clock.now();
      const call = callOf(request.call);
      try {
        const { data, status } = await send(call, request);
        const milliseconds = clock.now() - started;
        if (!isSuccess(status)) {
          const failure = refusal(status, data, milliseconds);
          logResponse(logger, call, failure);
          return { ok: false, failure };
        }
        const body = call.format ? ok(data) : parse(data);
        const decoded = body.ok ? await request.decode(body.value) : body;
        const outcome = { status, milliseconds };
        logResponse(logger, call, { ...outcome, ...(decoded.ok ? decoded.unread : decoded.failure) });
        return decoded.ok
          ? ok({ body: decoded.value, ...outcome })
          : { ok: false, failure: { ...decoded.failure, ...outcome } };
      } catch (error) {
        const failure = failureOf(error, clock.now() - started);
        logResponse(logger, call, failure);
        return { ok: false, failure };
      }
    },
  };
};
