import { createFakeBrowser } from '../../platform/browser/testing/fake-browser';
import { createContentPorts } from './content-ports';

const ALLOWED = ['/media/a.jpg', 'https://shop.example/media/a.jpg', 'https://images.example/ecom/log-out'];
const REFUSED = ['/ecom/log-out', '/media/../ecom/log-out', 'https://shop.example:8443/ecom/log-out'];

describe('requests to trackers', () => {
  it('go to allowed addresses alone, without cookies [CONT-6]', () => {
    const requests: (readonly [unknown, RequestInit | undefined])[] = [];
    const browser = {
      ...createFakeBrowser().browser,
      cookies: { all: () => '', get: () => 'true', set: () => undefined, remove: () => true },
      fetch: (url: unknown, init?: RequestInit) => {
        requests.push([url, init]);
        return Promise.resolve(new Response());
      },
    };
    const { beacon } = createContentPorts({
      browser,
      analytics: { track: () => undefined },
      warn: () => undefined,
      isShopper: () => true,
      mediaPaths: ['/media/', '/content/dam/'],
    });
    beacon([...ALLOWED, ...REFUSED]);
    expect(requests.map(([url]) => url)).toEqual(ALLOWED);
    for (const [, init] of requests) expect(init).toMatchObject({ credentials: 'omit' });
  });
});
