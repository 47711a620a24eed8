import type { HeaderAdapters } from '../../../federation/contract';

declare global {
  interface Window {
    /** Analytics events of the header, oldest first; a tag manager would read them. */
    dataLayer?: unknown[];
    /** Problems that the header reported, oldest first; a monitoring service would read them. */
    monitored?: unknown[];
  }
}

export type Listeners = Required<Pick<HeaderAdapters, 'analytics' | 'monitor'>>;

/** Creates the adapters of the shop. Their lists belong to the page, and end with it [EVT-1] [ERR-5]. */
export const createListeners = (page: Window): Listeners => {
  const dataLayer = (page.dataLayer ??= []);
  const broken = (page.monitored ??= []);
  return {
    analytics: { push: (event) => void dataLayer.push(event) },
    monitor: { report: (problem) => void broken.push(problem) },
  };
};
