import {
  CONFLICTS,
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
} from '../state';

const text = { type: 'string', minLength: 1, maxLength: 100 } as const;
const flag = { type: 'boolean' } as const;
const instant = { type: 'string', format: 'date-time' } as const;
const pounds = { type: 'number', minimum: 0 } as const;
const minimum = {
  type: ['number', 'null'],
  minimum: 0,
  description: 'Pounds; null: the shop has none',
} as const;

/** Every field is optional; missing fields have the values of a delivery tomorrow at 10am. */
const slot = {
  type: ['object', 'null'],
  additionalProperties: false,
  properties: {
    id: text,
    status: { enum: RESERVATION_STATUSES },
    addressId: { type: ['string', 'null'] },
    branchId: text,
    slotType: { enum: SLOT_TYPES },
    startDateTime: instant,
    endDateTime: instant,
    amendOrderCutoffDateTime: instant,
    charge: pounds,
    expiresDateTime: {
      type: ['string', 'null'],
      format: 'date-time',
      description: 'When an UNCONFIRMED one expires; null: never',
    },
    taken: { ...flag, description: 'Another shopper has it: placing then returns 058 or 044' },
  },
} as const;

const trolley = {
  type: 'object',
  additionalProperties: false,
  properties: {
    lines: {
      type: 'array',
      maxItems: 500,
      items: {
        type: 'object',
        required: ['lineNumber', 'amount'],
        additionalProperties: false,
        properties: {
          lineNumber: text,
          amount: { type: 'number', exclusiveMinimum: 0, maximum: 999 },
          conflict: { enum: CONFLICTS },
          price: { ...pounds, description: 'Pounds for one piece or kilogram, if the shop changed it' },
        },
      },
    },
    deliveryMinimum: minimum,
    collectionMinimum: minimum,
    failures: {
      type: 'array',
      maxItems: 20,
      items: {
        type: 'object',
        required: ['message', 'type'],
        additionalProperties: false,
        properties: { message: { type: 'string' }, type: { type: 'string' } },
      },
    },
  },
} as const;

/** JSON schema of the body of `PUT /demo/world`; `GET /demo/world` returns the same with every field [HOST-3]. */
export const worldSchema = {
  $schema: 'http://json-schema.org/draft-07/schema#',
  title: 'World of one browser session',
  type: 'object',
  additionalProperties: false,
  properties: {
    who: { enum: WHO },
    customerId: { ...text, pattern: '^[A-Za-z0-9-]+$' },
    customerOrderId: { ...text, pattern: '^[A-Za-z0-9-]+$' },
    orderState: { enum: ORDER_STATES },
    slot,
    previousSlot: slot,
    trolley,
    pass: { enum: PASS_STATUSES },
    features: {
      type: 'object',
      additionalProperties: false,
      properties: Object.fromEntries(Object.keys(FEATURES).map((name) => [name, flag])),
    },
    language: { enum: LANGUAGES, description: 'The language of the header’s texts' },
    clock: {
      type: ['string', 'null'],
      format: 'date-time',
      description: 'Time of the clock, which does not advance; null: real time',
    },
    slotChangeable: flag,
    instantCheckout: { ...text, description: 'ALLOWED, NOT_AMENDING or another value' },
    payment: {
      type: 'object',
      additionalProperties: false,
      properties: {
        promoCode: {
          type: ['object', 'null'],
          required: ['code', 'applies'],
          additionalProperties: false,
          properties: { code: text, applies: flag },
        },
        giftCard: flag,
        voucher: flag,
      },
    },
    closedDays: {
      type: 'array',
      maxItems: 50,
      items: { type: 'string', format: 'date' },
      description: 'London days without deliveries',
    },
    shopUpdate: {
      enum: [...SHOP_UPDATES, null],
      description: 'A change by the shop that the shopper has not read yet',
    },
    meanwhile: {
      enum: [...MEANWHILE_EVENTS, null],
      description: 'What happens when the next placement arrives',
    },
    taxonomy: { enum: TAXONOMIES, description: 'The data of the taxonomy service' },
    content: { enum: CONTENTS, description: 'The data of the content system' },
    season: {
      enum: [...SEASONS, null],
      description: 'Season of the menus and pages, as on its first day; null: the season of the clock',
    },
    orderGuard: {
      enum: ORDER_GUARDS,
      description: 'How the order service prevents a second placement',
    },
  },
} as const;
