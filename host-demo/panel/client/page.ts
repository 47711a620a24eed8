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
export const showMessage = (words: string, wrong = false): void => {
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
