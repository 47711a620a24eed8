import { paths } from './paths';

/** The links of every page's footer, by column: a name and an address. */
export const footerColumns = [
  {
    title: 'Shopping with us',
    links: [
      ['Book a delivery', paths.bookDelivery],
      ['Delivery Pass', paths.availablePass],
      ['Offers', paths.offers],
      ['Recipes', paths.recipes],
    ],
  },
  {
    title: 'Your account',
    links: [
      ['My orders', paths.orders],
      ['Favourites', paths.favourites],
      ['Lists', paths.lists],
      ['My details', paths.details],
    ],
  },
  {
    title: 'Help',
    links: [
      ['Customer service', paths.customerService],
      ['Find a store', paths.storeFinder],
      ['Demo panel', paths.panel],
    ],
  },
] as const;
