import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import { html } from 'ghtml';
import type { HeaderConfig } from '../../../federation/contract';
import { createNonce, sendPage, TRUSTED_TYPES } from '../../page-policy';
import { worldOf } from '../../services/sessions/plugin';
import type { ShellDeps } from '../deps';
import { renderDocument } from '../document';
import { headerConfig, shellConfigOf } from '../world-config';
import { createChooseForVisit } from '../assets';
import { createRenderPreloaded } from '../preloaded';
import { assetBaseOf, DEMO_HOSTS, withConfig, type DemoHost } from './list';
import { renderRoot } from './react-server/render-root';

const ASSETS = { scripts: ['main.js'], styles: [] };

/** The host's own rules: readable text, which the header does not change. */
const ownStyle = (nonce: string): string => html`
  <style nonce="${nonce}">
    main {
      margin: 0;
      padding: 24px;
      font:
        16px/1.5 system-ui,
        sans-serif;
    }
    h1 {
      font-size: 28px;
      line-height: 1.25;
    }
    button {
      font: inherit;
    }
  </style>
`;

/**
 * Allows script addresses that a federation runtime sets as text, on a page with Trusted Types: those below the folders
 * that it may load from.
 */
const defaultPolicy = (nonce: string): string => html`
  <script nonce="${nonce}">
    const folders = ['/ecom/assets/mfe/common/', '/ecom/assets/hosts/'];
    const isKnown = ({ href }) => folders.some((folder) => href.startsWith(location.origin + folder));
    const checked = (url) => (isKnown(new URL(url, location.href)) ? url : undefined);
    window.trustedTypes?.createPolicy('default', { createScriptURL: checked });
  </script>
`;

const bodyOf = ({ kind, typesByDefault }: DemoHost, nonce: string, root = ''): string => html`
  !${typesByDefault ? defaultPolicy(nonce) : ''}
  <div id="root" class="header-space">!${root}</div>
  <template id="kind">${kind}</template>
`;

const STARTER = readFileSync('host-demo/starters/plain/index.html', 'utf8');

/** Returns the page of the starter `plain`, with an icon, the nonce of its policy and the shopper's configuration. */
const plainPage = (nonce: string, config: HeaderConfig): string =>
  withConfig(STARTER, config)
    .replace('<title>', (title) => `<link rel="icon" href="data:," />${title}`)
    .replaceAll(/<(script|style)\b/g, (element) => `${element} nonce="${nonce}"`);

/** Adds each host to the demo's server, with the same policy as every page. */
export const registerHosts = (app: FastifyInstance, deps: ShellDeps): void => {
  const renderPreloaded = createRenderPreloaded(deps);
  for (const host of DEMO_HOSTS) {
    if (host.isPlain) {
      app.get(`/demo/hosts/${host.name}`, (request, reply) =>
        sendPage(reply, (nonce) => plainPage(nonce, headerConfig(worldOf(request), host.name))),
      );
      continue;
    }
    app.get(`/demo/hosts/${host.name}`, async (request, reply) => {
      const nonce = createNonce();
      const config = await shellConfigOf(
        worldOf(request),
        host.name,
        deps.distDir,
        createChooseForVisit(request, reply),
      );
      const header = host.rendered ? await renderPreloaded(request, config, nonce, true) : undefined;
      const root = host.rendered ? renderRoot(host.kind, config, header, request.url) : '';
      const document = {
        title: `A host: ${host.kind}`,
        assetBase: assetBaseOf(host.name),
        assets: ASSETS,
        config,
        nonce,
        head: ownStyle(nonce) + (header?.head ?? ''),
        ...(header ? { data: header.state } : host.expose && { expose: host.expose }),
        body: bodyOf(host, nonce, root),
      };
      const types = [...TRUSTED_TYPES, ...(host.typesByDefault ? ['default'] : [])];
      return sendPage(reply, () => renderDocument(document), nonce, types);
    });
  }
};
