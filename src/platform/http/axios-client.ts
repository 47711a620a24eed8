import axios, { type AxiosError, type AxiosInstance } from 'axios';
import { ok } from '../../kernel/result';
import type { Http, HttpDeps, HttpFailure, HttpRequest } from './http';

const failureOf = (error: AxiosError, milliseconds: number): HttpFailure => {
  const { message } = error;
  if (axios.isCancel(error)) return { kind: 'cancelled', message, milliseconds };
  if (error.response) {
    const { status, data: body } = error.response;
    return { kind: 'http', message, status, body, milliseconds };
  }
  const isTimeout = error.code === 'ECONNABORTED' || error.code === 'ETIMEDOUT';
  return { kind: isTimeout ? 'timeout' : 'network', message, milliseconds };
};

const authorization = ({ as }: HttpRequest, token: string | undefined) =>
  (token ?? as === 'anyone') ? { Authorization: `Bearer ${token ?? 'unauthenticated'}` } : {};

const dispatch = async (client: AxiosInstance, request: HttpRequest, token: string | undefined) =>
  client.request<unknown>({
    method: request.method,
    url: request.url,
    params: request.query,
    data: request.body,
    timeout: request.timeout ?? 10_000,
    headers: { ...request.headers, ...authorization(request, token) },
    ...(request.signal && { signal: request.signal }),
    ...(request.answer && { responseType: request.answer }),
  });

/** Axios behind the one method that the header uses; every way out is a value [CALL-3]. */
export const createAxiosClient = ({ applicationName, tokens, logger, clock }: HttpDeps): Http => {
  const client = axios.create({
    headers: { breadcrumb: applicationName },
    // A body that claims to be JSON and isn't must count as a failure, not as text.
    transitional: { silentJSONParsing: false, clarifyTimeoutError: true },
    responseType: 'json',
    // No service asks for it, and axios would wait for the cookie store before each call.
    withXSRFToken: false,
  });

  const send = async (request: HttpRequest) => {
    const token = request.as ? await tokens.current() : undefined;
    try {
      return await dispatch(client, request, token);
    } catch (error) {
      if (!token || !axios.isAxiosError(error) || error.response?.status !== 401) throw error;
      const renewed = await tokens.renew(token);
      if (!renewed) throw error;
      return dispatch(client, request, renewed);
    }
  };

  return {
    async send(request) {
      const started = clock.now();
      const { service, method, url } = request;
      try {
        const { data, status } = await send(request);
        const milliseconds = clock.now() - started;
        logger.info('API response', { service, method, url, status, milliseconds });
        return ok({ body: data, status, milliseconds });
      } catch (error) {
        const milliseconds = clock.now() - started;
        const failure: HttpFailure = axios.isAxiosError(error)
          ? failureOf(error, milliseconds)
          : { kind: 'network', message: String(error), milliseconds };
        const isExpected = failure.status !== undefined && request.expected?.includes(failure.status);
        const level = failure.kind === 'cancelled' || isExpected ? 'info' : 'warn';
        const { body: _unlogged, ...told } = failure;
        if (failure.kind === 'cancelled' || request.failureLog !== 'by-caller') {
          logger[level]('API response', { service, method, url, ...told });
        }
        return { ok: false, failure };
      }
    },
  };
};
