import type { Fault } from '../../services/sessions/faults';
import type { JournalEntry } from '../../services/sessions/session';
import type { WorldDocument } from '../../services/state/world';

interface Refusal {
  readonly error?: string;
}

/** Calls one of the demo's endpoints; rejects with the response's error message. */
const request = async <T>(method: string, path: string, body?: unknown): Promise<T> => {
  const response = await fetch(path, {
    method,
    ...(body === undefined
      ? {}
      : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  });
  const text = await response.text();
  const result: unknown = text === '' ? null : JSON.parse(text);
  if (!response.ok)
    throw new Error((result as Refusal | null)?.error ?? `${path} responded with ${String(response.status)}`);
  return result as T;
};

export const readWorld = () => request<WorldDocument>('GET', '/demo/world');
export const putWorld = (patch: unknown) => request<WorldDocument>('PUT', '/demo/world', patch);
export const beginWorld = (preset: string) => request<WorldDocument>('POST', '/demo/world/reset', { preset });
export const readFaults = () => request<readonly Fault[]>('GET', '/demo/faults');
export const putFaults = (faults: readonly unknown[]) =>
  request<readonly Fault[]>('PUT', '/demo/faults', faults);
export const readJournal = () => request<readonly JournalEntry[]>('GET', '/demo/journal');
export const clearJournal = () => request<null>('DELETE', '/demo/journal');
