import { activeSlot, type World } from '../services/state';
import { readLoaderFacts } from './assets';
import { headerConfig } from './header-config';
import type { AmendingFacts, ShellConfig } from './shop/shell-config';
import { formatSlot } from './shop/times';

const amendingOf = (world: World): AmendingFacts | undefined => {
  if (world.orderState !== 'AMENDING') return undefined;
  const slot = activeSlot(world);
  const isChanged = slot !== world.previousSlot && world.previousSlot !== null;
  return {
    slot: slot === null ? null : formatSlot(slot),
    previousSlot: isChanged ? formatSlot(world.previousSlot) : null,
    slotChangeable: world.slotChangeable,
  };
};

/** The configuration that goes into a page, for the shopper's world as it is now. */
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
    loader: await readLoaderFacts(distDir),
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
