import { html } from 'ghtml';
import { named, select } from '../demo-page';
import {
  CONTENTS,
  FEATURES,
  LANGUAGES,
  MEANWHILE_EVENTS,
  ORDER_GUARDS,
  ORDER_STATES,
  PASS_STATUSES,
  RESERVATION_STATUSES,
  SEASONS,
  SHOP_UPDATES,
  SLOT_TYPES,
  TAXONOMIES,
  WHO,
} from '../services/state';

/** Returns an input with its label. */
export const input = (id: string, label: string, type: string, hint: string): string =>
  html`<p class="field">
    <label for="${id}">${label}</label>
    <input id="${id}" data-field="${id}" type="${type}" placeholder="${hint}" step="any" autocomplete="off" />
  </p>`;

const flag = (id: string, label: string): string =>
  html`<label class="flag"><input type="checkbox" data-field="${id}" /> ${label}</label>`;

/** An empty table, for the script. A column without a title is one of buttons. */
export const table = (id: string, heads: readonly string[]): string =>
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

const group = (title: string, fields: readonly string[]): string =>
  html`<fieldset class="part">
    <legend>${title}</legend>
    <div class="grid">!${fields}</div>
  </fieldset>`;

const orderFields = (): readonly string[] => [
  select('who', 'Who you are', named(WHO)),
  select('orderState', 'Order state', named(ORDER_STATES)),
  select('instantCheckout', 'Instant checkout', named(['ALLOWED', 'NOT_AMENDING', 'NOT_ALLOWED'])),
  select('meanwhile', 'Event before the next placement', named(['', ...MEANWHILE_EVENTS])),
  select('shopUpdate', 'Changed by the shop, unread', named(['', ...SHOP_UPDATES])),
  select('pass', 'Delivery pass', named(PASS_STATUSES)),
  select('payment.promoCode', 'Promo code', named(['', 'applies', 'ended'])),
  input('trolley.deliveryMinimum', 'Delivery minimum (£)', 'number', 'none'),
  input('trolley.collectionMinimum', 'Collection minimum (£)', 'number', 'none'),
];

const slotFields = (): readonly string[] => [
  select('slot.slotType', 'Slot', named(['', ...SLOT_TYPES])),
  select('slot.status', 'Reservation', named(RESERVATION_STATUSES)),
  input('slot.startDateTime', 'Slot starts (ISO instant)', 'text', '2026-05-04T09:00:00Z'),
  input('slot.expiresDateTime', 'Reservation expires (ISO instant)', 'text', 'never'),
  input('previousSlot.startDateTime', 'Amended order’s own slot (ISO instant)', 'text', 'none'),
  input('closedDays', 'Days without deliveries', 'text', '2026-12-25, 2026-12-26'),
];

const LANGUAGE_TITLES: Readonly<Record<(typeof LANGUAGES)[number], string>> = {
  'en-GB': 'English',
  pseudo: 'Pseudo-language, 40% longer',
  'pseudo-rtl': 'Pseudo-language, right to left',
};

const shopFields = (): readonly string[] => [
  select('season', 'Season (none: that of the clock)', named(['', ...SEASONS])),
  select('taxonomy', 'Categories', named(TAXONOMIES)),
  select('content', 'Menus’ content', named(CONTENTS)),
  select(
    'language',
    'Language of the header',
    LANGUAGES.map((language) => [language, LANGUAGE_TITLES[language]] as const),
  ),
  select('orderGuard', 'Order service prevents a second placement by', named(ORDER_GUARDS)),
  input('clock', 'Clock (ISO instant)', 'text', 'real time'),
];

/** The form of the world, which the script fills. */
export const world = (): string =>
  html`<section aria-labelledby="world-title">
    <h2 id="world-title">Adjust the situation</h2>
    <p>Every change is saved at once. Pages show it when they load next.</p>
    <form id="world">
      !${group('Shopper and order', orderFields())} !${group('Slot', slotFields())}
      !${group('Shop', shopFields())}
      <fieldset class="part">
        <legend>Features</legend>
        <div class="flags">
          !${Object.entries(FEATURES).map(([name, [label]]) => flag(`features.${name}`, label))}
        </div>
      </fieldset>
      <fieldset class="part">
        <legend>Order details</legend>
        <div class="flags">
          !${flag('slotChangeable', 'Slot can be changed')} !${flag('slot.taken', 'Slot taken by another')}
          !${flag('payment.giftCard', 'Gift card')} !${flag('payment.voucher', 'Voucher')}
        </div>
      </fieldset>
    </form>
    <h3 id="lines-title">Trolley</h3>
    !${table('lines', ['Product', 'Amount', 'Availability', ''])}
    <details>
      <summary>World as JSON</summary>
      <label for="json">Fields to replace; others may be left out</label>
      <textarea id="json" rows="14" spellcheck="false"></textarea>
      <button type="button" id="put-json">Replace</button>
      <a href="/demo/world/schema">Schema</a>
    </details>
  </section>`;
