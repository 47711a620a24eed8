import { routes } from '../kernel/routes';
import type { Logger } from './logging';

/** The fixed part of a call. The caller adds the address of the service and what depends on the shopper. */
export interface Call {
  /** Name of the service, for the log. */
  readonly service: string;
  readonly method: 'GET' | 'PUT' | 'POST' | 'PATCH' | 'DELETE';
  /** Appended to the service's configured address; empty if that address is complete. */
  readonly path: string;
  /**
   * 'customer' sends the customer's token. If the token is refused it is renewed once, and a request that only reads is
   * sent again. 'anyone' sends 'unauthenticated' instead if there is no token.
   */
  readonly as?: 'customer' | 'anyone';
  /** True if a method other than GET only reads: it is then sent again after a refused token, like GET. */
  readonly isRead?: boolean;
  /** Timeout in milliseconds; 10,000 by default. */
  readonly timeout?: number;
  /** 'text' if the response is a page or the caller parses it; JSON by default. */
  readonly format?: 'text';
  /** Statuses without a body to decode that are an ordinary response, and are logged as info instead of a warning. */
  readonly expected?: readonly number[];
  /** Statuses that are not logged at all [TROL-3]. */
  readonly unlogged?: readonly number[];
  /** True if the browser sends the cookies of the service's origin with the request. */
  readonly hasCredentials?: boolean;
  /** 'by-caller' if the caller logs failures with its own message. */
  readonly failureLog?: 'by-caller';
}

const ORDER_TIMEOUT_MS = 45_000;

const customers = { as: 'customer' } as const;

/**
 * All calls that the header makes [CALL-2]. Each sends the breadcrumb, can be cancelled by a signal, decodes its
 * response, is logged, and returns failures as values. `call-facts.ts`, which is not shipped, has their decoders and
 * fallbacks.
 */
const LIST = {
  // The service identifies the shopper by the session's cookie, also on another origin.
  token: { service: 'token', method: 'GET', path: '/v1/token', expected: [204, 401], hasCredentials: true },
  // The browser sends this request by following a link of the authorization client.
  authorize: { service: 'authorization', method: 'GET', path: '' },
  'shopping-context': {
    service: 'shopping-context',
    method: 'GET',
    path: '/v1/shopping-context',
    ...customers,
  },
  getTrolley: {
    service: 'graph',
    method: 'POST',
    path: '/graph/live?clientType=WEB_APP&tag=getTrolley',
    unlogged: [400, 404],
    ...customers,
  },
  'cancel-amend-order': {
    service: 'graph',
    method: 'POST',
    path: '/graph/live?clientType=WEB_APP&tag=cancel-amend-order',
    ...customers,
  },
  'slot-reservations': {
    service: 'slot-reservations',
    method: 'GET',
    path: '/slot-reservations',
    ...customers,
  },
  'cancel-slot': {
    service: 'slot-reservations',
    method: 'DELETE',
    path: '/slot-reservations/{id}',
    format: 'text',
    expected: [404],
    ...customers,
  },
  addresses: { service: 'addresses', method: 'GET', path: '/addresses/{id}', ...customers },
  branches: { service: 'branches', method: 'GET', path: '/branches/{id}', ...customers },
  order: {
    service: 'orders',
    method: 'GET',
    path: '/v1/orders/{id}',
    timeout: ORDER_TIMEOUT_MS,
    ...customers,
  },
  'place-order': {
    service: 'orders',
    method: 'PATCH',
    path: '/v1/orders/{id}/place',
    timeout: ORDER_TIMEOUT_MS,
    ...customers,
  },
  'instant-checkout-complete': {
    service: 'beacon',
    method: 'POST',
    path: '/mfe/common/api/v1/instantCheckoutTransactionComplete',
  },
  // This PUT only reads the content of a page.
  content: {
    service: 'content',
    method: 'PUT',
    path: '/{id}?clientType=WEB_APP',
    as: 'anyone',
    isRead: true,
  },
  'term-suggest': { service: 'term-suggest', method: 'GET', path: '', failureLog: 'by-caller' },
  'pass-status': { service: 'delivery-pass', method: 'GET', path: '/v1/pass/status', ...customers },
  banners: { service: 'banners', method: 'POST', path: '/adtech/banners', as: 'anyone' },
  taxonomy: { service: 'taxonomy', method: 'GET', path: '', format: 'text' },
  'footer-taxonomy': { service: 'taxonomy', method: 'GET', path: '', format: 'text' },
  // Not every category has a fragment.
  fragments: { service: 'fragments', method: 'GET', path: '/{id}', as: 'anyone', expected: [404] },
  'log-out': { service: 'log-out', method: 'GET', path: routes.logout, format: 'text' },
} as const satisfies Readonly<Record<string, Call>>;

export type CallName = keyof typeof LIST;

export const CALLS: Readonly<Record<CallName, Call>> = LIST;

/** Returns a call of the list by its name. Tests of the clients pass their own calls. */
export const callOf = (call: CallName | Call): Call => (typeof call === 'string' ? CALLS[call] : call);

/**
 * Returns the address of a call.
 *
 * @param at the service's configured address, with or without a trailing slash
 */
export const addressOf = ({ path }: Call, at: string): string => (path ? at.replace(/\/+$/, '') : at) + path;

interface Target {
  readonly at?: string;
  /** Replaces `{id}` in the path; must be encoded. */
  readonly id?: string;
}

/**
 * Returns the absolute address of a call, which may carry the customer's token [AUTH-4].
 *
 * @param origin the page's origin: addresses without an origin are resolved against it, not against the page's `<base>`
 * @throws Error if the id changes the origin of the address
 */
export const targetOf = (call: Call, { at = '', id = '' }: Target, origin: string): string => {
  const target = new URL(
    addressOf(call, at).replace('{id}', () => id),
    origin,
  );
  if (target.origin !== new URL(at, origin).origin) throw new Error('another origin');
  return target.href;
};

interface Outcome {
  readonly milliseconds: number;
  readonly status?: number;
  /** Kind of a failure; undefined on success. */
  readonly kind?: string;
  readonly message?: string;
}

/** Returns the log level of a failure. A response of a wrong shape is an error, because it recurs until it is fixed. */
export const levelOf = (kind: string): 'warn' | 'error' => (kind === 'wrong-shape' ? 'error' : 'warn');

/**
 * Logs the outcome of a call with its service and its path from the list, hence without ids, terms or tokens [CALL-1].
 */
export const logResponse = (
  logger: Logger,
  { service, method, path, expected, unlogged, failureLog }: Call,
  { milliseconds, status = 0, kind, message }: Outcome,
): void => {
  const isCancelled = kind === 'cancelled';
  if (unlogged?.includes(status) || (kind && !isCancelled && failureLog)) return;
  const isOrdinary = !kind || isCancelled || expected?.includes(status);
  logger[isOrdinary ? 'info' : levelOf(kind)]('API response', {
    service,
    method,
    path,
    milliseconds,
    ...(status && { status }),
    ...(kind && { kind, message }),
  });
};
