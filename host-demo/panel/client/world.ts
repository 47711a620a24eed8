import type { TrolleyLine, WorldDocument } from '../../services/state/world';
import { beginWorld, putWorld, readWorld } from './handles';
import { attempt, byId, el, type Field } from './page';
import { patchOf, showField } from './world-fields';

const CONFLICTS = ['NONE', 'SOFT', 'HARD'] as const;

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

let current: WorldDocument | undefined;

const show = (world: WorldDocument): void => {
  current = world;
  for (const control of document.querySelectorAll<Field>('#world [data-field]'))
    showField(control, control.dataset['field'] ?? '', world);
  const { lines } = world.trolley;
  byId('lines', HTMLElement).replaceChildren(...lines.map((line) => lineRow(line, lines)));
  byId('json', HTMLTextAreaElement).value = JSON.stringify(world, null, 2);
};

/** Connects the world's form, its JSON and the presets' buttons to the world. */
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
  const presetButtons = document.querySelectorAll<HTMLButtonElement>('[data-preset]');
  for (const button of presetButtons) {
    button.onclick = () => {
      attempt(async () => {
        show(await beginWorld(button.dataset['preset'] ?? ''));
        for (const each of presetButtons) each.ariaPressed = String(each === button);
        await afterPreset();
      }, `New world: ${button.textContent.trim()}`);
    };
  }
  show(await readWorld());
};
