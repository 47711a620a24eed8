import { routes } from '../../kernel/routes';

export type PassStatus = 'UNKNOWN' | 'ACTIVE' | 'AVAILABLE';

/** Where the Delivery Pass link leads; undefined when there is no link [PASS-1]. */
export const passRoute = (status: PassStatus): string | undefined => {
  if (status === 'UNKNOWN') return undefined;
  return status === 'ACTIVE' ? routes.activeDeliveryPass : routes.availableDeliveryPass;
};
