import type { TrolleyLine, WorldDocument } from '../../services/state/world';
import { beginWorld, putWorld, readWorld } from './handles';
import { attempt, byId, el, field } from './page';

const FLAGS = ['searchHistory', 'pinBar', 'adTechMenuBanners', 'multiSearch'] as const;
const CONFLICTS = ['NONE', 'SOFT', 'HARD'] as const;

const check = (name: string, on: boolean): void => {
  const control = field(name);
  if (control instanceof HTMLInputElement) control.checked = on;
};

const isChecked = (name: string): boolean => {
  const control = field(name);
  return control instanceof HTMLInputElement && control.checked;
};

const textOrNull = (name: string): string | null => (field(name).value === '' ? null : field(name).value);

const numberOrNull = (name: string): number | null =>
  field(name).value === '' ? null : Number(field(name).value);

const lineRow = (line: TrolleyLine, lines: readonly TrolleyLine[]): HTMLTableRowElement => {
  const replace = (next: readonly TrolleyLine[]): void => {
    attempt(async () => {
      show(await putWorld({ trolley: { lines: next } }));
    }, 'Trolley changed');
  };
  const swap = (changed: TrolleyLine): void => {
    replace(lines.map((other) => (other === line ? changed : other)));
  };
  const amount = el('input', { type: 'number', value: String(line.amount), min: '0', step: 'any' });
  amount.ariaLabel = `Amount of ${line.lineNumber}`;
  amount.onchange = () => {
    swap({ ...line, amount: amount.valueAsNumber });
  };
  const conflict = el('select', {}, ...CONFLICTS.map((value) => el('option', {}, value)));
  conflict.value = line.conflict;
  conflict.ariaLabel = `Conflict of ${line.lineNumber}`;
  conflict.onchange = () => {
    const chosen = CONFLICTS.find((value) => value === conflict.value);
    swap({ ...line, conflict: chosen ?? line.conflict });
  };
  const remove = el('button', { type: 'button' }, 'Remove');
  remove.ariaLabel = `Remove ${line.lineNumber}`;
  remove.onclick = () => {
    replace(lines.filter((other) => other !== line));
  };
  return el('tr', {}, ...[line.lineNumber, amount, conflict, remove].map((cell) => el('td', {}, cell)));
};

const show = (world: WorldDocument): void => {
  const { slot, trolley, features } = world;
  field('who').value = world.who;
  field('orderState').value = world.orderState;
  field('slotType').value = slot?.slotType ?? 'none';
  field('slotStart').value = slot?.startDateTime ?? '';
  field('pass').value = world.pass;
  field('instantCheckout').value = world.instantCheckout;
  field('deliveryMinimum').value = trolley.deliveryMinimum?.toString() ?? '';
  field('collectionMinimum').value = trolley.collectionMinimum?.toString() ?? '';
  field('clock').value = world.clock ?? '';
  check('slotChangeable', world.slotChangeable);
  for (const name of FLAGS) check(name, features[name]);
  byId('lines', HTMLElement).replaceChildren(...trolley.lines.map((line) => lineRow(line, trolley.lines)));
  byId('json', HTMLTextAreaElement).value = JSON.stringify(world, null, 2);
};

/** Only what was touched is put: what pages did meanwhile stays. */
const patchOf = (name: string): unknown => {
  const slotType = field('slotType').value;
  const start = textOrNull('slotStart');
  switch (name) {
    case 'slotType':
      return slotType === 'none' ? { slot: null, previousSlot: null } : { slot: { slotType } };
    case 'slotStart':
      return { slot: { slotType, ...(start === null ? {} : { startDateTime: start }) } };
    case 'deliveryMinimum':
    case 'collectionMinimum':
      return { trolley: { [name]: numberOrNull(name) } };
    case 'clock':
      return { clock: textOrNull('clock') };
    case 'slotChangeable':
      return { slotChangeable: isChecked(name) };
    case 'searchHistory':
    case 'pinBar':
    case 'adTechMenuBanners':
    case 'multiSearch':
      return { features: { [name]: isChecked(name) } };
    default:
      return { [name]: field(name).value };
  }
};

/** Lets the world's form, its JSON and the presets' buttons change the world. */
export const startWorld = async (afterPreset: () => Promise<void>): Promise<void> => {
  byId('world', HTMLFormElement).onchange = ({ target }) => {
    const name = target instanceof HTMLElement ? target.dataset['field'] : undefined;
    if (name === undefined) return;
    attempt(async () => {
      show(await putWorld(patchOf(name)));
    }, 'World changed');
  };
  byId('put-json', HTMLButtonElement).onclick = () => {
    attempt(async () => {
      show(await putWorld(JSON.parse(byId('json', HTMLTextAreaElement).value)));
    }, 'World changed');
  };
  for (const button of document.querySelectorAll<HTMLButtonElement>('[data-preset]')) {
    button.onclick = () => {
      attempt(async () => {
        show(await beginWorld(button.dataset['preset'] ?? ''));
        await afterPreset();
      }, `New world: ${button.textContent.trim()}`);
    };
  }
  show(await readWorld());
};
