import { cell, paragraph } from './parts';

/** What a content page is made of, when a page of the shop asks for `contentUrl`. */
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
