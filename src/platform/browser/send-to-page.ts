/** Sends an object to another script of the page, as the `detail` of an event on `document`. */
export const sendToPage = (name: string, detail: unknown): void => {
  document.dispatchEvent(new CustomEvent(name, { detail }));
};
