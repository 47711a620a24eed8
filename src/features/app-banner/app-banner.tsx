import { AppBanner, DISMISSED_SECONDS } from '../../domains/app-banner/lazy';
import { DISMISSED_COOKIE, type AppStore } from '../../domains/app-banner';
import { refusesStorage } from '../../platform/analytics';
import type { SessionStatus } from '../../platform/session';
import { Region } from '../../ui/Region';
import type { HeaderContext } from '../../header/context/context';
import { isShopper } from '../../header/context/identity';

export type AppBannerContext = Pick<HeaderContext, 'props' | 'browser' | 'report' | 'session' | 'modals'>;

interface OfferedApp extends AppBannerContext {
  readonly store: AppStore;
  readonly href: string;
}

/** Shows the app's banner to shoppers, never to staff. Returns a function that removes it. */
export const followAppBanner = ({
  props,
  browser,
  session,
  modals,
  store,
  href,
  report,
}: OfferedApp): (() => void) => {
  // Without cookies the dismissal lasts as long as the page.
  let isDismissed = false;
  const onDismiss = () => {
    isDismissed = true;
    if (!refusesStorage(browser.cookies)) {
      browser.cookies.set(DISMISSED_COOKIE, '1', { maxAgeSeconds: DISMISSED_SECONDS });
    }
    onStatusChange(session.getState());
  };
  const keepClear = (height: number) =>
    browser.setRootProperty('scroll-padding-bottom', `${String(height)}px`);
  const shown = (
    <Region name="app banner" report={report}>
      <AppBanner {...{ store, href, keepClear, onDismiss }} brand={props.config.brand.name} />
    </Region>
  );
  const onStatusChange = (status: SessionStatus) => {
    modals.setStrip('app', !isDismissed && isShopper(status) && shown);
  };
  onStatusChange(session.getState());
  const stop = session.subscribe(onStatusChange);
  return () => {
    stop();
    modals.setStrip('app', null);
  };
};
