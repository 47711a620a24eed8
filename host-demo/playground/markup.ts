import { html } from 'ghtml';
import { demoBar, demoPage, named, select } from '../demo-page';
import { toScriptText } from '../../federation/contract/markup';
import { SITUATIONS } from '../panel/situations';
import { FEATURES, WHO } from '../services/state';
import { presets } from '../services/worlds/presets';
import { EXAMPLE_EVENTS } from './client/events';
import { HOST_KINDS, type PlaygroundData } from './client/host-code';
import type { LoaderOptions } from '../../federation/loader';

/** Features of the shop, which the header's configuration does not have. */
const OF_THE_SHOP: readonly string[] = ['productSuggestions', 'nextSlot'];

const situation = () =>
  html`<section aria-labelledby="situation-title">
    <h2 id="situation-title">Situation</h2>
    <ul class="choices">
      !${SITUATIONS.map(
        ({ preset, title }) =>
          html`<li>
            <button type="button" data-situation="${preset}" aria-pressed="false">${title}</button>
          </li>`,
      )}
    </ul>
    !${select('preset', 'All situations', [
      ['', 'As it is'],
      ...presets(new Date()).map(({ name, title }) => [name, title] as const),
    ])}
    !${select('who', 'Role', [['', 'As in the situation'], ...named(WHO)])}
  </section>`;

const features = () =>
  html`<section aria-labelledby="features-title">
    <h2 id="features-title">Features</h2>
    <label class="switch"
      ><input type="checkbox" role="switch" id="dark" autocomplete="off" /> <span>Dark theme</span></label
    >
    !${Object.entries(FEATURES)
      .filter(([name]) => !OF_THE_SHOP.includes(name))
      .map(
        ([name, [label]]) =>
          html`<label class="switch"
            ><input type="checkbox" role="switch" data-feature="${name}" autocomplete="off" />
            <span>${label}</span></label
          >`,
      )}
  </section>`;

const screens = () =>
  html`<div class="screens">
    <figure class="screen">
      <div class="fit"><iframe id="phone" name="phone" title="Phone" width="390" height="800"></iframe></div>
      <figcaption>Phone, 390 px</figcaption>
    </figure>
    <figure class="screen">
      <div class="fit">
        <iframe id="laptop" name="laptop" title="Laptop" width="1280" height="800"></iframe>
      </div>
      <figcaption>Laptop, 1280 px</figcaption>
    </figure>
  </div>`;

const log = () =>
  html`<p>
      Events, calls, analytics and problems of the laptop, newest first.
      <button type="button" id="clear">Clear</button>
    </p>
    <div class="log" tabindex="0" role="region" aria-label="Log"><ol id="log"></ol></div>`;

const configuration = () =>
  html`<p id="config-help">
      <code>HeaderConfig</code> as JSON, from its <a href="/demo/playground/schema.json">schema</a>.
      Ctrl+Space completes fields and values.
    </p>
    <div id="editor"></div>
    <p><button type="button" id="reset">Reset configuration</button></p>`;

const code = () =>
  html`<div class="row">
      !${select(
        'kind',
        'Kind of host',
        Object.entries(HOST_KINDS).map(([kind, [title]]) => [kind, title] as const),
      )}
      <p><button type="button" id="copy-code">Copy code</button></p>
    </div>
    <div class="log" tabindex="0" role="region" aria-label="Code">
      <pre><code id="code"></code></pre>
    </div>`;

const events = () =>
  html`!${select(
      'event',
      'Event',
      EXAMPLE_EVENTS.map(({ title }, index) => [String(index), title] as const),
    )}
    <p class="field">
      <label for="detail">Detail (JSON)</label>
      <textarea id="detail" rows="6" spellcheck="false" autocomplete="off"></textarea>
    </p>
    <p id="detail-error" class="wrong" role="alert"></p>
    <p><button type="button" id="dispatch">Dispatch event</button></p>`;

const TABS = [
  ['log', 'What happens', log],
  ['config', 'Configuration (JSON)', configuration],
  ['host-code', 'Code for a host', code],
  ['events', 'Host events', events],
] as const;

const tabs = () =>
  html`<section class="tabs">
    <div role="tablist" aria-label="Details">
      !${TABS.map(
        ([id, title], index) =>
          html`<button
            type="button"
            role="tab"
            id="tab-${id}"
            aria-controls="panel-${id}"
            aria-selected="${String(index === 0)}"
            tabindex="${index === 0 ? '0' : '-1'}"
          >
            ${title}
          </button>`,
      )}
    </div>
    !${TABS.map(
      ([id, , render], index) =>
        html`<div
          role="tabpanel"
          id="panel-${id}"
          aria-labelledby="tab-${id}"
          !${index === 0 ? '' : 'hidden'}
        >
          !${render()}
        </div>`,
    )}
  </section>`;

/**
 * Returns the HTML of the playground.
 *
 * @param nonce the nonce of the page's policy, for its scripts and for the editor's styles
 */
export const playgroundPage = (nonce: string, data: PlaygroundData): string =>
  demoPage({
    title: 'Playground',
    styles: ['/demo/panel.css', '/demo/controls.css', '/demo/playground/playground.css'],
    head: html`<script nonce="${nonce}" defer src="/demo/playground/playground.js"></script>`,
    body: html`!${demoBar('Playground')}
      <main id="main" tabindex="-1">
        <p id="status" role="status"></p>
        <div class="title">
          <div>
            <h1>Playground</h1>
            <p>One configuration on a phone and on a laptop. Both are live: type, open menus, scroll.</p>
          </div>
          <button type="button" id="copy-link">Copy link</button>
        </div>
        <div class="bench">
          <div class="bench__screens">
            !${screens()}
            <div id="config-state" role="status"></div>
          </div>
          <div class="bench__controls">!${situation()} !${features()}</div>
          !${tabs()}
        </div>
      </main>
      <script type="application/json" id="playground-data" nonce="${nonce}">
        !${toScriptText({ ...data, nonce })}
      </script>`,
  });

const AISLES = [
  'fruit-vegetables',
  'bakery',
  'dairy-eggs',
  'cheese',
  'frozen',
  'breakfast',
  'tea-coffee',
  'pets',
];

/** Returns the HTML of the page inside each screen: the header above a page that scrolls. */
export const stagePage = (nonce: string, loader: LoaderOptions): string =>
  demoPage({
    title: 'Screen',
    styles: ['/demo/playground/stage.css'],
    head: html`<script nonce="${nonce}" defer src="/demo/playground/stage.js"></script>`,
    body: html`<div id="shop-header"></div>
      <main id="main" tabindex="-1">
        <div class="hero">
          <div>
            <h1>Groceries</h1>
            <p>This page stays where it is. The header asked for: <output id="place">nothing yet</output></p>
          </div>
          <img src="/demo/pictures/hero-groceries.svg" alt="" width="640" height="280" />
        </div>
        <ul>
          !${[...AISLES, ...AISLES].map(
            (name) => html`<li><img src="/demo/pictures/${name}.svg" alt="" width="88" height="88" /></li>`,
          )}
        </ul>
      </main>
      <script type="application/json" id="stage-data" nonce="${nonce}">
        !${toScriptText(loader)}
      </script>`,
  });
