import { appStoreOf, DISMISSED_COOKIE } from '../../domains/app-banner';
import type { HeaderContext } from '../../context/context';

/** Offers the app on devices that have one, unless it was dismissed; loads nothing elsewhere [APP-1] [APP-2]. */
export const startAppBanner = (context: HeaderContext): (() => void) => {
  const { props, browser, report } = context;
  const store = appStoreOf(browser.device);
  const href = store && props.config.brand.app?.[store];
  if (!href || browser.cookies.get(DISMISSED_COOKIE)) return () => undefined;
  let stop: (() => void) | undefined;
  let isStopped = false;
  import(/* webpackChunkName: "app-banner" */ './app-banner').then(
    ({ followAppBanner }) => {
      if (!isStopped) stop = followAppBanner({ ...context, store, href });
    },
    (error: unknown) => {
      report('app banner', error);
    },
  );
  return () => {
    isStopped = true;
    stop?.();
  };
};
