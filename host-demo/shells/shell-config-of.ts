import { activeSlot, type World } from '../services/state';
import { readRelease } from './assets';
import { headerConfig } from './header-config';
import type { ShellConfig } from './shop/shell-config';

/** The configuration that goes into a page, for the shopper's world as it is now. */
export const shellConfigOf = async (
  world: World,
  applicationName: string,
  distDir: string,
): Promise<ShellConfig> => {
  const release = await readRelease(distDir);
  const active = activeSlot(world);
  const slot = active?.status === 'EXPIRED' ? null : active;
  return {
    header: headerConfig(world, applicationName),
    loader: { base: '/ecom/assets/mfe/common/', ...(release ? { release } : {}) },
    shop: {
      signedIn: world.who !== 'visitor',
      ...(world.who === 'visitor' ? {} : { customerId: world.customerId }),
      customerOrderId: world.customerOrderId,
      slotBooked: slot !== null,
      slotType: slot?.slotType ?? 'UNDEFINED',
    },
  };
};
