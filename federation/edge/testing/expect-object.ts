import path from 'node:path';
import { headersOf } from '../../release/store';
import type { request } from './request';

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
