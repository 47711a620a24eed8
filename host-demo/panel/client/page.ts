import type { Fault } from '../../services/sessions/faults';
import type { JournalEntry } from '../../services/sessions/session';
import type { WorldDocument } from '../../services/state/world';

/** Returns the element of this id. @throws Error if the panel's page has none */
export const byId = <T extends HTMLElement>(id: string, kind: new () => T): T => {
  const element = document.getElementById(id);
  if (!(element instanceof kind)) throw new Error(`the panel has no element #${id}`);
  return element;
};

/** Builds an element with properties and children. */
export const el = <Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  properties: Partial<HTMLElementTagNameMap[Tag]>,
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[Tag] => {
  const element = Object.assign(document.createElement(tag), properties);
  element.append(...children);
  return element;
};

export type Field = HTMLInputElement | HTMLSelectElement;

/** Returns the form control of a field of the world. */
export const field = (name: string): Field => {
  const control = document.querySelector(`[data-field="${name}"]`);
  if (control instanceof HTMLInputElement || control instanceof HTMLSelectElement) return control;
  throw new Error(`the panel has no field ${name}`);
};

/** Shows the result of an action, or its error. */
const showMessage = (words: string, wrong = false): void => {
  const status = byId('status', HTMLElement);
  status.textContent = words;
  status.toggleAttribute('data-wrong', wrong);
};

/**
 * Runs an action that may fail, and shows the result.
 *
 * @param words shown after success; without them, an earlier message stays
 */
export const attempt = (work: () => Promise<unknown>, words?: string): void => {
  work().then(
    () => {
      if (words !== undefined) showMessage(words);
    },
    (error: unknown) => {
      showMessage(error instanceof Error ? error.message : String(error), true);
    },
  );
};

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
/** Returns the names of all products by their line numbers. */
export const readNames = () => request<Readonly<Record<string, string>>>('GET', '/demo/products');
export const readFaults = () => request<readonly Fault[]>('GET', '/demo/faults');
export const putFaults = (faults: readonly unknown[]) =>
  request<readonly Fault[]>('PUT', '/demo/faults', faults);
export const readJournal = () => request<readonly JournalEntry[]>('GET', '/demo/journal');
export const clearJournal = () => request<null>('DELETE', '/demo/journal');
