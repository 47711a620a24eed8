import type { FastifyInstance } from 'fastify';
import { seasonOf } from '../seasons';
import { worldOf } from '../sessions/plugin';
import { footerTaxonomy, taxonomyBelow, wholeTaxonomy } from '../taxonomy';

interface Query {
  readonly Querystring: { readonly parent?: string; readonly levels?: '1' | '2' | '3' };
}

const query = {
  type: 'object',
  properties: { parent: { type: 'string', minLength: 1 }, levels: { enum: ['1', '2', '3'] } },
} as const;

const config = { call: 'taxonomy' } as const;

/**
 * `GET /taxonomy`: every category in one list, children by id. `?parent={id}&levels={1..3}`: one category and the
 * levels below it, by default two. `GET /taxonomy/footer`: the categories of the page's footer [MEGA-10]
 */
export const taxonomyRoutes = (app: FastifyInstance): void => {
  app.get<Query>('/taxonomy', { config, schema: { querystring: query } }, (request, reply) => {
    const world = worldOf(request);
    const taxonomy = { kind: world.taxonomy, season: seasonOf(world) };
    const { parent, levels = '2' } = request.query;
    if (parent === undefined) {
      return reply.type('application/json; charset=utf-8').send(wholeTaxonomy(taxonomy));
    }
    const response = taxonomyBelow(taxonomy, parent, Number(levels));
    return response ?? reply.code(404).send({ error: 'There is no such category' });
  });
  app.get('/taxonomy/footer', { config: { call: 'footer-taxonomy' } }, () => footerTaxonomy);
};
