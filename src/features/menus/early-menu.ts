const find = (header: HTMLElement | null) => header?.querySelector<HTMLElement>('[data-started]');

/**
 * The menu that a server's markup has, until the code of the groceries menu has loaded [FED-8] [MEGA-3].
 *
 * @param header returns the header's element
 */
export const createEarlyMenu = (header: () => HTMLElement | null) => ({
  /** Whether its script has run, and the page still has it. */
  exists: () => !!find(header()),
  isOpen: () => find(header())?.hidden === false,
  /** Ends it, so that the row replaces its panel. Returns whether it was open; the focus is then on its button. */
  end: () => find(header())?.dispatchEvent(new Event('menu-loaded', { cancelable: true })) === false,
});
