import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'esbuild';
import type { FastifyInstance } from 'fastify';
import { html } from 'ghtml';
import { demoBar, demoPage, named, select, serveFile, serveText } from '../demo-page';
import { sendPage } from '../page-policy';
import { CALLS, FAULT_KINDS, MOMENTS } from '../services/sessions/faults';
import { DEMO_HOSTS } from '../shells/hosts/list';
import { SITUATIONS, situations } from './situations';
import { input, table, world } from './world-form';

const welcome = () =>
  html`<div class="welcome">
    <div>
      <h1>One header, every shopper</h1>
      <p class="lead">
        Fernleigh is a shop that does not exist, with a header that does. Choose a situation and open the
        shop: each browser has a shop of its own, and nothing can break.
      </p>
    </div>
    <div class="now">
      <h2>This browser’s shop</h2>
      <p id="now-preset" class="now__title">As you left it</p>
      <p id="now-summary"></p>
      <a class="primary" id="open-now" href="/ecom/shop/browse/groceries">Open the shop</a>
    </div>
  </div>`;

const hosts = () =>
  html`<section aria-labelledby="hosts-title">
    <h2 id="hosts-title">The same header in other pages</h2>
    <ul class="links">
      <li><a href="/ecom/favourites">Favourites and lists: a federation host</a></li>
      <li><a href="/ecom/recipes">Recipes: pages without React</a></li>
      <li><a href="/ecom/content/inspiration">A Node server that renders the header</a></li>
      !${DEMO_HOSTS.map(({ name, kind }) => html`<li><a href="/demo/hosts/${name}">${kind}</a></li>`)}
    </ul>
  </section>`;

const faults = () =>
  html`<section aria-labelledby="faults-title">
    <h2 id="faults-title">Faults</h2>
    <p>Make a service fail, and watch what the shopper sees.</p>
    <form id="fault" class="grid">
      !${select('call', 'Call', [['*', 'Every call'], ...CALLS])}
      !${select('kind', 'Kind of fault', named(FAULT_KINDS))} !${input('status', 'Status', 'number', '503')}
      !${input('milliseconds', 'Milliseconds', 'number', '3000')}
      !${input('code', 'Error code', 'text', 'ORDER_ORCHESTRATION_017')}
      !${input('times', 'Times', 'number', 'always')}
      !${select('when', 'When, relative to the work of the call', named(MOMENTS))}
      <p class="wide"><button>Add fault</button> <button type="button" id="no-faults">Clear all</button></p>
    </form>
    <ul id="faults" class="list"></ul>
  </section>`;

const journal = () =>
  html`<section class="journal">
    <h2 id="journal-title">Journal</h2>
    <p>
      Service calls of this browser's pages, newest first.
      <button type="button" id="clear-journal">Clear</button>
      <a href="/demo/journal">As JSON</a>
      <a href="/demo/placements">Number of placements</a>
    </p>
    !${table('journal', ['Time', 'Call', 'Request', 'Status', 'ms'])}
  </section>`;

/**
 * Returns the HTML of the panel; its script fills it with data from the demo's endpoints.
 *
 * @param nonce the nonce of the page's policy, for its script
 */
const panelPage = (nonce: string): string =>
  demoPage({
    title: 'Demo',
    styles: ['/demo/panel.css', '/demo/controls.css', '/demo/situations.css'],
    head: html`<script nonce="${nonce}" type="module" src="/demo/panel.js"></script>`,
    body: html`!${demoBar('Situations')}
      <main>
        <p id="status" role="status"></p>
        !${welcome()}
        <fieldset id="controls" class="controls" disabled>
          !${situations(new Date())}
          <div class="columns">
            !${world()}
            <div>!${faults()} !${hosts()}</div>
          </div>
        </fieldset>
        !${journal()}
      </main>`,
  });

/** Built in memory on first use: the panel is small and needs no build step. */
const script = async (): Promise<string> => {
  const { outputFiles } = await build({
    entryPoints: [path.join(__dirname, 'client', 'main.ts')],
    bundle: true,
    write: false,
    format: 'esm',
    target: 'es2022',
  });
  return outputFiles[0]?.text ?? '';
};

/** `GET /demo`: the panel to choose the user, the state of the world, and its faults [HOST-3]. */
export const registerPanel = (app: FastifyInstance): void => {
  let built: Promise<string> | undefined;
  app.get('/demo', (_request, reply) => sendPage(reply, panelPage));
  serveText(app, '/demo/panel.js', () => (built ??= script()));
  for (const name of ['panel.css', 'controls.css', 'situations.css'])
    serveFile(app, `/demo/${name}`, path.join(__dirname, name));
  for (const { preset } of SITUATIONS)
    app.get(`/demo/situations/${preset}.webp`, async (_request, reply) =>
      reply
        .type('image/webp')
        .header('cache-control', 'no-cache')
        .send(await readFile(path.join(__dirname, 'pictures', `${preset}.webp`))),
    );
};
