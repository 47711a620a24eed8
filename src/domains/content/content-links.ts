import { buylistRoute, contentRoute } from '../../kernel/routes';
import { safeUrl } from '../../kernel/safe-url';

/** The path of pages in the content system, and of its assets: they have no page in the shop. */
const CMS_PATH = '/content/';
const ASSETS_PATH = '/content/dam/';

/**
 * Makes an editor's address safe, and maps pages of the content system to pages of the shop [CONT-4]. Returns undefined
 * for an unsafe address.
 */
export const contentHref = (address: unknown): string | undefined => {
  const href = safeUrl(address);
  return href?.startsWith(CMS_PATH) && !href.startsWith(ASSETS_PATH)
    ? contentRoute(href.slice(CMS_PATH.length))
    : href;
};

/** The target of an advert: the list of its products if it has several, otherwise its own link [CONT-5]. */
export const advertHref = (lineNumbers: readonly string[], own: string | undefined): string | undefined =>
  lineNumbers.length > 1 ? buylistRoute(lineNumbers) : own;
