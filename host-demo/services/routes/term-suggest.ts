import type { FastifyInstance } from 'fastify';
import { suggest } from '../state';

interface Query {
  readonly Querystring: { readonly term?: string | readonly string[] };
}

/** `GET /term-suggest?term={term}` [SRCH-5] */
export const termSuggestRoutes = (app: FastifyInstance): void => {
  app.get<Query>('/term-suggest', { config: { call: 'term-suggest' } }, (request) => {
    const { term } = request.query;
    return { terms: typeof term === 'string' ? suggest(term) : [] };
  });
};
