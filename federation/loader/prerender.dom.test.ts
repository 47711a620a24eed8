import { load } from './load';
import type { Problem } from './options';
import { reportLoaded } from './report';

/** Resolves once the callbacks of all settled promises have been called. */
const settle = () => new Promise<void>((resolve) => process.nextTick(resolve));

const setPrerendering = (isPrerendering: boolean) => {
  Object.defineProperty(document, 'prerendering', { configurable: true, value: isPrerendering });
};

const openPage = () => {
  setPrerendering(false);
  document.dispatchEvent(new Event('prerenderingchange'));
};

describe('the loader in a prerendered page', () => {
  beforeEach(() => {
    setPrerendering(true);
    // What the loader requires of a browser, and jsdom does not have.
    Object.assign(globalThis, { CSSContainerRule: Object });
    Object.assign(document, { adoptedStyleSheets: [] });
  });
  afterEach(() => {
    Reflect.deleteProperty(document, 'prerendering');
  });

  it('makes one attempt, and the other one once the shopper opens the page [FED-11] [FED-4]', async () => {
    const request = jest.fn(() => Promise.reject(new Error('offline')));
    window.fetch = request;
    const problems: Problem[] = [];
    const outcome = load({ base: '/header/', onProblem: (each) => problems.push(each) }, {});
    const failed = expect(outcome).rejects.toThrow();
    await settle();
    expect([request.mock.calls.length, problems]).toEqual([1, []]);
    openPage();
    await failed;
    expect([request.mock.calls.length, problems.length]).toEqual([2, 2]);
  });

  it('reports that the header is loaded once the shopper opens the page [FED-11]', () => {
    const onLoaded = jest.fn();
    const loaded = { version: '1.0.0', channel: 'stable', milliseconds: 1, fromPage: false };
    reportLoaded({ base: '/header/', onLoaded }, loaded);
    expect(onLoaded).not.toHaveBeenCalled();
    openPage();
    expect(onLoaded).toHaveBeenCalledWith(loaded);
  });
});
