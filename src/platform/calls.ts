import { routes } from '../kernel/routes';
import type { Logger } from './logging';

/** What is fixed of a call; whoever makes it adds what belongs to the shopper. */
export interface Call {
  /** Name of the service, for the log. */
  readonly service: string;
  readonly method: 'GET' | 'PUT' | 'POST' | 'PATCH' | 'DELETE';
  /** Appended to the service's configured address; empty where that is the whole of it. */
  readonly path: string;
  /**
   * 'customer' sends the token; when it is refused it is renewed once, and what only reads is sent again. 'anyone'
   * says so in its place where there is none.
   */
  readonly as?: 'customer' | 'anyone';
  /** Milliseconds; 10,000 unless told. */
  readonly timeout?: number;
  /** 'text' where the answer is a page, or is parsed by whoever asks; JSON unless told. */
  readonly answer?: 'text';
  /** Statuses that are an ordinary answer and not worth a warning. */
  readonly expected?: readonly number[];
  /** Statuses that are not logged at all [TROL-3]. */
  readonly unlogged?: readonly number[];
  /** 'by-caller' where whoever asks logs a failure, in words of its own. */
  readonly failureLog?: 'by-caller';
}

/** What orders may take, in milliseconds. */
const PATIENCE = 45_000;

const customers = { as: 'customer' } as const;

/**
 * All calls that the header makes [CALL-2]. Every one of them goes with the breadcrumb, takes a signal that cancels
 * it, has its answer decoded, is logged, and ends as a value. Decoder and what shows instead of an answer stand in
 * `call-facts.ts`, which isn't shipped.
 */
const LIST = {
  token: { service: 'token', method: 'GET', path: '/v1/token', expected: [401] },
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
    answer: 'text',
    expected: [404],
    ...customers,
  },
  addresses: { service: 'addresses', method: 'GET', path: '/addresses/{id}', ...customers },
  branches: { service: 'branches', method: 'GET', path: '/branches/{id}', ...customers },
  order: { service: 'orders', method: 'GET', path: '/v1/orders/{id}', timeout: PATIENCE, ...customers },
  'place-order': {
    service: 'orders',
    method: 'PATCH',
    path: '/v1/orders/{id}/place',
    timeout: PATIENCE,
    ...customers,
  },
  'instant-checkout-complete': {
    service: 'beacon',
    method: 'POST',
    path: '/mfe/common/api/v1/instantCheckoutTransactionComplete',
  },
  'term-suggest': { service: 'term-suggest', method: 'GET', path: '', failureLog: 'by-caller' },
  'pass-status': { service: 'delivery-pass', method: 'GET', path: '/v1/pass/status', ...customers },
  banners: { service: 'banners', method: 'POST', path: '/adtech/banners', as: 'anyone' },
  taxonomy: { service: 'taxonomy', method: 'GET', path: '', answer: 'text' },
  // Not every category has one.
  fragments: { service: 'fragments', method: 'GET', path: '/{id}', as: 'anyone', expected: [404] },
  'log-out': { service: 'log-out', method: 'GET', path: routes.logout, answer: 'text' },
} as const satisfies Readonly<Record<string, Call>>;

export type CallName = keyof typeof LIST;

export const CALLS: Readonly<Record<CallName, Call>> = LIST;

/** A call of the list; tests of the clients bring their own. */
export const callOf = (call: CallName | Call): Call => (typeof call === 'string' ? CALLS[call] : call);

/**
 * Address of a call.
 *
 * @param at the service's configured address, with or without a slash at its end
 */
export const addressOf = ({ path }: Call, at: string): string => (path ? at.replace(/\/+$/, '') : at) + path;

interface Target {
  readonly at?: string;
  /** Stands where the path says `{id}`, encoded. */
  readonly id?: string;
}

/**
 * Where a call goes that may carry the token [AUTH-4].
 *
 * @param origin the page's own: what is configured without one is there, whatever the page's `<base>` says
 * @throws Error where an id names another origin than the service's
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
  /** Of a failure. */
  readonly kind?: string;
  readonly message?: string;
}

/** How loudly a failure is told: what can't be read is wrong on one of both sides, and stays so until somebody looks. */
export const levelOf = (kind: string): 'warn' | 'error' => (kind === 'wrong-shape' ? 'error' : 'warn');

/**
 * Logs what came of a call, by its service and its path as it stands in the list: with no ids, terms or tokens [CALL-1].
 */
export const logAnswer = (
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
