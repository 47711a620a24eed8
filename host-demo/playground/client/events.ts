import {
  HEADER_READY,
  IDENTITY_CHANGED,
  problemSection,
  SEARCH_SUBMITTED,
  SLOT_UPDATE,
  TROLLEY_UPDATE,
  type HeaderAdapters,
} from '../../../federation/contract';
import type { LoaderOptions } from '../../../federation/loader';
import { byId, el } from '../../panel/client/page';

const MAX_ENTRIES = 200;
const EVENTS = [HEADER_READY, IDENTITY_CHANGED, SEARCH_SUBMITTED, TROLLEY_UPDATE, SLOT_UPDATE];
const CALLS: readonly string[] = ['fetch', 'xmlhttprequest', 'beacon'];

type Kind = 'event' | 'call' | 'analytics' | 'problem' | 'loaded';

const add = (kind: Kind, title: string, detail?: unknown): void => {
  const list = byId('log', HTMLElement);
  const label = el('span', { className: 'kind' }, kind);
  label.dataset['kind'] = kind;
  const time = el('time', {}, new Date().toLocaleTimeString('en-GB'));
  const text = detail === undefined ? [] : [el('code', {}, JSON.stringify(detail))];
  list.prepend(el('li', {}, time, ' ', label, ' ', title, ' ', ...text));
  while (list.children.length > MAX_ENTRIES) list.lastElementChild?.remove();
};

const watchCalls = (): void => {
  new PerformanceObserver((entries) => {
    for (const entry of entries.getEntries()) {
      if (!(entry instanceof PerformanceResourceTiming) || !CALLS.includes(entry.initiatorType)) continue;
      const { pathname, search } = new URL(entry.name);
      const isOwn = pathname.startsWith('/demo/') || pathname.startsWith('/ecom/assets/');
      if (!isOwn)
        add('call', pathname + search, {
          status: entry.responseStatus,
          milliseconds: Math.round(entry.duration),
        });
    }
  }).observe({ type: 'resource', buffered: true });
};

/** Lists events and calls as they happen. */
export const startLog = (): void => {
  for (const name of EVENTS)
    document.addEventListener(name, (event) => {
      add('event', name, event instanceof CustomEvent ? event.detail : undefined);
    });
  watchCalls();
  byId('clear', HTMLButtonElement).onclick = () => {
    byId('log', HTMLElement).replaceChildren();
  };
};

/** Adapters that list the header's analytics and problems. */
export const loggingAdapters: HeaderAdapters = {
  analytics: {
    push: ({ event, ...fields }) => {
      add('analytics', event, fields);
    },
  },
  monitor: {
    report: ({ name, message }) => {
      add('problem', `${name}: ${message}`);
    },
  },
};

/** Callbacks of the loader that list what it reports. */
export const loggingCallbacks: Pick<LoaderOptions, 'onLoaded' | 'onProblem'> = {
  onLoaded: ({ milliseconds, ...loaded }) => {
    add('loaded', 'The header', { ...loaded, milliseconds: Math.round(milliseconds) });
  },
  onProblem: ({ code, message }) => {
    add('problem', `${code}: ${message}`, problemSection(code));
  },
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
export const startHostEvents = (): void => {
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
      document.dispatchEvent(new CustomEvent(chosen()?.name ?? '', { detail: parsed }));
    } catch (problem) {
      error.textContent = String(problem);
      detail.focus();
    }
  };
};
