import { whenIdle } from './when-idle';

const setReadyState = (state: DocumentReadyState) => {
  Object.defineProperty(document, 'readyState', { value: state, configurable: true });
};

/** Gives the page idle callbacks, which jsdom does not have; `run` runs those that wait. */
const createIdleCallbacks = () => {
  const waiting: (() => void)[] = [];
  Object.assign(window, {
    requestIdleCallback: (callback: () => void) => waiting.push(callback),
    cancelIdleCallback: (id: number) => waiting.splice(id - 1, 1),
  });
  const run = () => {
    for (const callback of waiting.splice(0)) callback();
  };
  return { waiting, run };
};

describe('whenIdle', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => {
    jest.useRealTimers();
    for (const [object, name] of [
      [document, 'readyState'],
      [window, 'requestIdleCallback'],
      [window, 'cancelIdleCallback'],
    ] as const)
      Reflect.deleteProperty(object, name);
  });

  it('calls back once, when the page has loaded and the browser is idle', () => {
    const { waiting, run } = createIdleCallbacks();
    setReadyState('interactive');
    const called = jest.fn();
    whenIdle(called);
    expect(waiting).toHaveLength(0);
    window.dispatchEvent(new Event('load'));
    expect(called).not.toHaveBeenCalled();
    run();
    jest.advanceTimersByTime(10_000);
    expect(called).toHaveBeenCalledTimes(1);
  });

  it('calls back 200 ms after the page has loaded in a browser without idle callbacks', () => {
    const called = jest.fn();
    whenIdle(called);
    jest.advanceTimersByTime(199);
    expect(called).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    expect(called).toHaveBeenCalledTimes(1);
  });

  it('calls back after 2.5 s on a page that is still loading', () => {
    setReadyState('interactive');
    const called = jest.fn();
    whenIdle(called);
    jest.advanceTimersByTime(2_499);
    expect(called).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    window.dispatchEvent(new Event('load'));
    jest.advanceTimersByTime(10_000);
    expect(called).toHaveBeenCalledTimes(1);
  });

  it('does not call back after it is cancelled', () => {
    const { waiting } = createIdleCallbacks();
    const called = jest.fn();
    whenIdle(called)();
    jest.advanceTimersByTime(10_000);
    expect([called.mock.calls.length, waiting.length, jest.getTimerCount()]).toEqual([0, 0, 0]);
  });
});
