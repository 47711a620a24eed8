import type { FastifyInstance } from 'fastify';
import { categoryByUrl, findProducts, type Category } from '../state';

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

/** 'ecom/shop/browse/groceries/Bakery' → its category, whichever prefix the page's path brings. */
const categoryOfPath = (path: string): Category | undefined => {
  const from = path.search(/(groceries|entertaining)(\/|$)/i);
  return from < 0 ? undefined : categoryByUrl(slug(path.slice(from)));
};

const bannerFor = (category: Category) => {
  const [first, second] = findProducts({ categoryId: category.id, offersOnly: true }).products;
  if (first === undefined) return [];
  const products = [first, second].flatMap((product) =>
    product === undefined ? [] : [{ id: product.productId, lineNumber: product.lineNumber }],
  );
  const tracking = `/content/tracking/${category.id}`;
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

/** `POST /adtech/banners`: at most one banner a category, from its offers [MEGA-9] */
export const bannerRoutes = (app: FastifyInstance): void => {
  app.post<Asked>('/adtech/banners', { config: { call: 'banners' }, schema: { body } }, (request) => ({
    bannerAds: request.body.categories.flatMap((path) => {
      const category = categoryOfPath(path);
      return category === undefined ? [] : bannerFor(category);
    }),
  }));
  app.get('/content/tracking/*', (_request, reply) => reply.code(204).send());
};
