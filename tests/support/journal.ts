import { expect } from '@playwright/test';

/** One call in the demo's journal. */
export interface JournalEntry {
  readonly call: string;
  readonly method: string;
  readonly path: string;
  readonly query: Readonly<Record<string, unknown>>;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
  readonly status: number | null;
}

/** The breadcrumb of calls that a shell's own page sends; all other calls are the header's. */
const SHELL_BREADCRUMB = 'shop-page';
const APPLICATIONS = ['storefront', 'lists', 'pages'];

/**
 * Menus send these calls once the page is idle, and footers when they are near the viewport. Other tests ignore them.
 */
const IDLE_CALLS: readonly string[] = ['taxonomy', 'fragments', 'footer-taxonomy'];

/** Returns the calls that the header sent because of an event, without those that menus send when the page is idle. */
export const headerCalls = (journal: readonly JournalEntry[]): readonly JournalEntry[] =>
  journal.filter(
    ({ call, headers }) =>
      call !== 'remote' && !IDLE_CALLS.includes(call) && headers['breadcrumb'] !== SHELL_BREADCRUMB,
  );

const ORDER = 'co-81000';
const CUSTOMER = '70012345';
const BEARER = 'Bearer [redacted]';

interface SpecifiedCall {
  readonly method: string;
  readonly path: string;
  readonly query: Readonly<Record<string, unknown>>;
  readonly headers?: Readonly<Record<string, unknown>>;
  readonly variables?: Readonly<Record<string, unknown>>;
}

/** The calls of appendix C of the requirements, for the demo's first order and customer. */
const SPECIFIED: Readonly<Record<string, SpecifiedCall>> = {
  token: { method: 'GET', path: '/token/v1/token', query: {} },
  'shopping-context': {
    method: 'GET',
    path: '/v1/shopping-context',
    query: {},
    headers: { authorization: BEARER },
  },
  getTrolley: {
    method: 'POST',
    path: '/graph/live',
    query: { clientType: 'WEB_APP', tag: 'getTrolley' },
    headers: { authorization: BEARER },
    variables: { trolleyQueryOrderId: ORDER, orderQueryOrderId: ORDER },
  },
  'slot-reservations': {
    method: 'GET',
    path: '/slot-reservations',
    query: { customerOrderId: ORDER },
    headers: { authorization: BEARER },
  },
  'pass-status': {
    method: 'GET',
    path: '/v1/pass/status',
    query: {},
    headers: { authorization: BEARER, 'customer-id': CUSTOMER },
  },
  'term-suggest': { method: 'GET', path: '/term-suggest', query: { term: expect.any(String) } },
};

/**
 * Compares every call of the header with the specification [CALL-1] [CALL-2]. Each of the names must occur at least
 * once, and no other name.
 */
export const expectSpecifiedCalls = (
  journal: readonly JournalEntry[],
  names: readonly (keyof typeof SPECIFIED)[],
): void => {
  const calls = headerCalls(journal);
  expect([...new Set(calls.map(({ call }) => call))].sort()).toEqual([...names].sort());
  for (const { call, method, path, query, headers, body } of calls) {
    const specified = SPECIFIED[call];
    expect({ call, method, path, query }).toEqual({
      call,
      method: specified?.method,
      path: specified?.path,
      query: specified?.query,
    });
    expect(APPLICATIONS, `breadcrumb of ${call}`).toContain(headers['breadcrumb']);
    expect(headers, `headers of ${call}`).toMatchObject(specified?.headers ?? {});
    if (specified?.headers?.['authorization'] === undefined) {
      expect(headers, `headers of ${call}`).not.toHaveProperty('authorization');
    }
    if (specified?.variables) {
      expect(body, `body of ${call}`).toMatchObject({ variables: specified.variables });
    }
  }
};
