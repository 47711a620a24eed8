import type { CallName } from './calls';

/** What reads an answer, and what shows instead of one. */
interface CallFacts {
  /** The file that makes the call. */
  readonly client: `src/${string}.ts`;
  /** What reads the answer there; 'ok' where nothing in it matters, undefined where it isn't waited for. */
  readonly decoder: string | undefined;
  /** What the shopper has when the call fails, or its answer can't be read. */
  readonly fallback: string;
}

/**
 * The last two steps of every call of the list [CALL-2] [CALL-3]: for tests and docs/calls.md, not shipped.
 * Method, path, who asks and patience stand in `calls.ts`.
 */
export const CALL_FACTS: Readonly<Record<CallName, CallFacts>> = {
  token: {
    client: 'src/platform/session/token-service.ts',
    decoder: 'decodeToken',
    fallback: 'a visitor, where nothing is known yet of who is here; one who is signed in stays so',
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
    fallback: "asked once more, then the button says 'Slot'",
  },
  'cancel-slot': {
    client: 'src/domains/slot/api.ts',
    decoder: 'ok',
    fallback: 'the reservations are read again, and what they say shows',
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
    decoder: 'decodePlaced',
    fallback: "the default modal, 'Sorry, there's been a problem'",
  },
  'place-order': {
    client: 'src/domains/checkout/api.ts',
    decoder: 'decodePlaced',
    fallback: "the modal of the refusal's code; without one the order is read, then the default modal",
  },
  'instant-checkout-complete': {
    client: 'src/domains/checkout/beacon.ts',
    decoder: undefined,
    fallback: 'nothing shows; a failure is logged',
  },
  'term-suggest': {
    client: 'src/domains/search/api.ts',
    decoder: 'decodeTerms',
    fallback: 'no suggestions',
  },
  'pass-status': {
    client: 'src/domains/delivery-pass/api.ts',
    decoder: 'decodeStatus',
    fallback: 'the status UNKNOWN: no link',
  },
  banners: {
    client: 'src/domains/menus/banners-api.ts',
    decoder: 'decodeBanners',
    fallback: 'an empty list: the panel stands without adverts',
  },
  taxonomy: {
    client: 'src/domains/menus/api.ts',
    decoder: 'readTaxonomy',
    fallback: "in that level alone 'Sorry, {name} could not be loaded.' with 'Try again'",
  },
  fragments: {
    client: 'src/domains/menus/api.ts',
    decoder: 'decodeFragment',
    fallback: 'ignored: the menu goes without',
  },
  'log-out': {
    client: 'src/app/engine.ts',
    decoder: 'ok',
    fallback: "nothing shows; logged as 'Return to admin error: {message}'",
  },
};
