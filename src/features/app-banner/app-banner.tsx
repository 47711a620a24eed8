import { stopAll } from '../../kernel/stop-all';
import { AppBanner } from '../../domains/app-banner/lazy';
import { DISMISSED_COOKIE, type AppStore } from '../../domains/app-banner';
import { refusesStorage } from '../../platform/analytics';
import { Region } from '../../ui/Region';
import type { HeaderContext } from '../../context/context';
import { isShopper } from '../../context/identity';

/** Lifetime of the cookie that records a dismissed banner, in seconds: a year [APP-2]. */
const DISMISSED_SECONDS = 365 * 24 * 60 * 60;

interface OfferedApp extends HeaderContext {
  readonly store: AppStore;
  readonly href: string;
}

/** Shows the app's banner to shoppers, never to staff or while an order is amended. Returns a function that removes it. */
export const followAppBanner = ({
  props,
  browser,
  session,
  page,
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
    update();
  };
  const shown = (
    <Region name="app banner" report={report}>
      <AppBanner {...{ store, href, onDismiss }} brand={props.config.brand.name} />
    </Region>
  );
  const update = () => {
    const isAmending = page.getState().amendHeight > 0;
    const strip = !isDismissed && !isAmending && isShopper(session.getState()) && shown;
    if (strip !== modals.store.getState().strips.app) modals.setStrip('app', strip);
  };
  update();
  return stopAll(session.subscribe(update), page.subscribe(update), () => {
    modals.setStrip('app', null);
  });
};
