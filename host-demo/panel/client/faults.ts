import type { Fault } from '../../services/sessions/faults';
import { putFaults, readFaults } from './handles';
import { attempt, byId, el, field } from './page';

const describe = ({ call, kind, times, ...details }: Fault): string => {
  const extra = Object.values(details).map((value) => ` ${String(value)}`);
  return `${call}: ${kind}${extra.join('')}${times === undefined ? '' : `, ${String(times)} times`}`;
};

const show = (faults: readonly Fault[]): void => {
  const items = faults.map((fault) => {
    const remove = el('button', { type: 'button' }, 'Remove');
    remove.ariaLabel = `Remove ${describe(fault)}`;
    remove.onclick = () => {
      attempt(async () => {
        show(await putFaults(faults.filter((other) => other !== fault)));
      }, 'Fault removed');
    };
    return el('li', {}, describe(fault), remove);
  });
  byId('faults', HTMLElement).replaceChildren(...(items.length > 0 ? items : [el('li', {}, 'No faults')]));
};

const detailFrom = (name: string, read: (text: string) => unknown): Record<string, unknown> => {
  const { value } = field(name);
  return value === '' ? {} : { [name]: read(value) };
};

const faultOf = (): Record<string, unknown> => ({
  call: field('call').value,
  kind: field('kind').value,
  ...detailFrom('status', Number),
  ...detailFrom('milliseconds', Number),
  ...detailFrom('code', String),
  ...detailFrom('times', Number),
  ...detailFrom('when', String),
});

export const refreshFaults = async (): Promise<void> => {
  show(await readFaults());
};

/** Lists the faults of this world, and lets the form add others. */
export const startFaults = async (): Promise<void> => {
  byId('fault', HTMLFormElement).onsubmit = (event) => {
    event.preventDefault();
    attempt(async () => {
      show(await putFaults([...(await readFaults()), faultOf()]));
    }, 'Fault added');
  };
  byId('no-faults', HTMLButtonElement).onclick = () => {
    attempt(async () => {
      show(await putFaults([]));
    }, 'Faults removed');
  };
  await refreshFaults();
};
