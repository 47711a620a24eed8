import { isIP } from 'node:net';
import type { FastifyReply, FastifyRequest } from 'fastify';

/**
 * A host name or an address in brackets, and an optional port; no character that a URL parser would treat as part of a
 * user, path or query.
 */
const HOST = /^([\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i;

/**
 * Creates a check of the `Host` header. The demo accepts IP addresses and `localhost`, which another site cannot
 * register as its own name (DNS rebinding), and the configured names.
 *
 * @param names host names without a port
 */
export const createKnownHost = (names: readonly string[]): ((host: string) => boolean) => {
  const known = new Set(['localhost', ...names.map((name) => name.toLowerCase())]);
  return (host) => {
    const [, name = ''] = HOST.exec(host) ?? [];
    if (name === '' || !URL.canParse(`http://${host}`)) return false;
    return known.has(name.toLowerCase()) || isIP(name.replace(/^\[(.*)\]$/, '$1')) !== 0;
  };
};

/** Refuses a request for an unknown host with 400. */
export const createRefuseUnknownHost =
  (isKnown: (host: string) => boolean) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> => {
    if (isKnown(request.headers.host ?? '')) return undefined;
    return reply.code(400).header('cache-control', 'no-store').send({ error: 'Bad Request', field: 'Host' });
  };
