/**
 * From the script tag to the painted header:
 *
 * 1. The page's bundle imports the loader from `index.ts`, or from `react.ts` for React. The classic script is
 *    `element/script.ts`: it defines `<shop-header>` of `element/shop-header.ts`, which calls {@link mountHeader} when it
 *    is connected.
 * 2. This file reserves the header's height with `fallback.ts` and starts the timer of the plain links. Markup of a
 *    server (`server-markup.ts`) stays in place instead. In React, `RemoteHeader.tsx` calls it with its own element.
 * 3. `load.ts` loads a module once per page, in at most two attempts, each with a timeout. `load-header.ts` shares the
 *    host's React with the module. After a failure `try-again.ts` calls it again when loading may succeed.
 * 4. `page-release.ts` chooses the release: it reads the channel's file and `header.json`, whose hash and shape are
 *    checked (`release.ts`), and the contract's version (`options.ts`). During a roll-out `rollout/page-target.ts`
 *    chooses, and for a developer `override/resolve-override.ts`; both are lazy-loaded.
 * 5. `container.ts` runs the entry of the release, and gets the exposed module from it.
 * 6. `assets.ts` inserts the scripts and style sheets of step 5 with their hashes. `retry-failed-assets.ts` retries each
 *    that fails, once.
 * 7. `report.ts` reports the loaded header, or a problem, to the host, and to `health/page-health.ts` if the host has a
 *    sink; that file is lazy-loaded, too (`optional-parts.ts`).
 * 8. This file calls the module's `mount`, which paints the header in place of the fallback. After a failure the plain
 *    links remain.
 */
import type { HeaderClient, HeaderProps, MountedHeader, MountModule } from '../contract';
import { whenWanted, type FrameData } from '../contract/when-wanted';
import { runScript } from './assets';
import type { SharedModules } from './container';
import { createDeferredClient } from './deferred-client';
import { createEmptyObserver } from './empty-observer';
import { keepAssets, load, loadedMount } from './load';
import { LoadError, linksDelay, type LoaderOptions } from './options';
import { reportProblem, toProblem } from './report';
import { findServerMark, hasServerMarkup } from './server-markup';
import { loadUntilLoaded } from './try-again';
import { createFallback, fallbackFactsOf, type Fallback } from './fallback';

/**
 * Calls `begin` after the next paint if the page has a server's markup, which must be visible before scripts run, else
 * at once. Hidden pages don't wait.
 */
const afterPaint = (hasMarkup: boolean, begin: () => void): void => {
  if (!hasMarkup || document.hidden) begin();
  else requestAnimationFrame(() => setTimeout(begin));
};

/**
 * Reserves the header's space in `element`, unless a server's markup has it or the header is already loaded. Displays
 * plain links if loading takes too long.
 *
 * @param isRendered whether the element contains a server's markup
 */
const createPlaceholder = (
  element: HTMLElement,
  options: LoaderOptions,
  props: HeaderProps,
  isRendered: boolean,
) => {
  let fallback: Fallback | undefined;
  // Created only when it is needed, which is rare over a server's markup.
  const getFallback = (): Fallback => (fallback ??= createFallback(fallbackFactsOf(props)));
  if (!isRendered && !loadedMount()) element.replaceChildren(getFallback().node);
  const linksTimer = setTimeout(() => fallback?.showLinks(), linksDelay(options));
  return {
    showLinks: (): void => {
      const { node, showLinks } = getFallback();
      showLinks();
      // Inserted again, the links would lose the focus.
      if (!node.isConnected) element.replaceChildren(node);
    },
    inUse: () => fallback?.inUse(),
    stop: () => clearTimeout(linksTimer),
    remove: (): void => {
      fallback?.node.remove();
      // If the page keeps the handle, the handle must not keep these nodes in memory [FED-6].
      fallback = undefined;
    },
  };
};

/** Whether the host has passed what only the header calls or obeys. */
const needsHeader = ({ analytics, navigation, onReady, session }: HeaderProps): boolean =>
  Boolean(analytics ?? navigation ?? onReady ?? session);

const reportRenderError = (options: LoaderOptions, error: unknown): void => {
  console.error(error);
  reportProblem(options, toProblem(error, 'render', 'header'));
};

