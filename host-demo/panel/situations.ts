import { html } from 'ghtml';
import type { Preset } from '../services/worlds/patch';
import { presetGroups } from '../services/worlds/presets';

/** A situation that a visitor of the demo sees first. */
interface Situation {
  /** The preset, and the name of the picture. */
  readonly preset: string;
  readonly title: string;
  readonly text: string;
  /** The page that shows it best. */
  readonly href: string;
}

const GROCERIES = '/ecom/shop/browse/groceries';

/** The pictures are taken by `scripts/pictures/situation-pictures.ts`. */
export const SITUATIONS: readonly Situation[] = [
  {
    preset: 'visitor',
    title: 'First visit',
    text: 'Not signed in yet. Browse the aisles, search, and see what the header knows without an account.',
    href: GROCERIES,
  },
  {
    preset: 'customer',
    title: 'The weekly shop',
    text: 'Signed in, 12 products in the trolley, no slot yet. Type “milk” and add from the suggestions.',
    href: GROCERIES,
  },
  {
    preset: 'slot-booked',
    title: 'Delivery booked',
    text: 'A slot for tomorrow is held. Look into it and into the trolley without leaving the page.',
    href: GROCERIES,
  },
  {
    preset: 'amending',
    title: 'Changing an order',
    text: 'A placed order is open for changes until its cut-off. Add products, then place it again.',
    href: GROCERIES,
  },
  {
    preset: 'hard-conflicts',
    title: 'A problem at checkout',
    text: 'Two products became unavailable. The trolley’s preview removes them, or swaps one.',
    href: GROCERIES,
  },
  {
    preset: 'services-down',
    title: 'Every service is down',
    text: 'No service responds. The page keeps its links and its search, and nothing moves.',
    href: GROCERIES,
  },
];

const card = ({ preset, title, text, href }: Situation) =>
  html`<li class="card">
    <img src="/demo/situations/${preset}.webp" alt="" width="960" height="600" />
    <h3>${title}</h3>
    <p>${text}</p>
    <button type="button" data-preset="${preset}" data-opens="${href}">
      Open the shop<span class="unseen">: ${title}</span>
    </button>
  </li>`;

/** The title of their group says it. */
const PREFIX = 'Placing fails: ';

const rowTitle = (title: string): string => {
  const short = title.replace(PREFIX, '');
  return short.charAt(0).toUpperCase() + short.slice(1);
};

const row = ({ name, title }: Preset) =>
  html`<li><button type="button" data-preset="${name}">${rowTitle(title)}</button></li>`;

/** The six situations, each with a picture of the header, and the list of all presets. */
export const situations = (now: Date): string => {
  const groups = presetGroups(now);
  const count = groups.flatMap(([, group]) => group).length;
  return html`<section class="plain" aria-labelledby="situations-title">
      <h2 id="situations-title">Start with a situation</h2>
      <ul class="cards">
        !${SITUATIONS.map(card)}
      </ul>
    </section>
    <section aria-labelledby="presets-title">
      <div class="row">
        <div>
          <h2 id="presets-title">All situations</h2>
          <p>Choose one, adjust it below if you like, and open the shop.</p>
        </div>
        <p class="field">
          <label for="find-preset">Find a situation</label>
          <input id="find-preset" type="search" placeholder="Slot, amend, voucher…" autocomplete="off" />
        </p>
      </div>
      <p id="preset-count" class="hint" role="note">${String(count)} situations</p>
      <div id="presets" class="groups">
        !${groups.map(
          ([title, group]) =>
            html`<div class="group">
              <h3>${title}</h3>
              <ul>
                !${group.map(row)}
              </ul>
            </div>`,
        )}
      </div>
    </section>`;
};
