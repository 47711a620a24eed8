import type { Fault } from '../../services/sessions/fault';
import type { JournalEntry } from '../../services/sessions/journal';
import type { WorldDocument } from '../../services/state/world';

interface Refusal {
  readonly error?: string;
}

/** Calls one of the demo's handles; rejects with the demo's own words when it refuses. */
const ask = async <T>(method: string, path: string, body?: unknown): Promise<T> => {
  const response = await fetch(path, {
    method,
    ...(body === undefined
      ? {}
      : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  });
  const text = await response.text();
  const answer: unknown = text === '' ? null : JSON.parse(text);
  if (!response.ok)
    throw new Error((answer as Refusal | null)?.error ?? `${path} answered ${String(response.status)}`);
  return answer as T;
};

export const readWorld = () => ask<WorldDocument>('GET', '/demo/world');
export const putWorld = (patch: unknown) => ask<WorldDocument>('PUT', '/demo/world', patch);
export const beginWorld = (preset: string) => ask<WorldDocument>('POST', '/demo/world/reset', { preset });
export const readFaults = () => ask<readonly Fault[]>('GET', '/demo/faults');
export const putFaults = (faults: readonly unknown[]) => ask<readonly Fault[]>('PUT', '/demo/faults', faults);
export const readJournal = () => ask<readonly JournalEntry[]>('GET', '/demo/journal');
export const clearJournal = () => ask<null>('DELETE', '/demo/journal');
