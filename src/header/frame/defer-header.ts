/**
 * Nearly every page view of a shop never touches the header, and the first frame has all that a visitor sees: links, a form, and
 * the season's button of the page before. So the loader of such a page waits until a shopper comes near, the page is scrolled, or
 * anything else happens on which the header acts [FED-8].
 */
import {
  AMEND_BAR_KEY,
  amendBarHeight,
  headerEvent,
  HEADER_READY,
  IDENTITY_CHANGED,
  LAST_KNOWN_KEY,
  PLACEHOLDER_HEIGHT,
  SEARCH_ROW_BELOW,
  SEARCH_ROW_HEIGHT,
  seasonKey,
  WIDE_FROM,
  type HeaderConfig,
} from '../../../federation/contract';
import { HEADER_WANTED } from '../../../federation/contract/when-wanted';
import { firstRoutes } from '../../kernel/routes';
import { searchTermOf } from '../../context/search-term';
import { appStoreOf, DISMISSED_COOKIE } from '../../domains/app-banner';
import { SEARCH_SHORT } from '../../domains/search';
import { FROM_MD, FROM_XL } from '../../kernel/breakpoints';
import { createTranslate } from '../../kernel/translate';
import { createWindowPage } from '../../platform/browser';
import { hasPageSign, onPageSign } from '../../platform/browser/page-signs';
import { addRules } from '../../platform/browser/add-rules';
import { prefetch, savesData } from '../../platform/browser/prefetch';
import { readCookie } from '../../platform/browser/read-cookie';
import { readDevice } from '../../platform/browser/read-device';
import type { Follower, ShownFrame } from '../../platform/browser/show-frame';
import { whenIdle } from '../../platform/browser/when-idle';
import { languageOf } from '../language';
import { SIGNS, wakeOnIntent } from '../wake-on-intent';

/** A page that opens under a still mouse reports `pointerover`, though nobody has come near. */
const FRAME_SIGNS = SIGNS.map((sign) => (sign === 'pointerover' ? 'pointermove' : sign));

/** How long the loader waits for the frame, in milliseconds. */
const FRAME_TIMEOUT_MS = 3_000;

/** How long the host's events wait for the header's code, in milliseconds. */
const HOLD_MS = 15_000;

/** A header that is not sticky in lower viewports, in CSS pixels, decides that by its code. */
const LEAST_HEIGHT_PX = 200;

/** Returns the height that the header has at the top of the page, in CSS pixels. */
const heightOf = ({ features }: HeaderConfig, width: number): number => {
  if (width >= WIDE_FROM) return PLACEHOLDER_HEIGHT.wide;
  const hasRow = features?.searchField === 'row' && width < SEARCH_ROW_BELOW;
  return PLACEHOLDER_HEIGHT.small + (hasRow ? SEARCH_ROW_HEIGHT : 0);
};

/** Whether the page offers the shop's app. */
const offersApp = ({ brand }: HeaderConfig): boolean => {
  const store = appStoreOf(readDevice().device);
  return Boolean(store && brand.app?.[store]) && readCookie(DISMISSED_COOKIE) === undefined;
};

/** Where there is no room for the long placeholder of the search field, the frame has the short one, as the header will. */
const fitPlaceholder = (
  frame: Element,
  { config, width }: { readonly config: HeaderConfig; readonly width: number },
) => {
  if (width < FROM_MD || width >= FROM_XL) return;
  const text = createTranslate(languageOf(config))(SEARCH_SHORT);
  frame.querySelector('[role="combobox"]')?.setAttribute('placeholder', text);
};

/** Adds the season's button to the row of links, as the header renders it while its menu is closed [SEAS-1]. */
const addSeason = (frame: Element, title: string): void => {
  const { ownerDocument } = frame;
  const button = ownerDocument.createElement('button');
  Object.assign(button, { type: 'button', textContent: title, ariaExpanded: 'false' });
  const item = ownerDocument.createElement('li');
  item.append(button);
  frame.querySelector('ul[data-variant="main"]')?.append(item);
};

/** Links and the form of the frame work without the header, except the link that becomes the button of a menu. */
const needsHeader = (pressed: Element): boolean =>
  pressed.closest('a, form')?.matches(`[data-variant="main"] > li > [href="${firstRoutes.groceries}"]`) !==
  false;

/**
 * Lets the loader wait for a visitor's header. Then the host learns at once that the header is ready; a press of a button that
 * wakes it, and a host's event, is repeated once the header acts. While the page is idle, a page that has more to show wakes
 * it, too: the season's button in the first wide page of a visit, or the offer of the shop's app.
 *
 * @param release its version, and names of the scripts that a first touch needs
 * @param findConfig returns the page's configuration; undefined while there is none
 */
