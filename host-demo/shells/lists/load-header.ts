import { loadRemote } from '@module-federation/enhanced/runtime';
import type * as HeaderModule from 'shop_header/Header';

/**
 * Loads the header's module at run time. With the runtime plugin of the loader's package, the module of a header that
 * fails to load contains plain links [FED-4].
 */
export const loadHeader = async (): Promise<typeof HeaderModule> => {
  const module = await loadRemote<typeof HeaderModule>('shop_header/Header');
  if (!module) throw new Error('the federation returned no header');
  return module;
};
