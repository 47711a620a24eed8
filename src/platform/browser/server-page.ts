import type { HostPage } from './browser';

const nothing = () => undefined;
const stop = () => nothing;

/** The functions of the page for rendering on a server, where nothing is painted or stored. */
export const createServerPage = (address: URL): HostPage => ({
  now: () => Date.now(),
  after: stop,
  location: () => address,
  recall: nothing,
  remember: nothing,
  afterPaint: stop,
  onceOpened: stop,
  searchField: nothing,
  width: () => 0,
});
