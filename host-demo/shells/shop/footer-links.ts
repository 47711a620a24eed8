import { paths } from './paths';

/** The links under every page, by column: a name and where it leads. */
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
    ],
  },
] as const;
