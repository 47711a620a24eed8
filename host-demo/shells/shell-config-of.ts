import { seasonOf } from '../services/seasons';
import { addresses, HOME_ADDRESS } from '../services/seed/places';
import { activeSlot, categoryByUrl, type World } from '../services/state';
import { readLoaderSettings, type ChooseTarget } from './assets';
import { headerConfig } from './header-config';
import type { AmendingSettings, BookedSlot, SeasonSettings, ShellConfig } from './shop/shell-config';
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

const seasonSettingsOf = (world: World): SeasonSettings => {
  const { name, title, lead, cutOff, range } = seasonOf(world);
  const filter =
    'category' in range
      ? { categoryId: categoryByUrl(range.category)?.id ?? '' }
      : { searchTerm: range.searchTerm };
  return { name, title, text: `${lead} ${cutOff}`, filter };
};

const slotOf = (world: World): BookedSlot | null => {
  const slot = world.who === 'visitor' ? null : activeSlot(world);
  if (slot === null || slot.status === 'EXPIRED') return null;
  const { slotType, startDateTime, endDateTime } = slot;
  return { slotType, startDateTime, endDateTime };
};

/** Returns the configuration for a page, from the shopper's current world and the release for the visit. */
export const shellConfigOf = async (
  world: World,
  applicationName: string,
  distDir: string,
  choose: ChooseTarget,
): Promise<ShellConfig> => {
  const amending = world.who === 'visitor' ? undefined : amendingOf(world);
  return {
    header: headerConfig(world, applicationName),
    loader: await readLoaderSettings(distDir, choose),
    shop: {
      signedIn: world.who !== 'visitor',
      ...(world.who === 'visitor' ? {} : { customerId: world.customerId }),
      customerOrderId: world.customerOrderId,
      suggestsProducts: world.features.productSuggestions,
      hasPageSearch: world.features.pageSearch,
      nextSlotArea: world.features.nextSlot
        ? addresses.get(HOME_ADDRESS)?.postalCode.split(' ')[0]
        : undefined,
      season: seasonSettingsOf(world),
      slot: slotOf(world),
      ...(amending ? { amending } : {}),
    },
  };
};
