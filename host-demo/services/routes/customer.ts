import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Session } from '../sessions/session';
import { sessionOf } from '../sessions/plugin';
import { isGood } from '../sessions/token';

/** Whether the request carries the bearer that this world's token service gave out. */
export const isCustomer = (session: Session, authorization: string | undefined): boolean =>
  session.world.who !== 'visitor' &&
  authorization === `Bearer ${session.token.value}` &&
  isGood(session.token, Date.now());

/** A handler before those of customers' data: 401 without the right bearer [AUTH-2]. */
export const customersOnly = async (request: FastifyRequest, reply: FastifyReply) => {
  if (isCustomer(sessionOf(request), request.headers.authorization)) return;
  return reply.code(401).header('www-authenticate', 'Bearer').send({ error: 'Sign in first' });
};
