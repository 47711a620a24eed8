import { AUTHORIZE_QUERY } from './authorization';
import { CALLS, type CallName } from './calls';

/** Facts about a call that are needed in tests and documents but not in the browser. */
interface CallFacts {
  /** The file that makes the call. */
  readonly client: `src/${string}.ts`;
  /** Name of the function that decodes the response; 'ok' if its body is unused, undefined if nothing waits for it. */
  readonly decoder: string | undefined;
  /** True if the browser sends the request by following a link, without the header's request headers. */
  readonly isNavigation?: boolean;
  /** Query of every such request, if `calls.ts` has none. */
  readonly query?: Readonly<Record<string, string>>;
  /** Request headers, in lower case, beyond those that {@link sentHeaders} derives. */
  readonly headers?: readonly string[];
  /** What the shopper sees if the call fails or its response cannot be decoded. */
  readonly fallback: string;
}

/**
 * Decoder and fallback of every call [CALL-2] [CALL-3], for tests and docs/calls.md; not shipped. `calls.ts` has the
 * method, path, token and timeout.
 */
export const CALL_FACTS: Readonly<Record<CallName, CallFacts>> = {
  token: {
    client: 'src/platform/session/token-service.ts',
    decoder: 'decodeToken',
    headers: ['token-refresh'],
    fallback: 'retried; a visitor after 3 s of failures; a signed-in customer stays signed in',
  },
  authorize: {
    client: 'src/platform/authorization.ts',
    decoder: undefined,
    isNavigation: true,
    query: AUTHORIZE_QUERY,
    fallback: "the browser shows the service's own page",
  },
  'shopping-context': {
    client: 'src/domains/account/api.ts',
    decoder: 'decodeContext',
    fallback: 'the default, empty context',
  },
  getTrolley: {
    client: 'src/domains/trolley/api.ts',
    decoder: 'decodeTrolley',
    fallback: "'Trolley' instead of the price",
  },
  'cancel-amend-order': {
    client: 'src/domains/amend/api.ts',
    decoder: 'decodeFailures',
    fallback: "the generic modal, 'Sorry, we're experiencing an unexpected error'",
  },
  'slot-reservations': {
    client: 'src/domains/slot/api.ts',
    decoder: 'decodeSlot',
    fallback: "requested once more, then the button shows 'Slot'",
  },
  'cancel-slot': {
    client: 'src/domains/slot/api.ts',
    decoder: 'ok',
    fallback: 'the reservations are requested again and displayed',
  },
  addresses: {
    client: 'src/domains/slot/places-api.ts',
    decoder: 'decodePlace',
    fallback: "'We can’t show the address at the moment.'",
  },
  branches: {
    client: 'src/domains/slot/places-api.ts',
    decoder: 'decodePlace',
    fallback: "'We can’t show the address at the moment.'",
  },
  order: {
    client: 'src/domains/checkout/api.ts',
    decoder: 'decodeState',
    fallback: "the default modal, 'Sorry, there's been a problem'",
  },
  'place-order': {
    client: 'src/domains/checkout/api.ts',
    decoder: 'decodeState',
    headers: ['idempotency-key'],
    fallback: "the order is read; then the modal of the error's code, or the default modal",
  },
  'instant-checkout-complete': {
    client: 'src/domains/checkout/api.ts',
    decoder: undefined,
    fallback: 'nothing is displayed; a failure is logged',
  },
  content: {
    client: 'src/domains/content/api.ts',
    decoder: 'decodePageContent',
    fallback: 'a failure as a value; the page decides',
  },
  'term-suggest': {
    client: 'src/domains/search/api.ts',
    decoder: 'decodeTerms',
    fallback: 'no suggestions',
  },
  'pass-status': {
    client: 'src/domains/delivery-pass/api.ts',
    decoder: 'decodeStatus',
    headers: ['customer-id'],
    fallback: 'the status UNKNOWN: no link',
  },
  banners: {
    client: 'src/domains/menus/api.ts',
    decoder: 'decodeBanners',
    headers: ['wtr-uuid'],
    fallback: 'an empty list: the panel has no adverts',
  },
  taxonomy: {
    client: 'src/domains/menus/api.ts',
    decoder: 'readTaxonomy',
    fallback: "in that level only: 'Sorry, {name} could not be loaded.' with 'Try again'",
  },
  'footer-taxonomy': {
    client: 'src/domains/menus/api.ts',
    decoder: 'readTaxonomy',
    fallback: 'a failure that `loadFooter` returns to the page; the header displays nothing',
  },
  fragments: {
    client: 'src/domains/menus/api.ts',
    decoder: 'decodeFragment',
    fallback: 'ignored: the menu has no content of editors',
  },
  'log-out': {
    client: 'src/features/session/sign-out.ts',
    decoder: 'ok',
    fallback: "nothing is displayed; logged as 'Return to admin error: {message}'",
  },
};

/** What the teams of the services must know in addition to the list of calls; for docs/calls.md. */
export const SERVICE_NOTES: readonly string[] = [
  '**Orders: honouring `Idempotency-Key` is required.** Browsers resend a `PATCH` by themselves, with the same key, when the connection was reset before a response began. The header cannot prevent that. A service that ignores the key places such an order twice, or refuses the second copy although the first placed the order.',
  'The header sends the same key for every attempt to place one amendment of an order: from any tab, after a reload, and after a response that got lost. It discards the key only when the outcome is definite. A key that has placed the order gets the first response again and changes nothing. Keep keys for at least one hour after the last request.',
  'Before each `PATCH` the header reads the order, and sends nothing unless `customerOrderState` is `AMENDING`. After any response other than a placed state it reads the order again. A read must not be older than the last `PATCH` to which the service has responded.',
  'The header counts time by the header `Date` of the token and GraphQL services, because the clocks of devices are often wrong. These responses must not be cached. On another origin, they need `Access-Control-Expose-Headers: Date`; without it, the device’s clock counts.',
  'Token: a 401, a 204 and a 200 with `{ "token": null }` mean that no customer is signed in. Browsers log each 401 as an error in the console, so prefer one of the others for visitors; no call is made for a page with `session.hasTokenSession: false`.',
  'A 4xx other than 408 and 409 means that this request was not and will not be carried out.',
];

const HAS_BODY: readonly string[] = ['PUT', 'POST', 'PATCH'];

/**
 * Returns the names, in lower case, of the request headers that the header adds to a call. A service on another origin
 * must list them in `Access-Control-Allow-Headers`.
 */
export const sentHeaders = (name: CallName): readonly string[] => {
  const { as, method } = CALLS[name];
  const { headers = [], isNavigation } = CALL_FACTS[name];
  if (isNavigation) return [];
  return [
    'breadcrumb',
    ...(as ? ['authorization'] : []),
    ...(HAS_BODY.includes(method) ? ['content-type'] : []),
    ...headers,
  ];
};
