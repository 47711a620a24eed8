import * as v from 'valibot';
import { PAGE_BREADCRUMB, type Session } from './session';

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
