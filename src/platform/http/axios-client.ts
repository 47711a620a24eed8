import axios, { type AxiosError, type AxiosInstance } from 'axios';
import { ok } from '../../kernel/result';
import { callOf, logResponse, targetOf, type Call } from '../calls';
import type { Http, HttpDeps, HttpFailure, HttpRequest } from './http';

const failureOf = (error: AxiosError, milliseconds: number): HttpFailure => {
  const { message } = error;
  if (axios.isCancel(error)) return { kind: 'cancelled', message, milliseconds };
  if (error.response) {
    const { status, data: body } = error.response;
    // The parser's message quotes the response, which may contain personal data.
    if (status < 400) return { kind: 'wrong-shape', message: 'not JSON', status, milliseconds };
    return { kind: 'http', message: `status ${String(status)}`, status, body, milliseconds };
  }
  const isTimeout = error.code === 'ECONNABORTED' || error.code === 'ETIMEDOUT';
  return { kind: isTimeout ? 'timeout' : 'network', message, milliseconds };
};

const authorization = ({ as }: Call, token: string | undefined) =>
  (token ?? as === 'anyone') ? { Authorization: `Bearer ${token ?? 'unauthenticated'}` } : {};

const urlOf = (call: Call, request: HttpRequest, origin: string): string => {
  const { query } = request;
  const url = targetOf(call, request, origin);
  return query ? url + (url.includes('?') ? '&' : '?') + String(new URLSearchParams(query)) : url;
};

const dispatch = async (
  client: AxiosInstance,
  call: Call,
  url: string,
  request: HttpRequest,
  token: string | undefined,
) =>
  client.request<unknown>({
    method: call.method,
    url,
    data: request.body,
    timeout: call.timeout ?? 10_000,
    withCredentials: call.hasCredentials ?? false,
    headers: { ...request.headers, ...authorization(call, token) },
    ...(request.signal && { signal: request.signal }),
    ...(call.format && { responseType: call.format }),
  });

/** Creates a client based on axios. Its `send` never rejects: failures are values [CALL-3]. */
export const createAxiosClient = ({ applicationName, origin, tokens, logger, clock }: HttpDeps): Http => {
  const client = axios.create({
    headers: { breadcrumb: applicationName },
    // Malformed JSON must be a failure. By default, axios returns it as text.
    transitional: { silentJSONParsing: false, clarifyTimeoutError: true },
    responseType: 'json',
    // No service needs an XSRF token, and axios would wait for the cookie store before each call.
    withXSRFToken: false,
  });

  const send = async (call: Call, request: HttpRequest) => {
    const url = urlOf(call, request, origin);
    const token = call.as ? await tokens.current() : undefined;
    try {
      return await dispatch(client, call, url, request, token);
    } catch (error) {
      if (!token || !axios.isAxiosError(error) || error.response?.status !== 401) throw error;
      const renewed = tokens.renew(token);
      // A request that changes something may have been carried out, so only the caller may send it again.
      if (call.method !== 'GET' && !call.isRead) throw error;
      const next = await renewed;
      if (!next) throw error;
      return dispatch(client, call, url, request, next);
    }
  };

  return {
    async send(request) {
      const started = clock.now();
      const call = callOf(request.call);
      try {
        const { data, status } = await send(call, request);
        const milliseconds = clock.now() - started;
        const decoded = await request.decode(data);
        const outcome = { status, milliseconds };
        logResponse(logger, call, { ...outcome, ...(decoded.ok ? decoded.unread : decoded.failure) });
        return decoded.ok
          ? ok({ body: decoded.value, ...outcome })
          : { ok: false, failure: { ...decoded.failure, ...outcome } };
      } catch (error) {
        const milliseconds = clock.now() - started;
        const failure: HttpFailure = axios.isAxiosError(error)
          ? failureOf(error, milliseconds)
          : { kind: 'network', message: String(error), milliseconds };
        logResponse(logger, call, failure);
        return { ok: false, failure };
      }
    },
  };
};
