import type { HeaderConfig } from '../../federation/contract';
import type { World } from '../services/state/world';

const sisterShops: HeaderConfig['brand']['sisterShops'] = {
  cellar: { name: 'Cellar', url: 'https://cellar.fernleigh.example' },
  garden: { name: 'Garden', url: 'https://garden.fernleigh.example' },
  dishDelivery: { name: 'Dish delivery', url: 'https://dishes.fernleigh.example' },
};

/** Every service stands on the pages' own origin. */
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
  token: '/token',
  auth: '/token/auth',
};

/**
 * The header's configuration for the brand Fernleigh and one shopper's world.
 *
 * @param applicationName the shell's name, sent with every request [CALL-1]
 */
export const headerConfig = (world: World, applicationName: string): HeaderConfig => ({
  applicationName,
  brand: {
    name: 'Fernleigh',
    loyaltyName: 'Fernleigh Rewards',
    loyaltySegment: 'fernleigh-rewards',
    customerServiceTelephone: '0800 496 0188',
    storeFinderUrl: '/ecom/store-finder',
    sisterShops,
  },
  services,
  features: world.features,
  logging: { enabled: false },
  session: { hasTokenSession: world.who !== 'visitor' },
  adminAppUrl: '/admin',
});
