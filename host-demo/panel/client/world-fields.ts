import type { SlotReservation, WorldDocument } from '../../services/state/world';

/** How a form control shows a field of the world, and the patch for a change of it. */
interface WorldField {
  readonly shown: (world: WorldDocument) => string | boolean;
  /** Contains the changed field only: changes by the pages in the meantime are kept. */
  readonly patch: (value: string, checked: boolean, world: WorldDocument) => unknown;
}

type FieldTable = Readonly<Record<string, WorldField>>;

const NONE = 'none';
const orNull = (value: string): string | null => (value === '' || value === NONE ? null : value);

const plain = (
  name:
    'who' | 'language' | 'orderState' | 'pass' | 'instantCheckout' | 'taxonomy' | 'content' | 'orderGuard',
): FieldTable => ({
  [name]: { shown: (world) => world[name], patch: (value) => ({ [name]: value }) },
});

const choice = (name: 'meanwhile' | 'season' | 'shopUpdate'): FieldTable => ({
  [name]: { shown: (world) => world[name] ?? NONE, patch: (value) => ({ [name]: orNull(value) }) },
});

const minimum = (name: 'deliveryMinimum' | 'collectionMinimum'): FieldTable => ({
  [name]: {
    shown: ({ trolley }) => trolley[name]?.toString() ?? '',
    patch: (value) => ({ trolley: { [name]: value === '' ? null : Number(value) } }),
  },
});

const feature = (name: keyof WorldDocument['features']): FieldTable => ({
  [name]: {
    shown: ({ features }) => features[name],
    patch: (_, checked) => ({ features: { [name]: checked } }),
  },
});

const extra = (name: 'giftCard' | 'voucher'): FieldTable => ({
  [name]: {
    shown: ({ payment }) => payment[name],
    patch: (_, checked) => ({ payment: { [name]: checked } }),
  },
});

/** A slot is replaced as a whole, so the patch contains its other fields as well. */
const withSlot = (world: WorldDocument, change: Partial<SlotReservation>): unknown =>
  world.slot === null ? {} : { slot: { ...world.slot, ...change } };

const PROMO_CODE = 'SPRING10';

/** Every control of the world's form, by its name. */
export const worldFields: FieldTable = {
  ...plain('who'),
  ...plain('language'),
  ...plain('orderState'),
  ...plain('pass'),
  ...plain('instantCheckout'),
  ...plain('taxonomy'),
  ...plain('content'),
  ...plain('orderGuard'),
  ...choice('meanwhile'),
  ...choice('season'),
  ...choice('shopUpdate'),
  ...minimum('deliveryMinimum'),
  ...minimum('collectionMinimum'),
  ...feature('searchHistory'),
  ...feature('pinBar'),
  ...feature('adTechMenuBanners'),
  ...feature('healthPanel'),
  ...feature('hideOnScroll'),
  ...feature('searchKey'),
  ...feature('voiceSearch'),
  ...feature('productSuggestions'),
  ...feature('nextSlot'),
  ...feature('multiSearch'),
  ...extra('giftCard'),
  ...extra('voucher'),
  slotType: {
    shown: ({ slot }) => slot?.slotType ?? NONE,
    patch: (value) => (value === NONE ? { slot: null, previousSlot: null } : { slot: { slotType: value } }),
  },
  slotStart: {
    shown: ({ slot }) => slot?.startDateTime ?? '',
    patch: (value, _, { slot }) => ({
      slot: { slotType: slot?.slotType ?? 'DELIVERY', ...(value === '' ? {} : { startDateTime: value }) },
    }),
  },
  slotStatus: {
    shown: ({ slot }) => slot?.status ?? 'UNCONFIRMED',
    patch: (value, _, world) => withSlot(world, { status: value as SlotReservation['status'] }),
  },
  slotExpires: {
    shown: ({ slot }) => slot?.expiresDateTime ?? '',
    patch: (value, _, world) => withSlot(world, { expiresDateTime: orNull(value) }),
  },
  slotTaken: {
    shown: ({ slot }) => slot?.taken === true,
    patch: (_, checked, world) => withSlot(world, { taken: checked }),
  },
  previousSlotStart: {
    shown: ({ previousSlot }) => previousSlot?.startDateTime ?? '',
    patch: (value) => ({ previousSlot: value === '' ? null : { startDateTime: value } }),
  },
  clock: { shown: ({ clock }) => clock ?? '', patch: (value) => ({ clock: orNull(value) }) },
  closedDays: {
    shown: ({ closedDays }) => closedDays.join(', '),
    patch: (value) => ({ closedDays: value.split(/[\s,]+/).filter((day) => day !== '') }),
  },
  promoCode: {
    shown: ({ payment: { promoCode } }) =>
      promoCode === null ? NONE : promoCode.applies ? 'applies' : 'ended',
    patch: (value, _, { payment }) => ({
      payment: {
        promoCode:
          value === NONE
            ? null
            : { code: payment.promoCode?.code ?? PROMO_CODE, applies: value === 'applies' },
      },
    }),
  },
  slotChangeable: {
    shown: ({ slotChangeable }) => slotChangeable,
    patch: (_, checked) => ({ slotChangeable: checked }),
  },
};
