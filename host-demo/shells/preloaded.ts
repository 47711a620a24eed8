import type { PreloadedData } from '../../federation/contract';
import { fragmentFor, MENU_FRAGMENTS } from '../services/content';
import type { CallName } from '../services/sessions/faults';
import { seasonOf } from '../services/seasons';
import { GROCERIES, type World } from '../services/state';
import { taxonomyBelow, type WireCategory } from '../services/taxonomy';

const LEVELS = 2;

/** Most characters of taxonomy JSON in a page; the header requests a larger taxonomy by itself. */
const MAX_TAXONOMY_LENGTH = 300_000;

/** Removes values that equal the menus' defaults, which keeps pages small. */
const slim = ({ shortName, emptyOfProducts, hiddenInNav, ...category }: WireCategory) => ({
  ...category,
  ...(shortName === category.name ? {} : { shortName }),
  ...(emptyOfProducts ? { emptyOfProducts } : {}),
  ...(hiddenInNav ? { hiddenInNav } : {}),
});

const taxonomyOf = (world: World): unknown => {
  const { taxonomy } = world;
  const response = taxonomyBelow({ kind: taxonomy, season: seasonOf(world) }, GROCERIES, LEVELS);
  // The mistakes of this taxonomy are preloaded unchanged, because the world exists to test them.
  if (response === undefined || taxonomy === 'odd') return response;
  const slimmed = { ...response, categories: (response.categories as readonly WireCategory[]).map(slim) };
  return JSON.stringify(slimmed).length <= MAX_TAXONOMY_LENGTH ? slimmed : undefined;
};

/** Hostile content is too large for a page, and is not preloaded. */
const fragmentsOf = (world: World): PreloadedData['fragments'] => {
  const { content, who } = world;
  if (content !== 'usual') return undefined;
  const reader = { content, isCustomer: who !== 'visitor', season: seasonOf(world) };
  return Object.fromEntries(MENU_FRAGMENTS.map((key) => [key, fragmentFor(key, reader)]));
};

/**
 * Returns the data that the shell's server puts into a page, so that the header's menus open at once [CONT-10]
 * [MEGA-10].
 *
 * @param isFailing whether a fault is set for a service's call; its part is then left out
 */
export const preloadedOf = (world: World, isFailing: (call: CallName) => boolean): PreloadedData => {
  const taxonomy = isFailing('taxonomy') ? undefined : taxonomyOf(world);
  const fragments = isFailing('fragments') ? undefined : fragmentsOf(world);
  return { ...(taxonomy === undefined ? {} : { taxonomy }), ...(fragments ? { fragments } : {}) };
};
