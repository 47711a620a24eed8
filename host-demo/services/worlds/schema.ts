import {
  CONFLICTS,
  CONTENTS,
  HAPPENINGS,
  ORDER_STATES,
  PASS_STATUSES,
  RESERVATION_STATUSES,
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
  description: 'Pounds; null: the shop names none',
} as const;

/** Every field may be left out; the rest is then filled in for a delivery tomorrow at 10 in the morning. */
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
      description: 'When an UNCONFIRMED one runs out; null: never',
    },
    taken: { ...flag, description: 'Somebody else got it: placing then answers 058 or 044' },
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
          price: { ...pounds, description: 'Pounds for one piece or kilogram, when the shop changed it' },
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

/** JSON schema of what `PUT /demo/world` takes; `GET /demo/world` answers the same with every field [HOST-3]. */
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
      properties: {
        searchHistory: flag,
        pinBar: flag,
        adTechMenuBanners: flag,
        multiSearch: flag,
        healthPanel: flag,
      },
    },
    clock: {
      type: ['string', 'null'],
      format: 'date-time',
      description: 'Where the clock stands; null: real time',
    },
    slotChangeable: flag,
    instantCheckout: { ...text, description: 'ALLOWED, NOT_AMENDING or another word' },
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
      description: 'What the shop did to the order and the shopper has not read yet',
    },
    meanwhile: {
      enum: [...HAPPENINGS, null],
      description: 'What happens as the next order arrives to be placed',
    },
    taxonomy: { enum: TAXONOMIES, description: 'What the taxonomy service holds' },
    content: { enum: CONTENTS, description: 'What the content system holds' },
  },
} as const;
