import type { HeaderConfig } from 'shop-header-loader/contract';

export const config: HeaderConfig = {
  applicationName: 'my-host',
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
    taxonomy: '/taxonomy',
    footerTaxonomy: '/taxonomy/footer',
    fragments: '/fragments',
    token: '/token',
    auth: '/token/auth',
  },
  adminAppUrl: '/admin',
};
