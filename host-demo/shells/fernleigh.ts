import type { HeaderConfig } from '../../federation/contract';

const sisterShops: HeaderConfig['brand']['sisterShops'] = {
  cellar: { name: 'Cellar', url: 'https://cellar.fernleigh.example' },
  garden: { name: 'Garden', url: 'https://garden.fernleigh.example' },
  dishDelivery: { name: 'Dish delivery', url: 'https://dishes.fernleigh.example' },
};

/** Every service is on the pages' own origin. */
const services: HeaderConfig['services'] = {
  shoppingContext: '/',
  graph: '/',
  slots: '/',
  addresses: '/',
  branches: '/',
  orders: '/',
  beacon: '/',
  termSuggest: '/term-suggest',
  content: '/content',
  deliveryPass: '/',
  banners: '/',
  taxonomy: '/taxonomy',
  footerTaxonomy: '/taxonomy/footer',
  fragments: '/fragments',
  token: '/token',
  auth: '/token/auth',
};

/** The part of the header's configuration that is the same for every user. */
export const FERNLEIGH = {
  brand: {
    name: 'Fernleigh',
    loyaltyName: 'Fernleigh Rewards',
    loyaltySegment: 'fernleigh-rewards',
    customerServiceTelephone: '0800 496 0188',
    storeFinderUrl: '/ecom/store-finder',
    sisterShops,
    app: {
      android: 'https://play.fernleigh.example/store/apps/details?id=example.fernleigh.app',
      ios: 'https://apps.fernleigh.example/gb/app/fernleigh/id1000000000',
    },
  },
  services,
  adminAppUrl: '/admin',
  mediaPaths: ['/demo/pictures/', '/adtech/tracking/'],
} as const satisfies Omit<HeaderConfig, 'applicationName'>;
