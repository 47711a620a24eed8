import { appStoreOf, DISMISSED_COOKIE } from '../../domains/app-banner';
import type { Session } from '../../platform/session';
import type { EngineDeps } from '../engine-deps';
import type { Modals } from '../modals';

export interface AppBannerDeps extends Pick<EngineDeps, 'props' | 'browser' | 'report'> {
  readonly session: Session['store'];
  readonly modals: Pick<Modals, 'setStrip'>;
}

/** Offers the app where the device has a use for it and nobody dismissed it; nothing is fetched elsewhere [APP-1] [APP-2]. */
export const startAppBanner = (deps: AppBannerDeps): (() => void) => {
  const { props, browser, report } = deps;
  const store = appStoreOf(browser.device);
  const href = store && props.config.brand.app?.[store];
  if (!href || browser.cookies.get(DISMISSED_COOKIE)) return () => undefined;
  let stop: (() => void) | undefined;
  let isStopped = false;
  import(/* webpackChunkName: "app-banner" */ './app-banner').then(
    ({ followAppBanner }) => {
      if (!isStopped) stop = followAppBanner({ ...deps, store, href });
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
