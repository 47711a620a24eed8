/** Returns the page of the starter `plain` with another configuration. */
export const withConfig = (page: string, config: unknown): string =>
  page.replace(
    /(<script type="application\/json">)[^]*?(?=<\/script>)/,
    (_, element: string) => element + JSON.stringify(config, null, 2).replaceAll('<', '\\u003c'),
  );
