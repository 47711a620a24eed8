import { cell, paragraph } from './parts';

/** Returns the content of a page, for a request with `contentUrl`. */
export const contentFor = (contentUrl: string) => ({
  locations: [
    {
      name: 'header',
      components: [paragraph('page-intro', 'Free delivery on your first shop over £60.')],
    },
    {
      name: 'main',
      components: [
        cell('page-offers', 'fruit-vegetables', {
          heading: 'This week’s offers',
          url: '/ecom/shop/browse/offers',
        }),
      ],
    },
  ],
  contentUrl,
});
