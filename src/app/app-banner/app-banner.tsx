import { AppBanner, DISMISSED_SECONDS } from '../../domains/app-banner/lazy';
import { DISMISSED_COOKIE, type AppStore } from '../../domains/app-banner';
import type { SessionStatus } from '../../platform/session';
import { Region } from '../../ui/Region';
import { isShopper } from '../identity';
import type { AppBannerDeps } from './app-banner-loader';

interface OfferedApp extends AppBannerDeps {
  readonly store: AppStore;
  readonly href: string;
}

/** Shows the app's offer to shoppers, once it is known that nobody acts for them. The answer ends it. */
export const followAppBanner = ({
  props,
  browser,
  session,
  modals,
  store,
  href,
  report,
}: OfferedApp): (() => void) => {
  // Where cookies are blocked it is remembered as long as the page.
  let isDismissed = false;
  const onDismiss = () => {
    isDismissed = true;
    browser.cookies.set(DISMISSED_COOKIE, '1', { maxAgeSeconds: DISMISSED_SECONDS });
    look(session.getState());
  };
  const keepClear = (height: number) =>
    browser.setRootProperty('scroll-padding-bottom', `${String(height)}px`);
  const shown = (
    <Region name="app banner" report={report}>
      <AppBanner {...{ store, href, keepClear, onDismiss }} brand={props.config.brand.name} />
    </Region>
  );
  const look = (status: SessionStatus) => {
    modals.setStrip('app', !isDismissed && isShopper(status) && shown);
  };
  look(session.getState());
  const stop = session.subscribe(look);
  return () => {
    stop();
    modals.setStrip('app', null);
  };
};
