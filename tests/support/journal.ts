import { expect } from '@playwright/test';

/** One call as the demo wrote it down. */
export interface JournalEntry {
  readonly call: string;
  readonly method: string;
  readonly path: string;
  readonly query: Readonly<Record<string, unknown>>;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
  readonly status: number | null;
}

/** Calls that the storefront's page makes for itself; all others are the header's. */
const SHELLS_OWN = 'storefront-page';
const APPLICATIONS = ['storefront', 'pages'];

/** What the menus fetch once a page is at rest: sooner or later than what a test is about. */
const AT_REST: readonly string[] = ['taxonomy', 'fragments'];

/** What the header asked of the services because of what happened; the menus' own reading apart. */
export const headerCalls = (journal: readonly JournalEntry[]): readonly JournalEntry[] =>
  journal.filter(
    ({ call, headers }) =>
      call !== 'remote' && !AT_REST.includes(call) && headers['breadcrumb'] !== SHELLS_OWN,
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

/** Calls as appendix C of the requirements lists them, for the demo's first order and customer. */
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
 * Holds every call of the header against the specification [CALL-1] [CALL-2], and their names against
 * those expected, each at least once.
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
