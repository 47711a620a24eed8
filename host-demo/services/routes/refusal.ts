import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { sessionOf } from '../sessions/plugin';
import { isValidToken, type Session } from '../sessions/session';

/** Converts '/trolley/lines/0/amount' to 'trolley.lines[0].amount'. */
const fieldPath = (pointer: string): string =>
  pointer
    .split('/')
    .slice(1)
    .map((part) => (/^\d+$/.test(part) ? `[${part}]` : `.${part}`))
    .join('')
    .replace(/^\./, '');

type Problem = NonNullable<FastifyError['validation']>[number];

const fieldOf = ({ instancePath, params }: Problem): string => {
  const missing = params['missingProperty'] ?? params['additionalProperty'];
  return fieldPath(typeof missing === 'string' ? `${instancePath}/${missing}` : instancePath);
};

const reasonOf = ({ keyword, message, params }: Problem): string => {
  if (keyword === 'additionalProperties') return 'is not a known field';
  if (keyword === 'required') return 'is missing';
  const allowed = params['allowedValues'];
  return Array.isArray(allowed) ? `must be one of ${allowed.join(', ')}` : (message ?? 'is invalid');
};

/** Responds with 400 and the name of the field [HOST-3]. */
export const refuseField = (reply: FastifyReply, field: string, reason: string): FastifyReply =>
  reply.code(400).send({ error: `${field === '' ? 'The body' : field} ${reason}`, field });

/**
 * Turns a validation error of body or query into `{error, field}`. Other errors are logged, and the response contains
 * no details.
 */
export const sendError = (
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply => {
  // A failed `if` is followed by the problem of its `then`, which contains the field.
  const problem = error.validation?.find(({ keyword }) => keyword !== 'if') ?? error.validation?.[0];
  if (problem !== undefined) {
    return refuseField(reply, fieldOf(problem), reasonOf(problem));
  }
  const status = error.statusCode ?? 500;
  if (status >= 500) {
    request.log.error(error);
    return reply.code(500).send({ error: 'The demo failed; see its standard error' });
  }
  return reply.code(status).send({ error: error.message, field: '' });
};

/** Returns whether the request has the token of this world's token service. */
export const isCustomer = (session: Session, authorization: string | undefined): boolean =>
  session.world.who !== 'visitor' &&
  authorization === `Bearer ${session.token.value}` &&
  isValidToken(session.token, Date.now());

/** Responds with 401: the request has no token, or not a valid one. */
export const refuseToken = (reply: FastifyReply, error: string): FastifyReply =>
  reply.code(401).header('www-authenticate', 'Bearer').send({ error });

/** A handler that precedes those of customers' data: responds with 401 without a valid token [AUTH-2]. */
export const customersOnly = async (request: FastifyRequest, reply: FastifyReply) => {
  if (isCustomer(sessionOf(request), request.headers.authorization)) return;
  return refuseToken(reply, 'Sign in first');
};
