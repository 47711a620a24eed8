/** Calls back at once; in a prerendered page, once the shopper opens it [FED-11]. Errors of the callback are logged. */
export const onceOpened = (callback: () => void): void => {
  const run = (): void => {
    try {
      callback();
    } catch (error) {
      console.error(error);
    }
  };
  const page: Document & { readonly prerendering?: boolean } = document;
  if (page.prerendering) page.addEventListener('prerenderingchange', run);
  else run();
};
