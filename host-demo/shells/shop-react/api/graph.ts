import * as v from 'valibot';

const tokenResponse = v.object({ token: v.string(), expiresAt: v.string() });

/** Sent with the requests of a shell's own page; the header's requests have the shell's name. */
const PAGE_BREADCRUMB = 'shop-page';

/**
 * Creates a function that returns the shopper's bearer token; undefined for visitors and when the token service fails. It
 * keeps the token in memory, shares one request among concurrent callers, and requests a new token after expiry.
 */
const createReadToken = (hasTokenSession: boolean): (() => Promise<string | undefined>) => {
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

  return async () => {
    if (!hasTokenSession) return undefined;
    if (token && token.until > Date.now()) return token.token;
    pendingRequest ??= fetchToken()
      .catch(() => undefined)
      .finally(() => {
        pendingRequest = undefined;
      });
    return pendingRequest;
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

/**
 * Creates a client of the shop's graph at `POST /graph/live`.
 *
 * @param hasTokenSession whether the page's server saw a token session; without one, no token is requested
 */
export const createGraph = (hasTokenSession: boolean): Graph => {
  const readToken = createReadToken(hasTokenSession);
  return {
    request: async (operation, variables, signal) => {
      const token = await readToken();
      const query = new URLSearchParams({ clientType: 'WEB_APP', tag: operation.tag }).toString();
      const response = await fetch(`/graph/live?${query}`, {
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
  };
};
