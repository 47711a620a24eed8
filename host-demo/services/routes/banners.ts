import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import { hostileBanners } from '../content/hostile';
import { sessionOf, worldOf } from '../sessions/plugin';
import type { Session } from '../sessions/session';
import { categoryByUrl, categoryTree, findProducts, slugOf, type Category } from '../state';

interface Query {
  readonly Body: {
    readonly type: 'mega-menu';
    readonly categories: readonly string[];
    readonly trolleyId?: string | null;
  };
}

const body = {
  type: 'object',
  required: ['type', 'categories'],
  properties: {
    type: { const: 'mega-menu' },
    categories: { type: 'array', maxItems: 50, items: { type: 'string' } },
    trolleyId: { type: ['string', 'null'] },
  },
} as const;

/** How many sessions have counters; the least recently used ones are dropped. */
const MAX_SESSIONS = 1000;

/**
 * Returns the category of a path such as 'ecom/groceries/Bakery'. The path may have any prefix. It ends with the
 * parent's URL or with the category's own URL, followed by the category's name.
 */
const categoryOfPath = (path: string): Category | undefined => {
  const from = path.search(/(groceries|entertaining)(\/|$)/i);
  if (from < 0) return undefined;
  const url = path.slice(from).split('/').map(slugOf).join('/');
  return categoryByUrl(url) ?? categoryByName(url);
};

/** The name differs from the URL where '&' and ',' are removed, and where editors chose a shorter name. */
const categoryByName = (url: string): Category | undefined => {
  const above = url.slice(0, url.lastIndexOf('/'));
  const name = url.slice(above.length + 1);
  const parent = categoryByUrl(above);
  if (parent === undefined) return undefined;
  if (slugOf(parent.name) === name) return parent;
  return categoryTree(parent.id).find((each) => each.parentId === parent.id && slugOf(each.name) === name);
};

const bannerFor = (category: Category, trackingId: string) => {
  const [first, second] = findProducts({ categoryId: category.id, offersOnly: true }).products;
  if (first === undefined) return [];
  const products = [first, second].flatMap((product) =>
    product === undefined ? [] : [{ id: product.productId, lineNumber: product.lineNumber }],
  );
  const tracking = `/adtech/tracking/${trackingId}/${category.id}`;
  return [
    {
      id: `banner-${category.id}`,
      textArea: {
        heading: first.name,
        supportingTitle: first.offer,
        theme: 'light',
        buttonStyle: 'primary',
        link: {
          text: 'Shop now',
          altText: `Shop ${category.name.toLowerCase()} offers`,
          url: `/ecom/shop/browse/${category.url}`,
          newWindow: false,
        },
      },
      image: { src: first.image },
      products,
      marketingBadge: 'Sponsored',
      tracking: {
        impressionUrls: [`${tracking}/impression`],
        clickUrls: [`${tracking}/click`],
        vendor: 'house',
      },
    },
  ];
};

/**
 * `POST /adtech/banners`: at most one banner for each category, from its offers; impressions and clicks are counted
 * [MEGA-9] [CONT-6]
 */
export const bannerRoutes = (app: FastifyInstance): void => {
  const sessions = new LRUCache<string, Session>({ max: MAX_SESSIONS });
  app.post<Query>('/adtech/banners', { config: { call: 'banners' }, schema: { body } }, (request) => {
    if (worldOf(request).content === 'hostile') return { bannerAds: hostileBanners };
    const found = new Set(request.body.categories.flatMap((path) => categoryOfPath(path) ?? []));
    const session = sessionOf(request);
    sessions.set(session.trackingId, session);
    return { bannerAds: [...found].flatMap((category) => bannerFor(category, session.trackingId)) };
  });
  app.route<{ readonly Params: { readonly trackingId: string } }>({
    method: ['GET', 'POST'],
    url: '/adtech/tracking/:trackingId/*',
    handler: (request, reply) => {
      const tracking = sessions.get(request.params.trackingId)?.tracking;
      tracking?.set(request.url, (tracking.get(request.url) ?? 0) + 1);
      return reply.code(204).send();
    },
  });
};
