import type { FastifyRequest } from 'fastify';
import type { ServerPreloadedData } from '../../../federation/contract';
import { reservationOnWire, trolleyOnWire } from '../../services/routes/wire';
import type { CallName } from '../../services/sessions/faults';
import { reservationsOf, type World } from '../../services/state';
import type { RenderedText, ShellDeps } from '../deps';
import { preloadedOf } from '../preloaded';
import type { ShellConfig } from '../shop/shell-config';
import { createHeaderModule } from './header-module';
import { renderWithTimeout } from './render-with-timeout';

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
  const { worldOf, isFailing, distDir, publicOrigin, loadRenderHeader = createHeaderModule(distDir) } = deps;

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
