import type { HeaderConfig } from '../../federation/contract';
import type { World } from '../services/state/world';
import { languageConfig } from './languages';
import { FERNLEIGH } from './fernleigh';

/**
 * Returns the header's configuration for the brand Fernleigh and one shopper's world.
 *
 * @param applicationName the shell's name, sent with every request [CALL-1]
 */
export const headerConfig = (world: World, applicationName: string): HeaderConfig => {
  // Features of the storefront, which gives the header the products and the next free slot, and has a field of its own.
  const { productSuggestions: _products, nextSlot: _slot, pageSearch: _search, ...features } = world.features;
  return {
    ...FERNLEIGH,
    applicationName,
    ...languageConfig(world.language),
    features,
    logging: { enabled: false },
    session: { hasTokenSession: world.who !== 'visitor' },
  };
};
