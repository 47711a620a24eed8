/**
 * Nearly every page view of a shop never touches the header, and the first frame has all that a visitor sees: links, a form, and
 * the season's button of the page before. A customer's frame has trolley and slot, too, which a script of its own adds
 * (`customer/follow-customer.ts`). So the loader of such a page waits until a shopper comes near, the page is scrolled, or anything
 * else happens on which the header acts [FED-8].
 */
import {
  AMEND_BAR_KEY,
  amendBarHeight,
  headerEvent,
  HEADER_READY,
  IDENTITY_CHANGED,
  LAST_KNOWN_KEY,
  seasonKey,
  SLOT_UPDATE,
  TROLLEY_UPDATE,
  WIDE_FROM,
  type HeaderConfig,
  type Role,
} from '../../../federation/contract';
import type { FrameRelease } from '../../../federation/contract/frame-release';
import { HEADER_WANTED, type FrameData, type WantedHeader } from '../../../federation/contract/when-wanted';
import { searchTermOf } from '../../context/search-term';
import { wasRestless } from '../../context/stored-order';
import { createFramePage, type HostPage } from '../../platform/browser';
import { hasPageSign, onPageSign } from '../../platform/browser/page-signs';
import { addRules } from '../../platform/browser/add-rules';
import { prefetch, savesData } from '../../platform/browser/prefetch';
import type { Follower, ShownFrame } from '../../platform/browser/show-frame';
import { whenIdle } from '../../platform/browser/when-idle';
import { SIGNS, wakeOnIntent } from '../wake-on-intent';
import { addSeason, fitPlaceholder, heightOf, offersApp, showMenu } from './complete-frame';
import { CUSTOMER_SCRIPT, type FollowCustomer } from './customer/customer-page';
import { needsHeader } from './needs-header';

/** A page that opens under a still mouse reports `pointerover`, though nobody has come near. */
const FRAME_SIGNS = ['pointermove', ...SIGNS.slice(1)];

/** How long the loader waits for the frame, and a customer's frame for its script, in milliseconds. */
const FRAME_TIMEOUT_MS = 3_000;

/** How long the host's events wait for the header's code, in milliseconds. */
const HOLD_MS = 15_000;

/** A header that is not sticky in lower viewports, in CSS pixels, decides that by its code. */
const LEAST_HEIGHT_PX = 200;

/** Returns the role that an event announces; null for an event without one. */
const roleIn = (event: Event): unknown =>
  (Object((event as CustomEvent<unknown>).detail) as { readonly role?: unknown }).role ?? null;

const isVisitorsPage = ({ session }: HeaderConfig): boolean => session?.hasTokenSession === false;

/** Whether the header can wait for a shopper of this page at all. */
const isKnownShopper = (config: HeaderConfig, page: Pick<HostPage, 'recall'>): boolean =>
  isVisitorsPage(config)
    ? page.recall(LAST_KNOWN_KEY) === undefined
    : // The header logs each call of a customer.
      config.session?.hasTokenSession === true &&
      !config.logging?.enabled &&
      !config.features?.healthPanel &&
      !wasRestless(page);

/**
 * Lets the loader wait for the header. Then the host learns at once that the header is ready; a press of a button that wakes it,
 * and a host's event, is repeated once the header acts. While the page is idle, a page that has more to show wakes it, too: the
 * season's button in the first wide page of a visit, or the offer of the shop's app.
 */
