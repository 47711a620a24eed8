import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CallName } from './calls';
import type { Session } from './session';

const MOST_ENTRIES = 500;

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
  /** Null until it is answered, and for a call that never was. */
  status: number | null;
  /** From arrival to the last byte, or to the connection's end; null until then. */
  milliseconds: number | null;
}

const UNAUTHENTICATED = 'Bearer unauthenticated';

/** Secrets are named, not kept: the scheme of an authorization stays. */
const headersOf = (request: FastifyRequest): Record<string, string> =>
  Object.fromEntries(
    Object.entries(request.headers).map(([name, value]) => {
      const text = Array.isArray(value) ? value.join(', ') : (value ?? '');
      if (name === 'cookie') return [name, '[redacted]'];
      if (name !== 'authorization' || text === UNAUTHENTICATED) return [name, text];
      return [name, `${text.split(' ')[0] ?? ''} [redacted]`];
    }),
  );

/** Writes a call down as it arrives and fills in its status when it ends, however it ends. */
export const writeDown = (
  session: Session,
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
  session.journal = [...session.journal.slice(1 - MOST_ENTRIES), entry];
  reply.raw.once('close', () => {
    entry.status = reply.raw.headersSent ? reply.raw.statusCode : null;
    entry.milliseconds = Math.round(performance.now() - start);
  });
  return entry;
};
