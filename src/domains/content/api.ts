import type { CustomerSearchRequest, PageContent } from '../../../federation/contract';
import { bodyOf, failed, type Result } from '../../kernel/result';
import type { Http } from '../../platform/http';
import { decodePageContent } from './decode';

interface PageContentDeps {
  readonly http: Http;
  /** The content service's configured base address. */
  readonly address: string;
  /** The path of the page that shows the content. */
  readonly contentUrl: string;
  /** Resolves when the session is known; with undefined for a visitor. */
  readonly customerId: () => Promise<string | undefined>;
}

/** An empty segment, a segment that starts with a dot, or a character with a special meaning in a URL. */
const INVALID_PATH = /(^|\/)([./]|$)|[^\w./~-]/;

/** Sends `PUT {content}/{path}?clientType=WEB_APP` and decodes the page's content [CONT-10] [CALL-2]. */
export const loadPageContent = async (
  { http, address, contentUrl, customerId }: PageContentDeps,
  path: string,
  { queryParams }: CustomerSearchRequest,
  signal: AbortSignal,
): Promise<Result<PageContent>> => {
  if (INVALID_PATH.test(path)) return failed('invalid-path', path);
  return bodyOf(
    await http.send({
      call: 'content',
      at: address,
      id: path,
      body: {
        contentUrl,
        customerId: (await customerId()) ?? null,
        customerSearchRequest: { queryParams },
      },
      signal,
      decode: decodePageContent,
    }),
  );
};
