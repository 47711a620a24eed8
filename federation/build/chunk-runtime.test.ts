import { runInNewContext } from 'node:vm';
import { publicPath } from './chunk-runtime';

class FakeScript {
  readonly src = 'https://cdn.shop.example/mfe/1.2.0_ab/lean.abc123.js';
}

/** Runs the code as an entry whose script element is `currentScript`. */
const run = (currentScript: unknown, stack: string): unknown => {
  const runtime: { p?: string } = {};
  const page = { currentScript };
  runInNewContext(publicPath(), {
    __webpack_require__: runtime,
    Document: { prototype: page },
    document: page,
    HTMLScriptElement: FakeScript,
    URL,
    Error: () => ({ stack }),
  });
  return runtime.p;
};

describe('publicPath', () => {
  it("is the folder of the entry's script element [FED-1]", () =>
    expect(run(new FakeScript(), '')).toBe('https://cdn.shop.example/mfe/1.2.0_ab/'));

  it.each([
    [
      'Chromium',
      'Error\n    at https://shop.example/mfe/1_a/lean.a.js:1:9\n    at https://shop.example/page.js:2:1',
    ],
    ['Firefox', '@https://shop.example/mfe/1_a/lean.a.js:1:9\n@https://shop.example/page.js:2:1'],
  ])('is the folder of the running file in %s if the page has no script element for it [FED-1]', (_, stack) =>
    expect(run(null, stack)).toBe('https://shop.example/mfe/1_a/'),
  );
});
