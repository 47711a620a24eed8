import * as v from 'valibot';
import type { Session } from './session';

/** One query or mutation, with the shape that its answer must have. */
export interface Operation<Answer> {
  readonly tag: string;
  readonly query: string;
  readonly answer: v.GenericSchema<unknown, Answer>;
}

export type Variables = Readonly<Record<string, unknown>>;

export interface Graph {
  /** Rejects when the service fails, answers errors, or answers another shape. */
  readonly ask: <Answer>(
    operation: Operation<Answer>,
    variables: Variables,
    signal?: AbortSignal,
  ) => Promise<Answer>;
}

const envelope = v.object({ data: v.unknown(), errors: v.optional(v.array(v.unknown())) });

/** Client of the shop's graph at `POST /graph/live`. */
export const createGraph = (session: Session): Graph => ({
  ask: async (operation, variables, signal) => {
    const token = await session.token();
    const address = `/graph/live?${new URLSearchParams({ clientType: 'WEB_APP', tag: operation.tag }).toString()}`;
    const response = await fetch(address, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'application/json',
        breadcrumb: 'storefront-page',
        ...(token ? { authorization: `Bearer ${token}` } : {}),
      },
      body: JSON.stringify({ query: operation.query, variables }),
      signal: signal ?? null,
    });
    if (!response.ok) throw new Error(`${operation.tag} answered ${String(response.status)}`);
    const { data, errors } = v.parse(envelope, await response.json());
    if (errors?.length) throw new Error(`${operation.tag} answered errors`);
    return v.parse(operation.answer, data);
  },
});
