import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';

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
