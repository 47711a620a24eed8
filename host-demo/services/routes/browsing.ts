import type { FastifyInstance } from 'fastify';
import { contentFor, fragmentFor } from '../content';
import { seasonOf } from '../seasons';
import { sessionOf, worldOf } from '../sessions/plugin';
import { scopesOf, suggest } from '../state';
import { footerTaxonomy, taxonomyBelow, wholeTaxonomy } from '../taxonomy';
import { isCustomer, refuseToken } from './refusal';

const JSON_TYPE = 'application/json; charset=utf-8';

interface Taxonomy {
  readonly Querystring: { readonly parent?: string; readonly levels?: '1' | '2' | '3' };
}

const taxonomyQuery = {
  type: 'object',
  properties: { parent: { type: 'string', minLength: 1 }, levels: { enum: ['1', '2', '3'] } },
} as const;

/**
 * `GET /taxonomy`: every category in one list, children by id. `?parent={id}&levels={1..3}`: one category and the
 * levels below it, by default two. `GET /taxonomy/footer`: the categories of the page's footer [MEGA-10]
 */
const taxonomyRoutes = (app: FastifyInstance): void => {
  const options = { config: { call: 'taxonomy' }, schema: { querystring: taxonomyQuery } } as const;
  app.get<Taxonomy>('/taxonomy', options, (request, reply) => {
    const world = worldOf(request);
    const taxonomy = { kind: world.taxonomy, season: seasonOf(world) };
    const { parent, levels = '2' } = request.query;
    if (parent === undefined) return reply.type(JSON_TYPE).send(wholeTaxonomy(taxonomy));
    const response = taxonomyBelow(taxonomy, parent, Number(levels));
    return response ?? reply.code(404).send({ error: 'There is no such category' });
  });
  app.get('/taxonomy/footer', { config: { call: 'footer-taxonomy' } }, () => footerTaxonomy);
};

interface Page {
  readonly Body: { readonly contentUrl: string };
}

const pageQuery = {
  type: 'object',
  required: ['clientType'],
  properties: { clientType: { type: 'string', minLength: 1 } },
} as const;

const pageBody = {
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
}

const fragmentQuery = {
  type: 'object',
  properties: { tokenSession: { enum: ['true', 'false'] } },
} as const;

const ANY_VISITOR: readonly (string | undefined)[] = [undefined, 'Bearer unauthenticated'];

/** `PUT /content/{path}?clientType=WEB_APP`, `GET /fragments/{key}?tokenSession=…` [CONT-10] */
const contentRoutes = (app: FastifyInstance): void => {
  app.put<Page>(
    '/content/*',
    { config: { call: 'content' }, schema: { querystring: pageQuery, body: pageBody } },
    (request) => contentFor(request.body.contentUrl),
  );
  app.get<Fragment>(
    '/fragments/*',
    { config: { call: 'fragments' }, schema: { querystring: fragmentQuery } },
    (request, reply) => {
      const session = sessionOf(request);
      const { authorization } = request.headers;
      const knowsCustomer = isCustomer(session, authorization);
      if (!knowsCustomer && !ANY_VISITOR.includes(authorization)) return refuseToken(reply, 'Sign in again');
      const { content } = session.world;
      const reader = { content, isCustomer: knowsCustomer, season: seasonOf(session.world) };
      const fragment = fragmentFor(request.params['*'], reader);
      if (typeof fragment === 'string') return reply.type(JSON_TYPE).send(fragment);
      return fragment ?? reply.code(404).send({ error: 'There is no such fragment' });
    },
  );
};

interface TermSuggest {
  readonly Querystring: { readonly term?: string | readonly string[] };
}

/** What menus and search show: categories, editors' content, and `GET /term-suggest?term={term}` [SRCH-5]. */
export const browsingRoutes = (app: FastifyInstance): void => {
  taxonomyRoutes(app);
  contentRoutes(app);
  app.get<TermSuggest>('/term-suggest', { config: { call: 'term-suggest' } }, ({ query: { term } }) => ({
    terms: typeof term === 'string' ? suggest(term) : [],
    scopes: typeof term === 'string' ? scopesOf(term) : [],
  }));
};
