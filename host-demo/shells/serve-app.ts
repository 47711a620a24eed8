import type { FastifyReply, FastifyRequest } from 'fastify';
import { html } from 'ghtml';
import type { ExposeName } from '../../federation/loader/release';
import { createNonce, sendPage, TRUSTED_TYPES } from '../page-policy';
import { readAssets } from './assets';
import type { ShellDeps } from './deps';
import { headerPlace, renderDocument } from './document';
import { preloadedOf } from './preloaded';
import { createChooseForVisit } from './rollout';
import { shellConfigOf } from './shell-config-of';
import type { ShellConfig } from './shop/shell-config';

/** A shell whose script renders every page in the browser. */
export interface AppShell {
  /** Name of its folder in `dist`, and of the application that the header sends with every request. */
  readonly name: string;
  /** The title until the script sets the page's own. */
  readonly title: (brand: string) => string;
  /** The module that its script imports from the remote with our loader; undefined without our loader. */
  readonly expose?: ExposeName;
  /** Names of the shell's own Trusted Types policies. */
  readonly trustedTypes?: readonly string[];
  /** More data for the script, in addition to what every shell receives. */
  readonly data?: Pick<ShellConfig, 'lists'>;
}

/** Returns the handler of a shell's pages: it sends a document that the shell's script renders into. */
export const serveApp =
  ({ name, title, expose, trustedTypes = [], data }: AppShell, { worldOf, isFailing, distDir }: ShellDeps) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const world = worldOf(request);
    const preloaded = preloadedOf(world, (call) => isFailing(request, call));
    const config = {
      ...(await shellConfigOf(world, name, distDir, createChooseForVisit(request, reply))),
      preloaded,
      ...data,
    };
    const { brand } = config.header;
    const document = {
      title: title(brand.name),
      assetBase: `/ecom/assets/${name}/`,
      assets: await readAssets(distDir, name),
      config,
      ...(expose && { expose }),
      body: html`<div id="app">
        !${headerPlace(brand.name, request.url)}
        <main id="main" class="page" tabindex="-1"></main>
      </div>`,
    };
    const types = [...TRUSTED_TYPES, ...trustedTypes];
    return sendPage(reply, (nonce) => renderDocument({ ...document, nonce }), createNonce(), types);
  };
