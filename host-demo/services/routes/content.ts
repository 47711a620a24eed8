import type { FastifyInstance } from 'fastify';
import { fragmentFor } from '../content';
import { contentFor } from '../content/page';
import { seasonOf } from '../seasons';
import { sessionOf } from '../sessions/plugin';
import { isCustomer } from './customer';

interface Page {
  readonly Body: {
    readonly contentUrl: string;
    readonly customerId?: string | null;
    readonly customerSearchRequest?: { readonly queryParams?: Readonly<Record<string, unknown>> };
  };
}

const query = {
  type: 'object',
  required: ['clientType'],
  properties: { clientType: { type: 'string', minLength: 1 } },
} as const;

const body = {
  type: 'object',
  required: ['contentUrl', 'customerSearchRequest'],
  properties: {
    contentUrl: { type: 'string', minLength: 1 },
    customerId: { type: ['string', 'null'] },
    customerSearchRequest: {
      type: 'object',
      required: ['queryParams'],
      properties: { queryParams: { type: 'object' } },
    },
  },
} as const;

interface Fragment {
  readonly Params: { readonly '*': string };
  readonly Querystring: { readonly tokenSession?: 'true' | 'false' };
}

const tokenSession = {
  type: 'object',
  properties: { tokenSession: { enum: ['true', 'false'] } },
} as const;

const ANY_VISITOR: readonly (string | undefined)[] = [undefined, 'Bearer unauthenticated'];

/** `PUT /content/{path}?clientType=WEB_APP`, `GET /fragments/{key}?tokenSession=…` [CONT-10] */
export const contentRoutes = (app: FastifyInstance): void => {
  app.put<Page>(
    '/content/*',
    { config: { call: 'content' }, schema: { querystring: query, body } },
    (request) => contentFor(request.body.contentUrl),
  );
  app.get<Fragment>(
    '/fragments/*',
    { config: { call: 'fragments' }, schema: { querystring: tokenSession } },
    (request, reply) => {
      const session = sessionOf(request);
      const { authorization } = request.headers;
      const knowsCustomer = isCustomer(session, authorization);
      if (!knowsCustomer && !ANY_VISITOR.includes(authorization)) {
        return reply.code(401).header('www-authenticate', 'Bearer').send({ error: 'Sign in again' });
      }
      const { content } = session.world;
      const reader = { content, isCustomer: knowsCustomer, season: seasonOf(session.world) };
      const fragment = fragmentFor(request.params['*'], reader);
      if (typeof fragment === 'string') return reply.type('application/json; charset=utf-8').send(fragment);
      return fragment ?? reply.code(404).send({ error: 'There is no such fragment' });
    },
  );
};
