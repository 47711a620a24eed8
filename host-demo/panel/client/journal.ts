import type { JournalEntry } from '../../services/sessions/session';
import { clearJournal, readJournal } from './handles';
import { attempt, byId, el } from './page';

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
export const refreshJournal = async (): Promise<void> => {
  const entries = await readJournal();
  const now = JSON.stringify(entries);
  if (now === last) return;
  last = now;
  byId('journal', HTMLElement).replaceChildren(...entries.toReversed().map(row));
};

/** Refreshes the journal while the panel is visible. */
export const startJournal = async (): Promise<void> => {
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
