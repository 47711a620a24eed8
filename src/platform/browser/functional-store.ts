import { refusesStorage } from '../analytics/consent';
import type { Cookies, KeyValueStore } from './browser';
import { createKeyValueStore, type StorageProvider } from './key-value-store';

/**
 * A store that the shopper can refuse. After a refusal values are kept in memory until the page is left, and the
 * browser's storage is neither read nor written [AUTH-8].
 */
export const createFunctionalStore = (
  cookies: Pick<Cookies, 'get'>,
  provideStorage: StorageProvider,
): KeyValueStore =>
  createKeyValueStore(() => {
    if (refusesStorage(cookies)) throw new Error('refused');
    return provideStorage();
  });
