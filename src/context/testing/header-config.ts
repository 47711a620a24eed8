import type { HeaderConfig } from '../../../federation/contract';

/** A host's whole configuration, with every service at one address. */
export const headerConfig = (services = 'https://api.example'): HeaderConfig => ({
  applicationName: 'shop-header',
  adminAppUrl: 'https://admin.example/app',
  brand: {
    name: 'Fernleigh',
    loyaltyName: 'Fernleigh Rewards',
    loyaltySegment: 'fernleigh-rewards',
    customerServiceTelephone: '0800 000 000',
    storeFinderUrl: 'https://stores.example/',
    sisterShops: {
      cellar: { name: 'Fernleigh Cellar', url: 'https://cellar.example/' },
      garden: { name: 'Fernleigh Garden', url: 'https://garden.example/' },
      dishDelivery: { name: 'Fernleigh Dishes', url: 'https://dishes.example/' },
    },
  },
  services: {
    shoppingContext: services,
    graph: services,
    slots: services,
    addresses: services,
    branches: services,
    orders: services,
    beacon: services,
    termSuggest: `${services}/term-suggest`,
    content: services,
    deliveryPass: services,
    banners: services,
    token: services,
    auth: '/token/auth',
  },
  session: { hasTokenSession: false },
});
