import { activeSlot, type World } from '../services/state';
import { readLoaderSettings } from './assets';
import { headerConfig } from './header-config';
import type { AmendingSettings, ShellConfig } from './shop/shell-config';
import { formatSlot } from './shop/times';

const amendingOf = (world: World): AmendingSettings | undefined => {
  if (world.orderState !== 'AMENDING') return undefined;
  const slot = activeSlot(world);
  const isChanged = slot !== world.previousSlot && world.previousSlot !== null;
  return {
    slot: slot === null ? null : formatSlot(slot),
    previousSlot: isChanged ? formatSlot(world.previousSlot) : null,
    slotChangeable: world.slotChangeable,
  };
};

/** Returns the configuration for a page, from the shopper's current world. */
export const shellConfigOf = async (
  world: World,
  applicationName: string,
  distDir: string,
): Promise<ShellConfig> => {
  const active = activeSlot(world);
  const amending = world.who === 'visitor' ? undefined : amendingOf(world);
  const slot = active?.status === 'EXPIRED' ? null : active;
  return {
    header: headerConfig(world, applicationName),
    loader: await readLoaderSettings(distDir),
    shop: {
      signedIn: world.who !== 'visitor',
      ...(world.who === 'visitor' ? {} : { customerId: world.customerId }),
      customerOrderId: world.customerOrderId,
      slotBooked: slot !== null,
      slotType: slot?.slotType ?? 'UNDEFINED',
      ...(amending ? { amending } : {}),
    },
  };
};
