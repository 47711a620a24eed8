import type { WorldDocument } from '../../services/state/world';
import type { Field } from './page';

/** A control's value; null if it is empty. */
type Value = string | number | boolean | null;

const read = (control: Field): Value => {
  const isInput = control instanceof HTMLInputElement;
  if (isInput && control.type === 'checkbox') return control.checked;
  if (control.value === '') return null;
  return isInput && control.type === 'number' ? control.valueAsNumber : control.value;
};

const textOf = (value: unknown): string => {
  if (Array.isArray(value)) return value.join(', ');
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
};

/** Returns the value at a path such as `payment.giftCard`. */
const valueAt = (world: WorldDocument, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>(
      (value, name) => (typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined),
      world,
    );

const PROMO_CODE = 'SPRING10';

/** Patches for a new value of the fields that a single value does not replace, by their paths. */
const PATCHES: Readonly<Record<string, (value: Value, world: WorldDocument) => unknown>> = {
  'slot.slotType': (slotType) =>
    slotType === null ? { slot: null, previousSlot: null } : { slot: { slotType } },
  'slot.startDateTime': (startDateTime, { slot }) => ({
    slot: { slotType: slot?.slotType ?? 'DELIVERY', ...(startDateTime !== null && { startDateTime }) },
  }),
  'previousSlot.startDateTime': (startDateTime) => ({
    previousSlot: startDateTime === null ? null : { startDateTime },
  }),
  closedDays: (days) => ({
    closedDays: String(days ?? '')
      .split(/[\s,]+/)
      .filter((day) => day !== ''),
  }),
  'payment.promoCode': (state, { payment: { promoCode } }) => ({
    payment: {
      promoCode:
        state === null ? null : { code: promoCode?.code ?? PROMO_CODE, applies: state === 'applies' },
    },
  }),
};

/** Shows the field of the world at a control's path. */
export const showField = (control: Field, path: string, world: WorldDocument): void => {
  const { promoCode } = world.payment;
  const value =
    path === 'payment.promoCode'
      ? promoCode && (promoCode.applies ? 'applies' : 'ended')
      : valueAt(world, path);
  if (control instanceof HTMLInputElement && control.type === 'checkbox') control.checked = value === true;
  else control.value = textOf(value);
};

/**
 * Returns the patch for the value that a control has now. It contains the changed field only: changes by the pages in the
 * meantime are kept. A slot is replaced as a whole, so the patch contains its other fields as well.
 */
export const patchOf = (control: Field, path: string, world: WorldDocument): unknown => {
  const value = read(control);
  const own = PATCHES[path];
  if (own) return own(value, world);
  const [first = '', second] = path.split('.');
  if (second === undefined) return { [first]: value };
  if (first !== 'slot') return { [first]: { [second]: value } };
  return world.slot === null ? {} : { slot: { ...world.slot, [second]: value } };
};
