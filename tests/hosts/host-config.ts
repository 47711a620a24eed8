import type { HeaderConfig } from '../../federation/contract';

/** A host's configuration with every service on the page's own origin. */
export const HOST_CONFIG: HeaderConfig = {
  applicationName: 'test-host',
  brand: {
    name: 'Fernleigh',
    loyaltyName: 'Fernleigh Rewards',
    loyaltySegment: 'fernleigh-rewards',
    customerServiceTelephone: '0800 496 0188',
    storeFinderUrl: '/ecom/store-finder',
    sisterShops: {
      cellar: { name: 'Cellar', url: 'https://cellar.fernleigh.example' },
      garden: { name: 'Garden', url: 'https://garden.fernleigh.example' },
      dishDelivery: { name: 'Dish delivery', url: 'https://dishes.fernleigh.example' },
    },
  },
  services: {
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
    token: '/token',
    auth: '/token/auth',
  },
  session: { hasTokenSession: false },
  adminAppUrl: '/admin',
};
