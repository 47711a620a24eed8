import type { AccountDetails, HeaderConfig } from '../../federation/contract';
import english from '../../federation/loader/texts.en-GB.json';
import { seasonOf } from '../services/seasons';
import { addresses, HOME_ADDRESS } from '../services/seed/places';
import {
  activeSlot,
  categoryByUrl,
  customer,
  nextOrderOf,
  type Language,
  type World,
} from '../services/state';
import { readLoaderSettings, type ChooseTarget } from './assets';
import { FERNLEIGH } from './fernleigh';
import type { AmendingSettings, BookedSlot, SeasonSettings, ShellConfig } from './shop/shell-config';
import { formatSlot } from './shop/format';

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
const ACCENTED = 'åƀçđéƒğĥîĵķļɱñöþǫŕšţûṽŵẋýž';
const FILLER = 'éẋţŕå';

const accent = (text: string): string =>
  text.replace(/[a-z]/gi, (letter) => {
    const accented = ACCENTED[LETTERS.indexOf(letter.toLowerCase())] ?? letter;
    return letter === letter.toLowerCase() ? accented : accented.toUpperCase();
  });

/**
 * Returns a text of a language that does not exist: accented letters, and 40 % longer, as many languages are. Placeholders
 * and tags stay.
 */
export const pseudoText = (text: string): string => {
  // Names of days and months.
  if (/^\p{L}+(?:, \p{L}+){6,}$/u.test(text)) return text.split(', ').map(pseudoText).join(', ');
  const accented = text
    .split(/(\{\w+\}|<\/?\w+>)/)
    .map((piece, index) => (index % 2 === 0 ? accent(piece) : piece))
    .join('');
  const words = text.replace(/\{\w+\}|<\/?\w+>/g, '');
  const length = Math.ceil(words.length * 0.4);
  // A word becomes a longer word; a sentence has more words.
  const filler = `${FILLER} `
    .repeat(Math.ceil(length / 6))
    .slice(0, length)
    .trim();
  if (!/\p{L}/u.test(words)) return text;
  return /\p{L} \p{L}/u.test(words) ? `${accented} ${filler}` : `${accented}${filler}`;
};

const texts = (): Record<string, string> =>
  Object.fromEntries(Object.keys(english).map((text) => [text, pseudoText(text)]));

/** Returns the configuration of a language of the demo; none for English. */
export const languageConfig = (language: Language): Pick<HeaderConfig, 'language'> => {
  switch (language) {
    case 'en-GB':
      return {};
    case 'pseudo':
      return { language: { lang: 'en-XA', dir: 'ltr', texts: texts() } };
    case 'pseudo-rtl':
      return { language: { lang: 'ar-XB', dir: 'rtl', texts: texts() } };
  }
};

/**
 * Returns the header's configuration for the brand Fernleigh and one shopper's world.
 *
 * @param applicationName the shell's name, sent with every request [CALL-1]
 */
export const headerConfig = (world: World, applicationName: string): HeaderConfig => {
  // Features of the shells, which give the header the products, the next free slot and the account.
  const {
    productSuggestions: _products,
    nextSlot: _slot,
    accountDetails: _account,
    searchRow,
    ...features
  } = world.features;
  return {
    ...FERNLEIGH,
    applicationName,
    ...languageConfig(world.language),
    features: searchRow ? { ...features, searchField: 'row' } : features,
    logging: { enabled: false },
    session: { hasTokenSession: world.who !== 'visitor' },
  };
};

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

const accountOf = (world: World): AccountDetails | undefined => {
  if (!world.features.accountDetails || world.who !== 'customer') return undefined;
  const next = nextOrderOf(world);
  return {
    name: `${customer.firstName} ${customer.lastName}`,
    loyaltyPoints: customer.points,
    ...(next && {
      nextOrder: {
        customerOrderId: next.customerOrderId,
        start: next.slot.startDateTime,
        end: next.slot.endDateTime,
        isCollection: next.slot.addressId === null,
      },
    }),
  };
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
      // The header's own row is a field already.
      hasPageSearch: world.features.searchField && !world.features.searchRow,
      nextSlotArea: world.features.nextSlot
        ? addresses.get(HOME_ADDRESS)?.postalCode.split(' ')[0]
        : undefined,
      account: accountOf(world),
      season: seasonSettingsOf(world),
      slot: slotOf(world),
      ...(amending ? { amending } : {}),
    },
  };
};
