import type { HeaderAdapters } from '../../../federation/contract';
import type { HealthMeasurement, HealthSink } from '../../../federation/loader';

/** CSS property on the root element: the height that a page reserves for the amend bar until its script has loaded. */
export const AMEND_BAR_SPACE = '--amend-bar-space';

/** Ends the page's reservation, because the header's container now reserves the bar's height [AMND-1]. */
export const passAmendBarHeight = (page: Document): void => {
  page.documentElement.style.removeProperty(AMEND_BAR_SPACE);
};

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

const ADDRESS = '/demo/releases/measurements';

/** Sends each measurement of the header as a beacon, which also arrives when the page is left. */
export const healthSink: HealthSink = {
  report: (measurement: HealthMeasurement) => {
    navigator.sendBeacon(ADDRESS, JSON.stringify(measurement));
  },
};

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

/** Distance from the viewport at which content below it is loaded, in CSS pixels. */
const MARGIN_PX = 400;

/** Calls back once, when an element comes near the viewport. Returns a function that stops watching. */
export const whenNearView = (element: Element, callback: () => void): (() => void) => {
  const watch = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      watch.disconnect();
      callback();
    },
    { rootMargin: `${String(MARGIN_PX)}px` },
  );
  watch.observe(element);
  return () => {
    watch.disconnect();
  };
};
