import { ASSET_RETRY, createAsset, insertAsset, isCritical } from './assets';
import type { LoadError, ProblemPart } from './options';
import { bustCaches } from './release';
import { failureOf } from './report';

type Loading = HTMLScriptElement | HTMLLinkElement;

const isLoading = (target: EventTarget | null): target is Loading =>
  target instanceof HTMLScriptElement || (target instanceof HTMLLinkElement && target.rel === 'stylesheet');

const addressOf = (element: Loading): string =>
  element instanceof HTMLScriptElement ? element.src : element.href;

/**
 * Retries each script and style sheet of a release that fails to load, once per file, bypassing all caches:
 * after a deployment, a cache may still have a 404 response for a new file. Listeners of the first element receive the
 * load or error event of the retry. After a second failure only this part has failed, and the header keeps working
 * [ERR-6].
 *
 * @param base the release's folder
 * @param tried receives the addresses that were retried; they are not retried again
 * @param partOf returns the part to which a file belongs, for the report
 * @param onLost called for each file that failed twice
 * @returns a function that ends this, and removes all elements of the release that were added since
 */
export const retryFailedAssets = (
  base: string,
  tried: Set<string>,
  partOf: (file: string) => ProblemPart,
  onLost: (error: LoadError) => void,
): (() => void) => {
  const elements = (): Loading[] =>
    [...document.querySelectorAll<Loading>('script, link')].filter((each) =>
      addressOf(each).startsWith(base),
    );
  const before = elements();
  const retry = (event: Event): void => {
    const { target } = event;
    if (!event.isTrusted || !isLoading(target) || isCritical(target) || !target.integrity) return;
    const url = addressOf(target);
    if (!url.startsWith(base) || url.includes('?')) return;
    event.stopImmediatePropagation();
    const end = async (element: Loading, type: 'load' | 'error'): Promise<void> => {
      if (type === 'error') {
        if (element !== target) element.remove();
        onLost(await failureOf(url, partOf(url.slice(base.length)), target.integrity));
      }
      // Marks the first element as loaded, although it has no sheet itself, so that no third element is inserted.
      else target.dataset[ASSET_RETRY] = 'done';
      target.dispatchEvent(new Event(type));
    };
    if (tried.has(url)) {
      void end(target, 'error');
      return;
    }
    tried.add(url);
    target.dataset[ASSET_RETRY] = 'begun';
    // The same hash, so the file is checked.
    const tag = target instanceof HTMLScriptElement ? 'script' : 'link';
    const second = createAsset(tag, bustCaches(url), target.integrity, base);
    for (const type of ['load', 'error'] as const)
      second.addEventListener(type, () => void end(second, type));
    insertAsset(second);
  };
  // In the capture phase this listener runs before the listeners of the element.
  addEventListener('error', retry, true);
  return () => {
    removeEventListener('error', retry, true);
    for (const each of elements()) if (!before.includes(each)) each.remove();
  };
};
