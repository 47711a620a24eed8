import path from 'node:path';
import { build } from 'esbuild';
import type { FastifyInstance } from 'fastify';
import { html } from 'ghtml';
import { demoPage, select, serveFile, serveText } from '../demo-page';
import { sendPage } from '../page-policy';
import { CALLS, FAULT_KINDS, MOMENTS } from '../services/sessions/faults';
import {
  CONTENTS,
  FEATURES,
  MEANWHILE_EVENTS,
  ORDER_GUARDS,
  ORDER_STATES,
  PASS_STATUSES,
  RESERVATION_STATUSES,
  SEASONS,
  SHOP_UPDATES,
  SLOT_TYPES,
  LANGUAGES,
  TAXONOMIES,
  WHO,
} from '../services/state';
import type { Preset } from '../services/worlds/patch';
import { presets } from '../services/worlds/presets';
import { DEMO_HOSTS } from '../shells/hosts/list';

const input = (id: string, label: string, type: string, hint: string) =>
  html`<p class="field">
    <label for="${id}">${label}</label>
    <input id="${id}" data-field="${id}" type="${type}" placeholder="${hint}" step="any" autocomplete="off" />
  </p>`;

const flag = (id: string, label: string) =>
  html`<label class="flag"><input type="checkbox" data-field="${id}" /> ${label}</label>`;

/** An empty table, for the script. A column without a title is one of buttons. */
const table = (id: string, heads: readonly string[]) =>
  html`<div class="scroll" tabindex="0" role="region" aria-labelledby="${id}-title">
    <table>
      <thead>
        <tr>
          !${heads.map((head) => (head === '' ? '<td></td>' : html`<th scope="col">${head}</th>`))}
        </tr>
      </thead>
      <tbody id="${id}"></tbody>
    </table>
  </div>`;

const button = ({ name, title }: Preset) =>
  html`<li><button type="button" data-preset="${name}">${title}</button></li>`;

const isError = ({ name }: Preset): boolean => name.startsWith('error-');

const presetButtons = () => {
  const all = presets(new Date());
  return html`<section aria-labelledby="presets-title">
    <h2 id="presets-title">Presets</h2>
    <p>Each creates a new world for this browser.</p>
    <ul class="buttons">
      !${all.filter((preset) => !isError(preset)).map(button)}
    </ul>
    <details>
      <summary>Errors of placing an order</summary>
      <ul class="buttons">
        !${all.filter(isError).map(button)}
      </ul>
    </details>
  </section>`;
};

const hosts = () =>
  html`<section aria-labelledby="hosts-title">
    <h2 id="hosts-title">Hosts</h2>
    <p>The same header in other kinds of hosts.</p>
    <ul class="links">
      <li><a href="/ecom/content/inspiration">A Node server that renders the header</a></li>
      !${DEMO_HOSTS.map(({ name, kind }) => html`<li><a href="/demo/hosts/${name}">${kind}</a></li>`)}
    </ul>
  </section>`;

const world = () =>
  html`<section aria-labelledby="world-title">
    <h2 id="world-title">World</h2>
    <form id="world" class="grid">
      !${select('who', 'Who you are', WHO)} !${select('orderState', 'Order state', ORDER_STATES)}
      !${select('slot.slotType', 'Slot', ['', ...SLOT_TYPES])}
      !${input('slot.startDateTime', 'Slot starts (ISO instant)', 'text', '2026-05-04T09:00:00Z')}
      !${select('slot.status', 'Reservation', RESERVATION_STATUSES)}
      !${input('slot.expiresDateTime', 'Reservation expires (ISO instant)', 'text', 'never')}
      !${input('previousSlot.startDateTime', 'Amended order’s own slot (ISO instant)', 'text', 'none')}
      !${input('closedDays', 'Days without deliveries', 'text', '2026-12-25, 2026-12-26')}
      !${select('payment.promoCode', 'Promo code', ['', 'applies', 'ended'])}
      !${select('shopUpdate', 'Changed by the shop, unread', ['', ...SHOP_UPDATES])}
      !${select('meanwhile', 'Event before the next placement', ['', ...MEANWHILE_EVENTS])}
      !${select('pass', 'Delivery pass', PASS_STATUSES)}
      !${select('instantCheckout', 'Instant checkout', ['ALLOWED', 'NOT_AMENDING', 'NOT_ALLOWED'])}
      !${input('trolley.deliveryMinimum', 'Delivery minimum (£)', 'number', 'none')}
      !${input('trolley.collectionMinimum', 'Collection minimum (£)', 'number', 'none')}
      !${select('taxonomy', 'Categories', TAXONOMIES)} !${select('content', 'Menus’ content', CONTENTS)}
      !${select('season', 'Season (none: that of the clock)', ['', ...SEASONS])}
      !${select('language', 'Language of the header', LANGUAGES)}
      !${select('orderGuard', 'Order service prevents a second placement by', ORDER_GUARDS)}
      !${input('clock', 'Clock (ISO instant)', 'text', 'real time')}
      <fieldset class="wide">
        <legend>Flags</legend>
        !${flag('slotChangeable', 'Slot can be changed')} !${flag('slot.taken', 'Slot taken by another')}
        !${flag('payment.giftCard', 'Gift card')} !${flag('payment.voucher', 'Voucher')}
        !${Object.entries(FEATURES).map(([name, [label]]) => flag(`features.${name}`, label))}
      </fieldset>
    </form>
    <h3 id="lines-title">Trolley lines</h3>
    !${table('lines', ['Line', 'Amount', 'Conflict', ''])}
    <details>
      <summary>World as JSON</summary>
      <label for="json">Fields to replace; others may be left out</label>
      <textarea id="json" rows="14" spellcheck="false"></textarea>
      <button type="button" id="put-json">Replace</button>
      <a href="/demo/world/schema">Schema</a>
    </details>
  </section>`;

const faults = () =>
  html`<section aria-labelledby="faults-title">
    <h2 id="faults-title">Faults</h2>
    <form id="fault" class="grid">
      !${select('call', 'Call', ['*', ...CALLS])} !${select('kind', 'Kind of fault', FAULT_KINDS)}
      !${input('status', 'Status', 'number', '503')}
      !${input('milliseconds', 'Milliseconds', 'number', '3000')}
      !${input('code', 'Error code', 'text', 'ORDER_ORCHESTRATION_017')}
      !${input('times', 'Times', 'number', 'always')}
      !${select('when', 'When, relative to the work of the call', MOMENTS)}
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
    title: 'Demo panel',
    styles: ['/demo/panel.css'],
    head: html`<script nonce="${nonce}" type="module" src="/demo/panel.js"></script>`,
    body: html`<header>
        <h1>Demo panel</h1>
        <nav aria-label="Shop">
          <a href="/ecom/shop/browse/groceries">Storefront</a>
          <a href="/ecom/favourites">Lists</a>
          <a href="/ecom/recipes">Pages</a>
          <a href="/demo/playground">Playground</a>
          <a href="/demo/releases">Health by release</a>
        </nav>
      </header>
      <main>
        <p id="status" role="status"></p>
        <fieldset id="controls" class="controls" disabled>
          !${presetButtons()} !${hosts()}
          <div class="columns">!${world()} !${faults()}</div>
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
  serveFile(app, '/demo/panel.css', path.join(__dirname, 'panel.css'));
};
