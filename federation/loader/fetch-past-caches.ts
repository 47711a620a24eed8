import { bustCaches } from './release';

/**
 * Fetches a file of JSON, and once more past all caches if the response is not what is expected: a cache may have kept an
 * error, or the page of a maintenance. There is no second request after the timeout of the first.
 *
 * @param isExpected returns whether the JSON is that of the file
 * @throws Error if neither response is the file
 */
export const fetchPastCaches = async (
  url: string,
  init: RequestInit & { readonly signal: AbortSignal },
  isExpected: (body: unknown) => boolean,
): Promise<Response> => {
  const request = async (address: string, cache: RequestCache): Promise<Response> => {
    const response = await fetch(address, { ...init, cache });
    if (response.ok && isExpected(await response.clone().json())) return response;
    throw new Error(`Shop header: ${address} returned status ${response.status} without the expected JSON`);
  };
  return request(url, 'default').catch((error: unknown) => {
    if (init.signal.aborted) throw error;
    // The host's own address of the manifest may have a query.
    return request(url.includes('?') ? `${url}&retry=1` : bustCaches(url), 'reload');
  });
};
