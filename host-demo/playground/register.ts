import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { html } from 'ghtml';
import { toScriptText } from '../../federation/contract/markup';
import { demoPage, select, serveFile } from '../demo-page';
import { sendPage } from '../page-policy';
import { worldOf } from '../services/sessions/plugin';
import { WHO } from '../services/state';
import { presets } from '../services/worlds/presets';
import { readLoaderSettings } from '../shells/assets';
import { headerConfig } from '../shells/world-config';
import { EXAMPLE_EVENTS } from './client/events';
import { HOST_KINDS, type PlaygroundData, type StarterFiles } from './client/host-code';

const situation = () =>
  html`<section aria-labelledby="situation-title">
    <h2 id="situation-title">Situation</h2>
    <p>A change creates a new world for this browser and loads the page again.</p>
    <div class="grid">
      !${select('preset', 'Situation', [
        ['', 'As it is'],
        ...presets(new Date()).map(({ name, title }) => [name, title] as const),
      ])}
      !${select('who', 'Role', [['', 'As in the situation'], ...WHO.map((who) => [who, who] as const)])}
    </div>
  </section>`;

const configuration = () =>
  html`<section aria-labelledby="config-title">
    <h2 id="config-title">Configuration</h2>
    <p id="config-help">
      <code>HeaderConfig</code> as JSON, from its <a href="/demo/playground/schema.json">schema</a>.
      Ctrl+Space completes fields and values.
    </p>
    <div id="editor"></div>
    <div id="config-state" role="status"></div>
    <p class="buttons">
      <button type="button" id="reset">Reset configuration</button>
      <button type="button" id="copy-link">Copy link</button>
    </p>
  </section>`;

const events = () =>
  html`<section aria-labelledby="events-title">
    <h2 id="events-title">Host events</h2>
    <div class="grid">
      !${select(
        'event',
        'Event',
        EXAMPLE_EVENTS.map(({ title }, index) => [String(index), title] as const),
      )}
    </div>
    <p class="field">
      <label for="detail">Detail (JSON)</label>
      <textarea id="detail" rows="4" spellcheck="false" autocomplete="off"></textarea>
    </p>
    <p id="detail-error" class="wrong" role="alert"></p>
    <p><button type="button" id="dispatch">Dispatch event</button></p>
  </section>`;

const log = () =>
  html`<section aria-labelledby="log-title">
    <h2 id="log-title">What happens</h2>
    <p>
      Events, calls, analytics and problems, newest first. <button type="button" id="clear">Clear</button>
    </p>
    <div class="log" tabindex="0" role="region" aria-label="Log"><ol id="log"></ol></div>
  </section>`;

const code = () =>
  html`<section aria-labelledby="code-title">
    <h2 id="code-title">Code for a host</h2>
    <div class="row">
      !${select(
        'kind',
        'Kind of host',
        Object.entries(HOST_KINDS).map(([kind, [title]]) => [kind, title] as const),
      )}
      <p><button type="button" id="copy-code">Copy code</button></p>
    </div>
    <div class="log" tabindex="0" role="region" aria-label="Code">
      <pre><code id="code"></code></pre>
    </div>
  </section>`;

/**
 * Returns the HTML of the playground.
 *
 * @param nonce the nonce of the page's policy, for its scripts and for the editor's styles
 */
const playgroundPage = (nonce: string, data: PlaygroundData): string =>
  demoPage({
    title: 'Playground',
    styles: ['/demo/panel.css', '/demo/playground/playground.css'],
    head: html`<script nonce="${nonce}" defer src="/demo/playground/playground.js"></script>`,
    body: html`<div id="shop-header"></div>
      <main id="main" tabindex="-1">
        <div class="title">
          <h1>Playground</h1>
          <nav aria-label="Demo">
            <a href="/demo">Demo panel</a> <a href="/ecom/shop/browse/groceries">Storefront</a>
          </nav>
        </div>
        <p id="status" role="status"></p>
        <div class="columns">
          <div>!${configuration()} !${code()}</div>
          <div>!${situation()} !${events()} !${log()}</div>
        </div>
      </main>
      <script type="application/json" id="playground-data" nonce="${nonce}">
        !${toScriptText({ ...data, nonce })}
      </script>`,
  });

/** Returns the code of the starters that the playground shows. */
export const readStarterFiles = (): StarterFiles =>
  Object.fromEntries(
    Object.entries(HOST_KINDS).map(([kind, [, file]]) => [
      kind,
      readFileSync(path.join(__dirname, '../starters', file), 'utf8'),
    ]),
  ) as StarterFiles;

/** `GET /demo/playground`: edits the header's configuration and shows what the header does with it [HOST-3]. */
export const registerPlayground = (app: FastifyInstance, distDir: string): void => {
  const starters = readStarterFiles();
  app.get('/demo/playground', async (request, reply) => {
    const { session: _session, ...config } = headerConfig(worldOf(request), 'playground');
    const loader = await readLoaderSettings(distDir);
    return sendPage(reply, (nonce) => playgroundPage(nonce, { config, loader, starters }));
  });
  for (const name of ['playground.js', 'schema.json'])
    serveFile(app, `/demo/playground/${name}`, path.join(distDir, 'playground', name));
  serveFile(app, '/demo/playground/playground.css', path.join(__dirname, 'playground.css'));
};
