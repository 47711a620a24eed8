import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Session } from '../sessions/session';
import { sessionOf } from '../sessions/plugin';
import { isValidToken } from '../sessions/token';

/** Returns whether the request has the token of this world's token service. */
export const isCustomer = (session: Session, authorization: string | undefined): boolean =>
  session.world.who !== 'visitor' &&
  authorization === `Bearer ${session.token.value}` &&
  isValidToken(session.token, Date.now());

/** A handler that precedes those of customers' data: responds with 401 without a valid token [AUTH-2]. */
export const customersOnly = async (request: FastifyRequest, reply: FastifyReply) => {
  if (isCustomer(sessionOf(request), request.headers.authorization)) return;
  return reply.code(401).header('www-authenticate', 'Bearer').send({ error: 'Sign in first' });
};