export const createDeferral = (
  root: Document,
  { version, scripts }: { readonly version: string; readonly scripts: readonly string[] },
  findConfig: () => HeaderConfig | undefined,
): Follower => {
  const page = createWindowPage();
  const view = root.defaultView;
  const loads: (() => void)[] = [];
  const repeats: (() => void)[] = [];
  const stops: (() => void)[] = [];
  let shown: ShownFrame | undefined;
  let removeRules: (() => void) | undefined;
  let width = 0;
  let season: string | undefined;
  let canWait = false;
  let isWoken = false;
  let isAnnouncing = false;
  let hasAnnounced = false;

  const mayWait = ({ session }: HeaderConfig): boolean =>
    !isWoken &&
    session?.hasTokenSession === false &&
    searchTermOf(page.location()) === '' &&
    [LAST_KNOWN_KEY, AMEND_BAR_KEY].every((key) => page.recall(key) === undefined) &&
    Number(view?.innerHeight) >= LEAST_HEIGHT_PX &&
    !hasPageSign();

  const wake = (): void => {
    isWoken = true;
    for (const stop of stops.splice(0)) stop();
    for (const load of loads.splice(0)) load();
    // The host has removed the header.
    if (!shown?.frame.isConnected) removeRules?.();
  };
  /** Resolves once the header acts. What was announced for it does not reach the host again. */
  const untilActing = (): Promise<void> =>
    new Promise((resolve) => {
      const ended = new AbortController();
      const names = new Set<string>([HEADER_READY, IDENTITY_CHANGED]);
      const receive = (event: Event): void => {
        if (isAnnouncing) return;
        // The host may have changed the header, which loads it.
        wake();
        if (names.delete(event.type) && hasAnnounced) event.stopImmediatePropagation();
        if (event.type === HEADER_READY) resolve();
        if (names.size === 0) ended.abort();
      };
      for (const name of names)
        view?.addEventListener(name, receive, { capture: true, signal: ended.signal });
    });
  const announce = (): void => {
    isAnnouncing = hasAnnounced = true;
    root.dispatchEvent(headerEvent(HEADER_READY, { version }));
    root.dispatchEvent(headerEvent(IDENTITY_CHANGED, { role: 'visitor' }));
    isAnnouncing = false;
  };

  /** Waits for the shopper, once the frame is in the page and the loader has asked. */
  const wait = ({ frame, config, folder }: ShownFrame): void => {
    const hasMore = width >= WIDE_FROM && season === undefined && config.services.taxonomy !== undefined;
    const acts = untilActing();
    removeRules = addRules(
      `:where(html){--shop-header-height:${String(heightOf(config, width))}px;scroll-padding-top:var(--shop-header-height)}`,
    );
    void acts.then(() => {
      removeRules?.();
      stopSigns();
      for (const repeat of repeats) repeat();
    });
    let stopAnnouncing = page.afterPaint(() => {
      stopAnnouncing = page.onceOpened(announce);
    });
    // The host's events are held until the header acts.
    const stopSigns = onPageSign(config.features?.searchKey === true, (repeat) => {
      if (repeat) repeats.push(repeat);
      wake();
    });
    stops.push(
      () => stopAnnouncing(),
      () => page.after(HOLD_MS, stopSigns),
    );
    const fetchFiles = (): void => {
      // A page with a React of its own has the renderer already.
      const hasReact = frame.parentElement?.localName !== 'shop-header';
      for (const file of savesData() ? [] : scripts)
        if (!hasReact || !/^react(-dom)?\./.test(file)) prefetch(folder + file, 'script');
    };
    stops.push(whenIdle(hasMore || offersApp(config) ? wake : fetchFiles));
    const wakeNow = (): Promise<void> => {
      wake();
      return acts;
    };
    // It holds presses until the header acts.
    wakeOnIntent(frame, wakeNow, page.after, { signs: FRAME_SIGNS, holds: needsHeader });
  };

  root.addEventListener(HEADER_WANTED, (event) => {
    // A component of React has removed the element with the configuration when it asks.
    const config = shown?.config ?? findConfig();
    if (!config || !mayWait(config)) return;
    event.preventDefault();
    if (loads.push((event as CustomEvent<() => void>).detail) > 1) return;
    if (shown) wait(shown);
    else stops.push(page.after(FRAME_TIMEOUT_MS, wake));
  });
  return {
    failed: wake,
    complete(frame, given) {
      width = page.width();
      season = page.recall(seasonKey(given.language?.lang));
      canWait = mayWait(given);
      fitPlaceholder(frame, { config: given, width });
      if (season) addSeason(frame, season);
      const mayHaveBar = given.session?.hasTokenSession !== false;
      return !mayHaveBar || amendBarHeight(page.recall(AMEND_BAR_KEY)) === 0;
    },
    shown(now) {
      shown = now;
      if (!canWait || isWoken) wake();
      else if (loads.length > 0) {
        for (const stop of stops.splice(0)) stop();
        wait(now);
      } else {
        // Nothing acts on it yet: when the loader comes, it need not wait.
        const touch = (): void => {
          isWoken ||= loads.length === 0;
        };
        for (const sign of FRAME_SIGNS)
          now.frame.addEventListener(sign, touch, { capture: true, once: true });
      }
    },
  };
};