const updateHeader = (
  mounted: MountedHeader | undefined,
  options: LoaderOptions,
  props: HeaderProps,
): void => {
  try {
    mounted?.update(props);
  } catch (error) {
    // The header refuses a wrong configuration before it renders: the rendered one stays.
    reportRenderError(options, error);
  }
};

/**
 * Does the same as {@link mountHeader}, on the host's React or the remote's.
 *
 * @param shared the host's React; empty if the header uses its own
 */
export const mountWithReact = (
  shared: SharedModules,
  element: HTMLElement,
  options: LoaderOptions,
  props: HeaderProps,
): MountedHeader => {
  const stopKeeping = keepAssets();
  let latest = props;
  let mounted: MountedHeader | undefined;
  let isUnmounted = false;
  let hasBegun = false;
  let stopLoading: (() => void) | undefined;
  let isRendered = hasServerMarkup(element);
  const placeholder = createPlaceholder(element, options, props, isRendered);

  const showFallback = (): void => {
    placeholder.stop();
    // A frame may have come since.
    if (!isUnmounted && !isRendered && !hasServerMarkup(element)) placeholder.showLinks();
  };
  const handleRenderError = (error: unknown): void => {
    reportRenderError(options, error);
    showFallback();
  };
  const observer = createEmptyObserver(element, () => {
    mounted = undefined;
    handleRenderError(new LoadError('render', 'header', 'the header threw while rendering'));
  });

  const show = (mount: MountModule['mount'], data?: FrameData): void => {
    placeholder.stop();
    if (isUnmounted || placeholder.inUse()) return;
    try {
      mounted = mount(element, latest, data);
      isRendered = false;
      observer.observe(element, { childList: true });
    } catch (error) {
      handleRenderError(error);
    }
  };
  const begin = (data?: FrameData): void => {
    const loaded = loadedMount();
    if (isUnmounted || hasBegun) return;
    hasBegun = true;
    const showLoaded = (mount: MountModule['mount']): void => show(mount, data);
    if (loaded) showLoaded(loaded);
    else stopLoading = loadUntilLoaded(() => load(options, shared), showLoaded, showFallback);
  };
  // The frame of a `<shop-header>` may come later.
  const mayWait = (isRendered || element.matches('shop-header')) && !needsHeader(props);
  afterPaint(isRendered, () => (mayWait && !loadedMount() ? whenWanted(begin, runScript) : begin()));

  return {
    update: (next) => {
      const isOther = !mounted && JSON.stringify(next.config) !== JSON.stringify(latest.config);
      latest = next;
      if (isOther) {
        // Without its mark, markup of the former configuration is replaced.
        findServerMark(element)?.remove();
      }
      if (isOther || (mayWait && needsHeader(next))) begin();
      updateHeader(mounted, options, next);
    },
    unmount: () => {
      if (isUnmounted) return;
      isUnmounted = true;
      stopKeeping();
      stopLoading?.();
      placeholder.stop();
      observer.disconnect();
      mounted?.unmount();
      placeholder.remove();
    },
  };
};

/** The handle that {@link mountHeader} returns. Calls of its client wait until the header is loaded. */
export interface MountedRemoteHeader extends MountedHeader, HeaderClient {}

/**
 * Renders the header into `element`, on the remote's own React. `element` has the header's height until the header is
 * loaded. If loading takes too long or fails, or the header throws, plain links are displayed instead. After a failure it
 * loads again when the page is online or shown again, or has another address. Never throws [FED-2] [FED-4].
 *
 * Markup that a server has rendered into `element` stays until the header is loaded, with working links and a working
 * form. It also stays if the header fails to load [FED-8].
 *
 * @param element at the top of the body, on a page without another header; empty, or with a server's markup
 * @param options address of the remote, timeout and callbacks
 */
export const mountHeader = (
  element: HTMLElement,
  options: LoaderOptions,
  props: HeaderProps,
): MountedRemoteHeader => {
  const { client, onReady, stop } = createDeferredClient();
  const withClient = (given: HeaderProps): HeaderProps => ({
    ...given,
    onReady: (own) => {
      onReady(own);
      given.onReady?.(own);
    },
  });
  const { update, unmount } = mountWithReact({}, element, options, withClient(props));
  return {
    ...client,
    update: (next) => update(withClient(next)),
    unmount: () => {
      stop();
      unmount();
    },
  };
};
