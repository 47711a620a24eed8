import * as v from 'valibot';

const tokenResponse = v.object({ token: v.string(), expiresAt: v.string() });

/** Sent with the requests of a shell's own page; the header's requests have the shell's name. */
export const PAGE_BREADCRUMB = 'shop-page';

export interface Session {
  /** Returns the shopper's bearer token; undefined for visitors and when the token service fails. */
  readonly token: () => Promise<string | undefined>;
}

/**
 * Creates the token session. It keeps the token in memory, shares one request among concurrent callers, and requests a
 * new token after expiry.
 *
 * @param hasTokenSession whether the page's server saw a token session; without one, no request is sent
 */
export const createSession = (hasTokenSession: boolean): Session => {
  let token: { readonly token: string; readonly until: number } | undefined;
  let pendingRequest: Promise<string | undefined> | undefined;

  const fetchToken = async (): Promise<string | undefined> => {
    const response = await fetch('/token/v1/token', { headers: { breadcrumb: PAGE_BREADCRUMB } });
    if (!response.ok) return undefined;
    const result = v.safeParse(tokenResponse, await response.json());
    if (!result.success) return undefined;
    token = { token: result.output.token, until: Date.parse(result.output.expiresAt) };
    return token.token;
  };

  return {
    token: async () => {
      if (!hasTokenSession) return undefined;
      if (token && token.until > Date.now()) return token.token;
      pendingRequest ??= fetchToken()
        .catch(() => undefined)
        .finally(() => {
          pendingRequest = undefined;
        });
      return pendingRequest;
    },
  };
};

/** A query or mutation, with the schema of its response. */
export interface Operation<ResponseData> {
  readonly tag: string;
  readonly query: string;
  readonly schema: v.GenericSchema<unknown, ResponseData>;
}

export type Variables = Readonly<Record<string, unknown>>;

export interface Graph {
  /** Rejects when the service fails, responds with errors, or with another shape. */
  readonly request: <ResponseData>(
    operation: Operation<ResponseData>,
    variables: Variables,
    signal?: AbortSignal,
  ) => Promise<ResponseData>;
}

const envelope = v.object({ data: v.unknown(), errors: v.optional(v.array(v.unknown())) });

/** Creates a client of the shop's graph at `POST /graph/live`. */
export const createGraph = (session: Session): Graph => ({
  request: async (operation, variables, signal) => {
    const token = await session.token();
    const address = `/graph/live?${new URLSearchParams({ clientType: 'WEB_APP', tag: operation.tag }).toString()}`;
    const response = await fetch(address, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'application/json',
        breadcrumb: PAGE_BREADCRUMB,
        ...(token ? { authorization: `Bearer ${token}` } : {}),
      },
      body: JSON.stringify({ query: operation.query, variables }),
      signal: signal ?? null,
    });
    if (!response.ok) throw new Error(`${operation.tag} responded with ${String(response.status)}`);
    const { data, errors } = v.parse(envelope, await response.json());
    if (errors?.length) throw new Error(`${operation.tag} responded with errors`);
    return v.parse(operation.schema, data);
  },
});
