import { buylistRoute, contentRoute } from '../../kernel/routes';
import { safeUrl } from '../../kernel/safe-url';

/** Where the content system keeps its pages. */
const CMS_PATH = '/content/';

/** An address as an editor wrote it, safe to follow; pages of the content system are the shop's own [CONT-4]. */
export const contentHref = (address: unknown): string | undefined => {
  const href = safeUrl(address);
  return href?.startsWith(CMS_PATH) ? contentRoute(href.slice(CMS_PATH.length)) : href;
};

/** Where an advert leads: to all of its products if it has several, otherwise to its own link [CONT-5]. */
export const advertHref = (lineNumbers: readonly string[], own: string | undefined): string | undefined =>
  lineNumbers.length > 1 ? buylistRoute(lineNumbers) : own;
