import type { WorldDocument, TrolleyLine } from '../../services/state/world';
import { putWorld, readNames, readWorld, attempt, byId, el, type Field } from './page';
import { showSummary, startPresets } from './presets';

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
const showField = (control: Field, path: string, world: WorldDocument): void => {
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
const patchOf = (control: Field, path: string, world: WorldDocument): unknown => {
  const value = read(control);
  const own = PATCHES[path];
  if (own) return own(value, world);
  const [first = '', second] = path.split('.');
  if (second === undefined) return { [first]: value };
  if (first !== 'slot') return { [first]: { [second]: value } };
  return world.slot === null ? {} : { slot: { ...world.slot, [second]: value } };
};

const CONFLICTS = [
  ['NONE', 'Available'],
  ['SOFT', 'With a restriction'],
  ['HARD', 'Unavailable'],
] as const;

/** Names of the products by line number. */
let names: Readonly<Record<string, string>> = {};

const lineRow = (line: TrolleyLine, lines: readonly TrolleyLine[]): HTMLTableRowElement => {
  const name = names[line.lineNumber] ?? line.lineNumber;
  const replace = (next: readonly TrolleyLine[]): void => {
    attempt(async () => {
      show(await putWorld({ trolley: { lines: next } }));
    }, 'Trolley changed');
  };
  const swap = (changed: TrolleyLine): void => {
    replace(lines.map((other) => (other === line ? changed : other)));
  };
  const amount = el('input', { type: 'number', value: String(line.amount), min: '0', step: 'any' });
  amount.ariaLabel = `Amount of ${name}`;
  amount.onchange = () => {
    swap({ ...line, amount: amount.valueAsNumber });
  };
  const conflict = el('select', {}, ...CONFLICTS.map(([value, title]) => el('option', { value }, title)));
  conflict.value = line.conflict;
  conflict.ariaLabel = `Availability of ${name}`;
  conflict.onchange = () => {
    const [chosen = line.conflict] = CONFLICTS.find(([value]) => value === conflict.value) ?? [];
    swap({ ...line, conflict: chosen });
  };
  const remove = el('button', { type: 'button' }, 'Remove');
  remove.ariaLabel = `Remove ${name}`;
  remove.onclick = () => {
    replace(lines.filter((other) => other !== line));
  };
  return el('tr', {}, ...[name, amount, conflict, remove].map((cell) => el('td', {}, cell)));
};

let current: WorldDocument | undefined;

const show = (world: WorldDocument): void => {
  current = world;
  showSummary(world);
  for (const control of document.querySelectorAll<Field>('#world [data-field]'))
    showField(control, control.dataset['field'] ?? '', world);
  const { lines } = world.trolley;
  byId('lines', HTMLElement).replaceChildren(...lines.map((line) => lineRow(line, lines)));
  byId('json', HTMLTextAreaElement).value = JSON.stringify(world, null, 2);
};

/** Connects the world's form, its JSON and the presets to the world. */
export const startWorld = async (afterPreset: () => Promise<void>): Promise<void> => {
  byId('world', HTMLFormElement).onchange = ({ target }) => {
    if (!(target instanceof HTMLInputElement || target instanceof HTMLSelectElement)) return;
    const { field } = target.dataset;
    if (field === undefined || current === undefined) return;
    const patch = patchOf(target, field, current);
    attempt(async () => {
      show(await putWorld(patch));
    }, 'World changed');
  };
  byId('put-json', HTMLButtonElement).onclick = () => {
    attempt(async () => {
      show(await putWorld(JSON.parse(byId('json', HTMLTextAreaElement).value)));
    }, 'World changed');
  };
  startPresets(async (world) => {
    show(world);
    await afterPreset();
  });
  names = await readNames();
  show(await readWorld());
};
