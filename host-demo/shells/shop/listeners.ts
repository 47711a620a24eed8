import type { HeaderAdapters } from '../../../federation/contract';

declare global {
  interface Window {
    /** What the header told of the shopper's doings, oldest first; a tag manager would read it. */
    dataLayer?: unknown[];
    /** What the header reported as broken, oldest first; a monitoring service would read it. */
    monitored?: unknown[];
  }
}

export type Listeners = Required<Pick<HeaderAdapters, 'analytics' | 'monitor'>>;

/** A shop's ears: both lists are the page's own, and end with it [EVT-1] [ERR-5]. */
export const createListeners = (page: Window): Listeners => {
  const told = (page.dataLayer ??= []);
  const broken = (page.monitored ??= []);
  return {
    analytics: { push: (event) => void told.push(event) },
    monitor: { report: (problem) => void broken.push(problem) },
  };
};
