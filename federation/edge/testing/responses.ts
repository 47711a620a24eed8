import path from 'node:path';
import { headersOf } from '../../release/store';

/** Pause between two requests. */
const POLL_MS = 20;

export interface EdgeResponse {
  readonly status: number;
  /** Decompressed, except for a delta. */
  readonly bytes: Buffer;
  readonly text: string;
  readonly header: (name: string) => string | null;
}

/** Sends a request as a browser on another origin does, with the given Accept-Encoding. */
export const request = async (
  address: string,
  encoding = '',
  headers: Readonly<Record<string, string>> = {},
): Promise<EdgeResponse> => {
  const response = await fetch(address, {
    headers: { origin: 'https://host.example', 'accept-encoding': encoding, ...headers },
  });
  const bytes = Buffer.from(await response.arrayBuffer());
  return {
    status: response.status,
    bytes,
    text: bytes.toString(),
    header: (name) => response.headers.get(name),
  };
};

/**
 * Repeats a request until the response is the expected one, or until the timeout of the test.
 *
 * @param check called with each response up to and including the expected one; throws if the response is wrong
 */
export const requestUntil = async (
  address: string,
  isExpected: (response: EdgeResponse) => boolean,
  check: (response: EdgeResponse) => void = () => undefined,
): Promise<EdgeResponse> => {
  for (;;) {
    const response = await request(address);
    check(response);
    if (isExpected(response)) return response;
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
};

/** Values of accept-encoding: every encoding that a browser accepts, gzip alone, and none. */
export const ACCEPTED = ['br, gzip', 'gzip', ''];

const isDictionary = (key: string): boolean => /\.[0-9a-f]{6}\.(js|css)$/.test(key);

/** Returns the value of `Use-As-Dictionary`, which names the same chunk in every release. */
const matchOf = (key: string): string =>
  `match="/ecom/assets/mfe/common/*/${path.basename(key).replace(/\.[0-9a-f]{6}\./, '.*.')}"`;

/**
 * Expects a file in each of {@link ACCEPTED}, with the headers that the release tool gives an object.
 *
 * @param encodings the expected content-encodings, null for none
 */
export const expectObject = (
  key: string,
  responses: readonly Awaited<ReturnType<typeof request>>[],
  encodings: readonly (string | null)[],
): void => {
  const { contentType, cacheControl } = headersOf(key);
  expect(responses.map(({ header }) => header('content-encoding'))).toEqual(encodings);
  expect(new Set(responses.map(({ text }) => text)).size).toBe(1);
  for (const { status, header } of responses) {
    expect(status).toBe(200);
    expect(header('content-type')).toBe(contentType);
    expect(header('cache-control')).toBe(cacheControl);
    expect(header('vary')).toBe(
      isDictionary(key) ? 'Accept-Encoding, Available-Dictionary' : 'Accept-Encoding',
    );
    expect(header('use-as-dictionary')).toBe(isDictionary(key) ? matchOf(key) : null);
    expect(header('access-control-allow-origin')).toBe('*');
    expect(header('cross-origin-resource-policy')).toBe('cross-origin');
    expect(header('timing-allow-origin')).toBe('*');
    expect(header('x-content-type-options')).toBe('nosniff');
  }
};
