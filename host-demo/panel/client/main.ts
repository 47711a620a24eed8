import type { Fault } from '../../services/sessions/faults';
import type { JournalEntry } from '../../services/sessions/session';
import { putFaults, readFaults, attempt, byId, el, field, clearJournal, readJournal } from './page';
import { startWorld } from './world';

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

const NUMBERS: readonly string[] = ['status', 'milliseconds', 'times'];

/** Returns the fault of the form, without its empty fields. */
const faultOf = (): Record<string, unknown> =>
  Object.fromEntries(
    ['call', 'kind', 'status', 'milliseconds', 'code', 'times', 'when'].flatMap((name) => {
      const { value } = field(name);
      return value === '' ? [] : [[name, NUMBERS.includes(name) ? Number(value) : value]];
    }),
  );

const refreshFaults = async (): Promise<void> => {
  show(await readFaults());
};

/** Lists the faults of this world, and lets the form add others. */
const startFaults = async (): Promise<void> => {
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

const POLL_MS = 1500;

const queryOf = (query: JournalEntry['query']): string => {
  const text = new URLSearchParams(
    Object.entries(query).map(([name, value]) => [name, String(value)]),
  ).toString();
  return text === '' ? '' : `?${text}`;
};

const row = (entry: JournalEntry): HTMLTableRowElement => {
  const { status } = entry;
  const request = `${entry.method} ${entry.path}${queryOf(entry.query)}`;
  const inside = JSON.stringify({ headers: entry.headers, body: entry.body }, null, 2);
  const details = el('details', {}, el('summary', {}, request), el('pre', {}, inside));
  const shown = el('td', {}, status === null ? 'none' : String(status));
  shown.toggleAttribute('data-failed', status === null || status >= 400);
  return el(
    'tr',
    {},
    el('td', {}, entry.time.slice(11, 23)),
    el('td', {}, entry.call),
    el('td', {}, details),
    shown,
    el('td', {}, entry.milliseconds?.toString() ?? ''),
  );
};

let last = '';

/** Renders only if there is a new entry, so that opened details stay open. */
const refreshJournal = async (): Promise<void> => {
  const entries = await readJournal();
  const now = JSON.stringify(entries);
  if (now === last) return;
  last = now;
  byId('journal', HTMLElement).replaceChildren(...entries.toReversed().map(row));
};

/** Refreshes the journal while the panel is visible. */
const startJournal = async (): Promise<void> => {
  byId('clear-journal', HTMLButtonElement).onclick = () => {
    attempt(async () => {
      await clearJournal();
      await refreshJournal();
    }, 'Journal cleared');
  };
  await refreshJournal();
  setInterval(() => {
    if (document.visibilityState === 'visible') refreshJournal().catch(() => undefined);
  }, POLL_MS);
};

attempt(async () => {
  await startWorld(async () => {
    await refreshFaults();
    await refreshJournal();
  });
  await startFaults();
  byId('controls', HTMLFieldSetElement).disabled = false;
  await startJournal();
});
