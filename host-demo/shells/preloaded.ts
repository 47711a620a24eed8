import type { PreloadedData } from '../../federation/contract';
import { fragmentFor, MENU_FRAGMENTS } from '../services/content';
import type { CallName } from '../services/sessions/calls';
import { GROCERIES, type World } from '../services/state';
import { taxonomyBelow, type WireCategory } from '../services/taxonomy';

const LEVELS = 2;

/** Characters of JSON that a page may carry of it; the header asks for a bigger one by itself. */
const MOST_TAXONOMY = 300_000;

/** Keeps what menus read: a page should not carry what is usual, or shown nowhere. */
const slim = ({ id, name, url, categoryIds, ...more }: WireCategory) => ({
  id,
  name,
  ...(more.shortName === name ? {} : { shortName: more.shortName }),
  url,
  categoryIds,
  ...(more.emptyOfProducts ? { emptyOfProducts: true } : {}),
  ...(more.hiddenInNav ? { hiddenInNav: true } : {}),
  ...(more.megaMenuBanner === undefined ? {} : { megaMenuBanner: more.megaMenuBanner }),
  ...(more.iconName === undefined ? {} : { iconName: more.iconName }),
});

const taxonomyOf = ({ taxonomy }: World): unknown => {
  const answer = taxonomyBelow(taxonomy, GROCERIES, LEVELS);
  // Mistakes go along as they are: they are what that world is for.
  if (answer === undefined || taxonomy === 'odd') return answer;
  const slimmed = { ...answer, categories: (answer.categories as readonly WireCategory[]).map(slim) };
  return JSON.stringify(slimmed).length <= MOST_TAXONOMY ? slimmed : undefined;
};

/** Hostile content is too much for a page, and is not asked for ahead. */
const fragmentsOf = ({ content, who }: World): PreloadedData['fragments'] =>
  content === 'usual'
    ? Object.fromEntries(
        MENU_FRAGMENTS.map((key) => [key, fragmentFor(key, { content, isCustomer: who !== 'visitor' })]),
      )
    : undefined;

/**
 * What the shell's server puts into a page, so that the header's menus open at once [CONT-10] [MEGA-10].
 *
 * @param isFailing whether a service would not answer the server either; then its part is left out
 */
export const preloadedOf = (world: World, isFailing: (call: CallName) => boolean): PreloadedData => {
  const taxonomy = isFailing('taxonomy') ? undefined : taxonomyOf(world);
  const fragments = isFailing('fragments') ? undefined : fragmentsOf(world);
  return { ...(taxonomy === undefined ? {} : { taxonomy }), ...(fragments ? { fragments } : {}) };
};
