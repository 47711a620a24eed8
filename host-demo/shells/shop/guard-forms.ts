/** Prevents a second submission of a form while the first is pending. */
export const guardForms = (page: Document): void => {
  const submitted = new WeakSet<HTMLFormElement>();
  page.addEventListener('submit', (event) => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement) || form.method !== 'post' || !form.closest('#main')) return;
    if (submitted.has(form)) event.preventDefault();
    submitted.add(form);
  });
  // The back-forward cache restores a page with its forms enabled.
  page.defaultView?.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) for (const form of page.forms) submitted.delete(form);
  });
};
