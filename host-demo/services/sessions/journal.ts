import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CallName } from './calls';

const MAX_ENTRIES = 500;

/** One service call that a page of this world made. */
export interface JournalEntry {
  readonly call: CallName;
  /** ISO instant at which it arrived. */
  readonly time: string;
  readonly method: string;
  readonly path: string;
  readonly query: Readonly<Record<string, unknown>>;
  readonly headers: Readonly<Record<string, string>>;
  body: unknown;
  /** Null until the response is sent, and for a call without one. */
  status: number | null;
  /** From arrival to the last byte, or to the end of the connection; null until then. */
  milliseconds: number | null;
}

const UNAUTHENTICATED = 'Bearer unauthenticated';

/** Secrets are redacted; the scheme of an authorization is kept. */
const headersOf = (request: FastifyRequest): Record<string, string> =>
  Object.fromEntries(
    Object.entries(request.headers).map(([name, value]) => {
      const text = Array.isArray(value) ? value.join(', ') : (value ?? '');
      if (name === 'cookie') return [name, '[redacted]'];
      if (name !== 'authorization' || text === UNAUTHENTICATED) return [name, text];
      return [name, `${text.split(' ')[0] ?? ''} [redacted]`];
    }),
  );

/** Records a call as it arrives, and adds its status when it ends in any way. */
export const recordCall = (
  session: { journal: readonly JournalEntry[] },
  call: CallName,
  request: FastifyRequest,
  reply: FastifyReply,
): JournalEntry => {
  const start = performance.now();
  const entry: JournalEntry = {
    call,
    time: new Date().toISOString(),
    method: request.method,
    path: request.url.split('?')[0] ?? '',
    query: { ...(request.query as Record<string, unknown>) },
    headers: headersOf(request),
    body: null,
    status: null,
    milliseconds: null,
  };
  session.journal = [...session.journal.slice(1 - MAX_ENTRIES), entry];
  reply.raw.once('close', () => {
    entry.status = reply.raw.headersSent ? reply.raw.statusCode : null;
    entry.milliseconds = Math.round(performance.now() - start);
  });
  return entry;
};
