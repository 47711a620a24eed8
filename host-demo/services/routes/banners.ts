import type { FastifyInstance } from 'fastify';
import { hostileBanners } from '../content/hostile';
import { sessionOf, worldOf } from '../sessions/plugin';
import { categoryByUrl, categoryTree, findProducts, type Category } from '../state';

interface Asked {
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

const slug = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9/]+/g, '-')
    .replace(/^-|-$/g, '');

/**
 * 'ecom/groceries/Bakery' → its category. The path may begin below any prefix, and may be the parent's or the
 * category's own, whose name then stands twice at the end.
 */
const categoryOfPath = (path: string): Category | undefined => {
  const from = path.search(/(groceries|entertaining)(\/|$)/i);
  if (from < 0) return undefined;
  const url = slug(path.slice(from));
  return categoryByUrl(url) ?? categoryByName(url);
};

/** A name as words differs from the address where '&' and ',' stood, and where editors chose a shorter one. */
const categoryByName = (url: string): Category | undefined => {
  const above = url.slice(0, url.lastIndexOf('/'));
  const name = url.slice(above.length + 1);
  const parent = categoryByUrl(above);
  if (parent === undefined) return undefined;
  if (slug(parent.name) === name) return parent;
  return categoryTree(parent.id).find((each) => each.parentId === parent.id && slug(each.name) === name);
};

const bannerFor = (category: Category) => {
  const [first, second] = findProducts({ categoryId: category.id, offersOnly: true }).products;
  if (first === undefined) return [];
  const products = [first, second].flatMap((product) =>
    product === undefined ? [] : [{ id: product.productId, lineNumber: product.lineNumber }],
  );
  const tracking = `/adtech/tracking/${category.id}`;
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

/** `POST /adtech/banners`: at most one banner a category, from its offers; its tracking is counted [MEGA-9] [CONT-6] */
export const bannerRoutes = (app: FastifyInstance): void => {
  app.post<Asked>('/adtech/banners', { config: { call: 'banners' }, schema: { body } }, (request) => {
    if (worldOf(request).content === 'hostile') return { bannerAds: hostileBanners };
    const found = new Set(request.body.categories.flatMap((path) => categoryOfPath(path) ?? []));
    return { bannerAds: [...found].flatMap(bannerFor) };
  });
  app.route({
    method: ['GET', 'POST'],
    url: '/adtech/tracking/*',
    handler: (request, reply) => {
      const { tracking } = sessionOf(request);
      tracking.set(request.url, (tracking.get(request.url) ?? 0) + 1);
      return reply.code(204).send();
    },
  });
};
