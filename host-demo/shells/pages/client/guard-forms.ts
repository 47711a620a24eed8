/** Lets each form go once: a second press while the answer is under way does nothing. */
export const guardForms = (page: Document): void => {
  const gone = new WeakSet<HTMLFormElement>();
  page.addEventListener('submit', (event) => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement) || form.method !== 'post' || !form.closest('#main')) return;
    if (gone.has(form)) event.preventDefault();
    gone.add(form);
  });
  // A page that Back restores has its forms ready again.
  page.defaultView?.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) for (const form of page.forms) gone.delete(form);
  });
};
