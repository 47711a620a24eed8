import type { FastifyRequest } from 'fastify';
import type { PreloadedData, ServerPreloadedData } from '../../federation/contract';
import { fragmentFor, MENU_FRAGMENTS } from '../services/content';
import { reservationOnWire, trolleyOnWire } from '../services/routes/wire';
import { seasonOf } from '../services/seasons';
import type { CallName } from '../services/sessions/faults';
import { isFailing, worldOf } from '../services/sessions/plugin';
import { GROCERIES, reservationsOf, type World } from '../services/state';
import { taxonomyBelow, type WireCategory } from '../services/taxonomy';
import type { RenderedText, ShellDeps } from './deps';
import { createHeaderModule, renderWithTimeout } from './server-rendered/render-header';
import type { ShellConfig } from './shop/shell-config';

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

/**
 * Returns the shopper's data that this shell's server would request from the services.
 *
 * @param isFailing whether a fault is set for a service's call; its part is then left out
 */
export const preloadedDataOf = (
  world: World,
  isFailing: (call: CallName) => boolean,
): ServerPreloadedData => {
  const preloaded = preloadedOf(world, isFailing);
  const { who } = world;
  if (who === 'visitor') return preloaded;
  return {
    ...preloaded,
    session: { role: who },
    ...(!isFailing('getTrolley') && { trolleyTotals: trolleyOnWire(world).trolley.trolleyTotals }),
    ...(!isFailing('slot-reservations') && {
      slotReservations: reservationsOf(world).map(reservationOnWire),
    }),
  };
};

/** How long a page waits for its header; rendering takes less than one millisecond. */
const RENDER_BUDGET_MS = 50;

/**
 * Renders the header for one request, with the services' data of its shopper [FED-8]. Returns undefined after the
 * timeout or an error [FED-4].
 */
export const createRenderPreloaded = (deps: ShellDeps) => {
  const { distDir, publicOrigin, loadRenderHeader = createHeaderModule(distDir) } = deps;

  return (
    request: FastifyRequest,
    { header, loader }: ShellConfig,
    nonce: string,
    sharesReact: boolean,
  ): Promise<RenderedText | undefined> =>
    renderWithTimeout(
      async () => {
        const preloaded = preloadedDataOf(worldOf(request), (call) => isFailing(request, call));
        // The page is never cached, so it may contain the host of this request, which the server has checked.
        const url = `${publicOrigin ?? `${request.protocol}://${request.host}`}${request.url}`;
        const { base, path = '', release } = loader;
        const renderHeader = await loadRenderHeader(path);
        const rendered = renderHeader(
          { config: header, preloaded },
          { url, base: base + path, nonce, sharesReact, requestCookies: request.headers.cookie },
        );
        // A channel may have changed since this server was deployed.
        if (release && !rendered.head.includes(release.entry.file))
          throw new Error(`this server renders a release other than ${release.version}`);
        return rendered;
      },
      RENDER_BUDGET_MS,
      (problem) => {
        request.log.error(problem);
      },
    );
};
