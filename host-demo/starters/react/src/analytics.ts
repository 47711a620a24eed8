import type { AnalyticsSink } from 'shop-header-loader/contract';

/** Passes the header's events to the page's data layer. */
export const analytics: AnalyticsSink = {
  push: (event) => {
    const page = window as { dataLayer?: object[] };
    (page.dataLayer ??= []).push({ ...event });
  },
};
