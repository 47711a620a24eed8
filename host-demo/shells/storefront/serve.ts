import { serveApp } from '../serve-app';
import type { ShellDeps } from '../deps';

/** Returns the handler of the storefront's pages. */
export const serveStorefront = (deps: ShellDeps) =>
  serveApp({ name: 'storefront', title: (brand) => `${brand}: groceries online`, expose: './Header' }, deps);
