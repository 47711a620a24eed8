/** @jest-environment-options {"url": "https://shop.example/ecom/"} */
import { RELEASE } from '../testing/release-data';
import type { LoaderOptions } from './options';
import { pageRelease } from './page-release';

it.each<[string, LoaderOptions, string]>([
  ['a base of a release', { base: '/mfe/common' }, '/mfe/common'],
  ['a base of channels', { base: 'mfe', channel: 'stable' }, '/ecom/mfe'],
  ['a path of the release in the page', { base: '/mfe/', release: RELEASE, path: '1.4.2' }, '/mfe/1.4.2'],
])('names %s that does not end in a slash, and sends no request [FED-4]', async (_, options, path) => {
  const fetch = jest.spyOn(globalThis, 'fetch');
  const request = { signal: AbortSignal.timeout(5000), isRetry: false };
  await expect(pageRelease(options, request)).rejects.toMatchObject({
    ...{ kind: 'wrong-shape', code: 'load_wrong_shape', part: 'channel' },
    message: `base https://shop.example${path} lacks a slash at its end`,
  });
  expect(fetch).not.toHaveBeenCalled();
});
