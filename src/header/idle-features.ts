import { addAccountParts } from '../features/account/account-parts';
import { trackAccountMenu } from '../features/account/track-account-menu';
import { startAppBanner } from '../features/app-banner/lazy-app-banner';
import { reportDeprecatedFields } from '../features/deprecation/report-deprecated-fields';
import { followHealthKeys } from '../features/health/follow-health-keys';
import { keepIcons } from '../features/icons/keep-icons';
import { prefetchControls } from '../features/links/prefetch-controls';
import { prefetchOnHover } from '../features/links/prefetch-on-hover';
import { showCompactNavigation } from '../features/menus/compact-navigation';
import { discardHistory } from '../features/search/discard-history';
import { widenSearchButton } from '../features/search/wide-search-button';
import { removeRefusedStorage } from '../features/session/remove-refused-storage';
import { notifyExpired } from '../features/slot/notify-expired';
import { showMinutesLeft } from '../features/slot/show-minutes-left';
import { ignoreZoom } from '../features/zoom/ignore-zoom';
import { reportMalformedEvents } from '../features/sync/report-malformed-events';
import { followTrolleyFailures } from '../features/trolley/log-trolley-failures';
import type { HeaderContext } from '../context/context';
import { keepScrollOnFocus, padScroll } from '../context/steady-scroll';
import { reportLanguageProblem, reportUnknownFields } from './report-config-problems';
import { startEach } from './start-each';

/** Starts the features that nothing on the page waits for. Returns the functions that stop them. */
export const createIdleFeatures = (context: HeaderContext): readonly (() => void)[] => {
  const { browser } = context;
  const element = context.element();
  return startEach(context, {
    deprecated: reportDeprecatedFields,
    unknown: reportUnknownFields,
    language: reportLanguageProblem,
    history: discardHistory,
    search: widenSearchButton,
    account: addAccountParts,
    storage: removeRefusedStorage,
    controls: prefetchControls,
    links: () => prefetchOnHover(element, browser),
    ...(element && {
      focus: () => keepScrollOnFocus(element),
      scroll: () => padScroll(element, browser),
      icons: () => keepIcons(element, browser),
      zoom: () => ignoreZoom(element, browser),
      navigation: () => showCompactNavigation(element, context),
    }),
    events: reportMalformedEvents,
    trolley: () => followTrolleyFailures(context.trolley, context.services.logger),
    expired: notifyExpired,
    minutes: showMinutesLeft,
    app: startAppBanner,
    health: followHealthKeys,
    menu: trackAccountMenu,
  });
};
