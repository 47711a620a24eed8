import { firstRoutes } from '../../kernel/routes';

export type PassStatus = 'UNKNOWN' | 'ACTIVE' | 'AVAILABLE';

/** The target of the Delivery Pass link; undefined when no link is shown [PASS-1]. */
export const passRoute = (status: PassStatus): string | undefined => {
  if (status === 'UNKNOWN') return undefined;
  return status === 'ACTIVE' ? firstRoutes.activeDeliveryPass : firstRoutes.availableDeliveryPass;
};
