import formbody from '@fastify/formbody';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { html } from 'ghtml';
import type { ExposeName } from '../../federation/loader/release';
import { createNonce, sendPage, TRUSTED_TYPES } from '../page-policy';
import { isFailing, worldOf } from '../services/sessions/plugin';
import { lists } from '../services/state';
import { readAssets, createChooseForVisit, createServeRollout, rolloutSchema } from './assets';
import type { ShellDeps } from './deps';
import { headerPlace, renderDocument, renderedPlace, type PageDocument } from './document';
import { registerHosts } from './hosts/register';
import { registerActions } from './pages/actions';
import { layout } from './pages/render/parts';
import { registerPictures } from './pictures';
import { preloadedOf, createRenderPreloaded } from './preloaded';
import { ROUTES, type AppRoute, type AppShell, type PageRoute } from './routes';
import { createServeFragment, fragmentSchema } from './server-rendered/fragment';
import { loginFrom } from './shop/paths';
import { LISTS_POLICY, type ShellConfig } from './shop/shell-config';
import { shellConfigOf } from './world-config';

/** What the two React shells have in addition to all others. */
const APPS: Readonly<
  Record<
    AppShell,
    {
      /** Follows the brand in the title, until the script sets the page's own. */
      readonly title: string;
      /** The module that its script imports from the remote with our loader; undefined without our loader. */
      readonly expose?: ExposeName;
      /** The shell's own Trusted Types policies. */
      readonly trustedTypes: readonly string[];
      /** More data for the script. */
      readonly data?: Pick<ShellConfig, 'lists'>;
    }
  >
> = {
  storefront: { title: 'groceries online', expose: './Header', trustedTypes: [] },
  lists: { title: 'your lists', trustedTypes: [LISTS_POLICY], data: { lists } },
};

/** Returns the values that are strings; every other value is undefined. */
const textsOf = (values: unknown): Record<string, string | undefined> =>
  Object.fromEntries(
    Object.entries(values ?? {}).map(([name, value]) => [
      name,
      typeof value === 'string' ? value : undefined,
    ]),
  );

/** A request for one page, with what every shell's document has. */
interface Visit {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly config: ShellConfig;
  readonly parts: Pick<PageDocument, 'assetBase' | 'assets' | 'nonce'>;
}

/** Sends a document that the shell's script renders into. */
const sendApp = ({ shell }: AppRoute, visit: Visit): FastifyReply => {
  const { request, reply, config, parts } = visit;
  const { title, expose, trustedTypes, data } = APPS[shell];
  const preloaded = preloadedOf(worldOf(request), (call) => isFailing(request, call));
  const { name } = config.header.brand;
  const document = {
    ...parts,
    title: `${name}: ${title}`,
    config: { ...config, preloaded, ...data },
    ...(expose && { expose }),
    body: html`<div id="app">
      !${headerPlace(name, request.url)}
      <main id="main" class="page" tabindex="-1"></main>
    </div>`,
  };
  return sendPage(reply, () => renderDocument(document), parts.nonce, [...TRUSTED_TYPES, ...trustedTypes]);
};

/**
 * Returns a function that sends a page as complete HTML. In the server-rendered shell it contains the header [FED-8], or
 * plain links after a timeout or an error [FED-4].
 */
const createSendPage = (deps: ShellDeps) => {
  const renderPreloaded = createRenderPreloaded(deps);

  return async ({ shell, render }: PageRoute, visit: Visit): Promise<FastifyReply> => {
    const { request, reply, config, parts } = visit;
    const here = request.url;
    const world = worldOf(request);
    const page = render({ world, here, params: textsOf(request.params), query: textsOf(request.query) });
    const { name } = config.header.brand;
    const rendersHeader = shell === 'server-rendered';
    const header = rendersHeader ? await renderPreloaded(request, config, parts.nonce, false) : undefined;
    const place = rendersHeader ? renderedPlace(header, name, here) : headerPlace(name, here);
    const document = {
      ...parts,
      title: `${page.title} | ${name}`,
      body: layout(name, place, page.main),
      // The header's own state contains everything that the shell's script would read from the configuration.
      ...(header ? { head: header.head, data: header.state } : { config }),
      ...(!rendersHeader && { expose: './mount' as const }),
    };
    for (const cookie of header?.responseCookies ?? []) void reply.header('set-cookie', cookie);
    return sendPage(reply.code(page.status ?? 200), () => renderDocument(document), parts.nonce);
  };
};

/** Adds every page of the shop. Each is served by one shell, as in production, on one origin [HOST-1]. */
const registerPages = (app: FastifyInstance, deps: ShellDeps): void => {
  const { distDir } = deps;
  const sendRendered = createSendPage(deps);
  for (const route of ROUTES) {
    const { path, shell, customersOnly = false } = route;
    app.get(path, async (request, reply) => {
      const world = worldOf(request);
      if (customersOnly && world.who === 'visitor') return reply.redirect(loginFrom(request.url), 303);
      const visit = {
        request,
        reply,
        config: await shellConfigOf(world, shell, distDir, createChooseForVisit(request, reply)),
        parts: {
          assetBase: `/ecom/assets/${shell}/`,
          assets: await readAssets(distDir, shell),
          nonce: createNonce(),
        },
      };
      return 'render' in route ? sendRendered(route, visit) : sendApp(route, visit);
    });
  }
};

/** Adds the shells to the demo's server: their pages, the actions of their forms, and what edges request. */
export const registerShells = async (app: FastifyInstance, deps: ShellDeps): Promise<void> => {
  await app.register(async (scope) => {
    if (!scope.hasContentTypeParser('application/x-www-form-urlencoded')) await scope.register(formbody);
    registerPictures(scope);
    registerActions(scope);
    registerHosts(scope, deps);
    registerPages(scope, deps);
    scope.get('/mfe/common/header', { schema: fragmentSchema }, createServeFragment(deps));
    scope.get('/mfe/common/rollout', { schema: rolloutSchema }, createServeRollout(deps.distDir));
  });
};
