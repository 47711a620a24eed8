import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';

/** '/trolley/lines/0/amount' as people write it: 'trolley.lines[0].amount'. */
const dotted = (pointer: string): string =>
  pointer
    .split('/')
    .slice(1)
    .map((part) => (/^\d+$/.test(part) ? `[${part}]` : `.${part}`))
    .join('')
    .replace(/^\./, '');

type Problem = NonNullable<FastifyError['validation']>[number];

const fieldOf = ({ instancePath, params }: Problem): string => {
  const missing = params['missingProperty'] ?? params['additionalProperty'];
  return dotted(typeof missing === 'string' ? `${instancePath}/${missing}` : instancePath);
};

const reasonOf = ({ keyword, message, params }: Problem): string => {
  if (keyword === 'additionalProperties') return 'is not a known field';
  if (keyword === 'required') return 'is missing';
  const allowed = params['allowedValues'];
  return Array.isArray(allowed) ? `must be one of ${allowed.join(', ')}` : (message ?? 'is wrong');
};

/** 400 that names the field [HOST-3]. */
export const refuseField = (reply: FastifyReply, field: string, reason: string): FastifyReply =>
  reply.code(400).send({ error: `${field === '' ? 'The body' : field} ${reason}`, field });

/** Turns a failed check of body or query into `{error, field}`; nothing inside ever shows outside. */
export const answerError = (
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply => {
  // An `if` that failed says only that its `then` did: the problem that follows names the field.
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
