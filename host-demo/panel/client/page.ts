/** The element of this id; the panel's page has them all. */
export const byId = <T extends HTMLElement>(id: string, kind: new () => T): T => {
  const element = document.getElementById(id);
  if (!(element instanceof kind)) throw new Error(`the panel has no #${id}`);
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

type Field = HTMLInputElement | HTMLSelectElement;

/** A form control by the name of the field that it shows. */
export const field = (name: string): Field => {
  const control = document.querySelector(`[data-field="${name}"]`);
  if (control instanceof HTMLInputElement || control instanceof HTMLSelectElement) return control;
  throw new Error(`the panel has no field ${name}`);
};

/** Says what was done, or what was wrong with it. */
export const say = (words: string, wrong = false): void => {
  const status = byId('status', HTMLElement);
  status.textContent = words;
  status.toggleAttribute('data-wrong', wrong);
};

/** Runs something that may be refused, and says how it went. */
export const attempt = (work: () => Promise<unknown>, words: string): void => {
  work().then(
    () => {
      say(words);
    },
    (error: unknown) => {
      say(error instanceof Error ? error.message : String(error), true);
    },
  );
};
