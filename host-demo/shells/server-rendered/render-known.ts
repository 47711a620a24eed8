import type { FastifyRequest } from 'fastify';
import type { RenderedHeader } from '../../../federation/contract';
import type { ShellDeps } from '../deps';
import type { ShellConfig } from '../shop/shell-config';
import { createHeaderModule } from './header-module';
import { knownOf } from './known';
import { renderInTime } from './render-in-time';

/** Milliseconds that a page waits for its header; rendering takes less than one. */
const BUDGET = 50;

/**
 * Renders the header for one request, with what the services know of its shopper [FED-8]. Late or broken, there is
 * none [FED-4].
 */
export const createRenderKnown = (deps: ShellDeps) => {
  const { worldOf, isFailing, distDir, loadRenderHeader = createHeaderModule(distDir) } = deps;

  return (
    request: FastifyRequest,
    { header, loader }: ShellConfig,
    nonce: string,
    lendsReact: boolean,
  ): Promise<RenderedHeader | undefined> =>
    renderInTime(
      async () => {
        const renderHeader = await loadRenderHeader();
        const preloaded = knownOf(worldOf(request), (call) => isFailing(request, call));
        const url = `${request.protocol}://${request.host}${request.url}`;
        const { base, path = '', release } = loader;
        const rendered = renderHeader(
          { config: header, preloaded },
          { url, base: base + path, nonce, lendsReact },
        );
        // A channel may have moved on, or back, since this server was deployed.
        if (release && !rendered.head.includes(release.entry.file))
          throw new Error(`this server renders another release than ${release.version}`);
        return rendered;
      },
      BUDGET,
      (problem) => {
        request.log.error(problem);
      },
    );
};