export const createDeferral = (
  root: Document,
  { version, scripts, customerScripts, customer }: FrameRelease,
  findConfig: () => HeaderConfig | undefined,
): Follower => {
  const page = createFramePage();
  const view = root.defaultView;
  const wanted: WantedHeader[] = [];
  const repeats: (() => void)[] = [];
  const stops: (() => void)[] = [];
  /** What the host has been sent, with the role. */
  const announced = new Map<string, unknown>();
  let shown: ShownFrame | undefined;
  let removeRules: (() => void) | undefined;
  let width = 0;
  /** Who is signed in, once it is known. */
  let role: Role | undefined;
  let season: string | undefined;
  let canWait = false;
  let isWoken = false;
  let isAnnouncing = false;
  let data: FrameData | undefined;
  let restore: (() => void) | undefined;
  /** Where the frame is: a component moves it, and the header replaces a frame of another configuration. */
  let place: Element | null = null;
  let acts = Promise.resolve();

  const isRemoved = (): boolean => !shown?.frame.isConnected && !place?.isConnected;
  const mayWait = (config: HeaderConfig): boolean =>
    !isWoken &&
    isKnownShopper(config, page) &&
    searchTermOf(page.location()) === '' &&
    page.recall(AMEND_BAR_KEY) === undefined &&
    Number(view?.innerHeight) >= LEAST_HEIGHT_PX &&
    !hasPageSign(isVisitorsPage(config));
  /** Whether the header has more to show than the frame. */
  const hasMore = (config: HeaderConfig): boolean =>
    (width >= WIDE_FROM && season === undefined && config.services.taxonomy !== undefined) ||
    offersApp(config);

  const wake = (): void => {
    if (isWoken) return;
    isWoken = true;
    for (const stop of stops.splice(0)) stop();
    for (const { load } of wanted.splice(0)) load(data);
    // The host has removed the header.
    if (!shown?.frame.isConnected) removeRules?.();
  };
  /** What has been loaded may be old: the header asks again. */
  const forget = (): void => {
    data?.answers.clear();
    // A header that takes over the frame shows what the frame shows.
    if (!isWoken) {
      restore?.();
      data = undefined;
    }
  };
  /** Keeps what the header takes over, until the host changes trolley or slot. */
  const keep = (given: FrameData): void => {
    data = given;
    for (const name of [SLOT_UPDATE, TROLLEY_UPDATE])
      view?.addEventListener(name, () => given.answers.clear(), true);
  };
  /** Resolves once the header acts. What was announced for it does not reach the host again, unless it is another header. */
  const untilActing = (): Promise<void> =>
    new Promise((resolve) => {
      const ended = new AbortController();
      const names = new Set<string>([HEADER_READY, IDENTITY_CHANGED]);
      const receive = (event: Event): void => {
        if (isAnnouncing) return;
        // The host may have changed the header, which loads it.
        wake();
        if (names.delete(event.type) && announced.get(event.type) === roleIn(event) && !isRemoved())
          event.stopImmediatePropagation();
        if (event.type === HEADER_READY) resolve();
        if (names.size === 0) ended.abort();
      };
      for (const name of names)
        view?.addEventListener(name, receive, { capture: true, signal: ended.signal });
    });
  const announce = (event: CustomEvent<unknown>): void => {
    isAnnouncing = true;
    announced.set(event.type, roleIn(event));
    root.dispatchEvent(event);
    isAnnouncing = false;
  };
  /** A host may listen to the rest once the header is ready. */
  const announceRole = (): void => {
    if (role && announced.has(HEADER_READY)) announce(headerEvent(IDENTITY_CHANGED, { role }));
  };

  /** Shows the customer's order, or wakes the header if there is more to show than trolley and slot. */
  const followCustomer = ({ folder, ...now }: ShownFrame): void => {
    const ended = new AbortController();
    stops.push(() => ended.abort());
    const run = async () => {
      const stopTimer = page.after(FRAME_TIMEOUT_MS, wake);
      const follow = ({ detail }: Event & { readonly detail?: unknown }): void => {
        stopTimer();
        (detail as FollowCustomer)({
          ...now,
          signal: ended.signal,
          onCustomer() {
            role = 'customer';
            announceRole();
          },
          onShown(given, undo) {
            keep(given);
            restore = undo;
          },
          onRestless(given) {
            forget();
            if (given) keep(given);
            wake();
          },
        }).catch(wake);
      };
      root.addEventListener(CUSTOMER_SCRIPT, follow, { once: true, signal: ended.signal });
      await wanted[0]?.runScript(folder, customer);
    };
    stops.push(page.onceOpened(() => void run().catch(wake)));
  };

  /** Waits for the shopper, once the frame is in the page and the loader has asked. */
  const wait = (now: ShownFrame): void => {
    const { frame, config, folder } = now;
    const isVisitor = isVisitorsPage(config);
    place = frame.parentElement;
    removeRules = addRules(
      `:where(html){--shop-header-height:${String(heightOf(config, width))}px;scroll-padding-top:var(--shop-header-height)}`,
    );
    const release = (): void => {
      stopSigns();
      for (const repeat of repeats.splice(0)) repeat();
    };
    void acts.then(() => {
      removeRules?.();
      release();
    });
    if (isVisitor) role = 'visitor';
    let stopAnnouncing = page.afterPaint(() => {
      stopAnnouncing = page.onceOpened(() => {
        announce(headerEvent(HEADER_READY, { version }));
        announceRole();
      });
    });
    // The host's events are held until the header acts.
    const hasSearchKey = config.features?.searchKey === true;
    const stopSigns = onPageSign({ isVisitor, hasSearchKey, isRemoved }, ({ isOld, repeat }) => {
      if (repeat) repeats.push(repeat);
      if (isOld) forget();
      wake();
    });
    stops.push(
      () => stopAnnouncing(),
      () => page.after(HOLD_MS, release),
    );
    const fetchFiles = (): void => {
      // A page with a React of its own has the renderer already.
      const hasReact = frame.parentElement?.localName !== 'shop-header';
      const files = [...scripts, ...(isVisitor ? [] : customerScripts)];
      for (const file of savesData() ? [] : files)
        if (!hasReact || !/^react(-dom)?\./.test(file)) prefetch(folder + file, 'script');
    };
    stops.push(whenIdle(hasMore(config) ? wake : fetchFiles));
    if (!isVisitor) followCustomer(now);
  };

  root.addEventListener(HEADER_WANTED, (event) => {
    // A component of React has removed the element with the configuration when it asks.
    const own = findConfig();
    const config = shown?.config ?? own;
    if (shown && !shown.frame.isConnected) {
      // The host has removed the header, and adds it again.
      announced.clear();
      wake();
    }
    if (!config || !mayWait(config)) return;
    if (own && JSON.stringify(own) !== JSON.stringify(config)) {
      // The host has set another configuration meanwhile. Without its mark, the frame is replaced.
      shown?.frame.previousSibling?.remove();
      return;
    }
    event.preventDefault();
    if (wanted.push((event as CustomEvent<WantedHeader>).detail) > 1) return;
    if (shown) wait(shown);
    else stops.push(page.after(FRAME_TIMEOUT_MS, wake));
  });
  return {
    failed: wake,
    complete(frame, given) {
      width = page.width();
      season = page.recall(seasonKey(given.language?.lang));
      // A customer's first page would ask the services twice.
      canWait = mayWait(given) && (isVisitorsPage(given) || !hasMore(given));
      fitPlaceholder(frame, { config: given, width });
      if (season) addSeason(frame, season);
      if (canWait && given.services.taxonomy !== undefined) showMenu(frame);
      return isVisitorsPage(given) || amendBarHeight(page.recall(AMEND_BAR_KEY)) === 0;
    },
    shown(now) {
      shown = now;
      if (!canWait || isWoken) {
        wake();
        return;
      }
      place = now.frame.parentElement;
      acts = untilActing();
      const wakeNow = (): Promise<void> => {
        // A loader that comes later need not wait.
        wake();
        return acts;
      };
      const holds = needsHeader(isVisitorsPage(now.config), width);
      // It holds presses until the header acts.
      wakeOnIntent(now.frame, wakeNow, page.after, { signs: FRAME_SIGNS, holds });
      if (wanted.length === 0) return;
      for (const stop of stops.splice(0)) stop();
      wait(now);
    },
  };
};
