import { RELOAD_SUGGESTED_KEY } from '../contract/storage';
import { failureOf } from './failure';
import { isEarly, RECOVERY } from './elements';
import type { LoadError, ProblemPart } from './options';
import { bustCaches } from './resolve';
import { trustedScriptUrl } from './trusted';

type Loading = HTMLScriptElement | HTMLLinkElement;

const isLoading = (target: EventTarget | null): target is Loading =>
  target instanceof HTMLScriptElement || (target instanceof HTMLLinkElement && target.rel === 'stylesheet');

const addressOf = (element: Loading): string =>
  element instanceof HTMLScriptElement ? element.src : element.href;

/** The same element, past every cache. Its hash is the same: whatever comes is checked. */
const again = (element: Loading, base: string): Loading => {
  const url = bustCaches(addressOf(element));
  const made = document.createElement(element instanceof HTMLScriptElement ? 'script' : 'link');
  made.crossOrigin = 'anonymous';
  made.integrity = element.integrity;
  if (made instanceof HTMLScriptElement) made.src = trustedScriptUrl(url, base);
  else Object.assign(made, { rel: 'stylesheet', href: url });
  return made;
};

/**
 * Gives every script and style sheet of a release a second try past all caches, once a page and file: after a
 * deployment a cache on the way may still say that it isn't there. Whoever waits for the first element hears of
 * the second one's end. What fails then has failed as a part, and the rest goes on [ERR-6].
 *
 * @param base the release's folder
 * @param partOf what a file is, for the report
 * @param onLost told of what could not be had
 */
export const recoverIn = (
  base: string,
  partOf: (file: string) => ProblemPart,
  onLost: (error: LoadError) => void,
): void => {
  const tried = new Set<string>();
  // An element's own listeners come after this one.
  addEventListener(
    'error',
    (event) => {
      const { target } = event;
      if (!event.isTrusted || !isLoading(target) || isEarly(target)) return;
      const url = addressOf(target);
      if (!url.startsWith(base) || url.includes('?')) return;
      event.stopImmediatePropagation();
      const end = async (element: Loading, type: 'load' | 'error'): Promise<void> => {
        if (type === 'error') {
          if (element !== target) element.remove();
          onLost(await failureOf(url, partOf(url.slice(base.length))));
        }
        // Nobody may put in a third one: the first stands for it, though it has no sheet itself.
        else target.dataset[RECOVERY] = 'done';
        target.dispatchEvent(new Event(type));
      };
      if (tried.has(url)) {
        void end(target, 'error');
        return;
      }
      tried.add(url);
      target.dataset[RECOVERY] = 'begun';
      const second = again(target, base);
      for (const type of ['load', 'error'] as const)
        second.addEventListener(type, () => void end(second, type));
      document.head.append(second);
    },
    true,
  );
};

/** Whether to suggest that the page be loaded anew: once a tab and version, and never where that can't be kept. */
export const mayReload = (version: string): boolean => {
  try {
    if (sessionStorage.getItem(RELOAD_SUGGESTED_KEY) === version) return false;
    sessionStorage.setItem(RELOAD_SUGGESTED_KEY, version);
    return true;
  } catch {
    return false;
  }
};
