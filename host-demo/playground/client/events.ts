import { SLOT_UPDATE, TROLLEY_UPDATE } from '../../../federation/contract';
import { byId, el } from '../../panel/client/page';
import type { LogKind } from './host-events';

const MAX_ENTRIES = 200;

/** Adds an entry to the top of the log. */
export const addEntry = (kind: LogKind, title: string, detail?: unknown): void => {
  const list = byId('log', HTMLElement);
  const label = el('span', { className: 'kind' }, kind);
  label.dataset['kind'] = kind;
  const time = el('time', {}, new Date().toLocaleTimeString('en-GB'));
  const text = detail === undefined ? [] : [el('code', {}, JSON.stringify(detail))];
  list.prepend(el('li', {}, time, ' ', label, ' ', title, ' ', ...text));
  while (list.children.length > MAX_ENTRIES) list.lastElementChild?.remove();
};

/** Connects the button that empties the log. */
export const startLog = (): void => {
  byId('clear', HTMLButtonElement).onclick = () => {
    byId('log', HTMLElement).replaceChildren();
  };
};

const totals = {
  totalEstimatedCost: { amount: 64.2, currencyCode: 'GBP' },
  trolleyItemCounts: { hardConflicts: 0, softConflicts: 1, noConflicts: 17 },
};

/** Events that a host can dispatch, with a detail to edit. */
export const EXAMPLE_EVENTS: readonly {
  readonly title: string;
  readonly name: string;
  readonly detail: unknown;
}[] = [
  { title: 'Trolley: change starts', name: TROLLEY_UPDATE, detail: { phase: 'start' } },
  {
    title: 'Trolley: change ends, with totals',
    name: TROLLEY_UPDATE,
    detail: { phase: 'finish', trolleyTotals: totals },
  },
  { title: 'Trolley: change ends', name: TROLLEY_UPDATE, detail: { phase: 'finish' } },
  { title: 'Trolley: change fails', name: TROLLEY_UPDATE, detail: { phase: 'fail' } },
  { title: 'Slot: change starts', name: SLOT_UPDATE, detail: { phase: 'start' } },
  { title: 'Slot: change ends', name: SLOT_UPDATE, detail: { phase: 'finish' } },
  { title: 'Slot: change fails', name: SLOT_UPDATE, detail: { phase: 'fail' } },
];

/** Lets the user edit the detail of an event, and dispatch it as a host does. */
export const startHostEvents = (dispatch: (name: string, detail: unknown) => void): void => {
  const select = byId('event', HTMLSelectElement);
  const detail = byId('detail', HTMLTextAreaElement);
  const error = byId('detail-error', HTMLElement);
  const chosen = () => EXAMPLE_EVENTS[Number(select.value)];
  const showDetail = (): void => {
    detail.value = JSON.stringify(chosen()?.detail, null, 2);
  };
  select.onchange = showDetail;
  showDetail();
  byId('dispatch', HTMLButtonElement).onclick = () => {
    error.textContent = '';
    try {
      const parsed: unknown = JSON.parse(detail.value);
      dispatch(chosen()?.name ?? '', parsed);
    } catch (problem) {
      error.textContent = String(problem);
      detail.focus();
    }
  };
};
