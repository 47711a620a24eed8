import type { FastifyInstance } from 'fastify';
import { categoryTree, ENTERTAINING_ROOT, GROCERIES, productCount } from '../state';

/** `GET /taxonomy`: every category in one list, children by id [MEGA-10] */
export const taxonomyRoutes = (app: FastifyInstance): void => {
  app.get('/taxonomy', { config: { call: 'taxonomy' } }, () => ({
    rootIds: [GROCERIES, ENTERTAINING_ROOT],
    categories: categoryTree().map(({ id, name, url, categoryIds }) => ({
      id,
      name,
      shortName: name.split(/,| & /)[0] ?? name,
      url,
      categoryIds,
      emptyOfProducts: productCount(id) === 0,
      hiddenInNav: false,
    })),
  }));
};
