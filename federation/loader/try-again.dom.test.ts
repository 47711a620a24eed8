/** @jest-environment-options {"url": "https://shop.example/ecom/"} */
import { loadUntilLoaded } from './try-again';

/** Starts to load with a function whose calls fail until `loads` is true. */
const start = () => {
  const state = { loads: false, calls: 0 };
  const failures: string[] = [];
  const loaded: string[] = [];
  const stop = loadUntilLoaded(
    async () => {
      state.calls += 1;
      if (!state.loads) throw new Error('away');
      return 'header';
    },
    (value) => loaded.push(value),
    () => failures.push('failed'),
  );
  return { state, failures, loaded, stop };
};

const settle = () => new Promise((resolve) => setTimeout(resolve));

const send = async (type: string) => {
  window.dispatchEvent(new Event(type));
  await settle();
};

const setHidden = (hidden: boolean) =>
  Object.defineProperty(document, 'hidden', { configurable: true, value: hidden });

let stop: () => void = () => undefined;
afterEach(() => {
  stop();
  setHidden(false);
  history.replaceState(null, '', '/ecom/');
});

const startAndFail = async () => {
  const started = start();
  ({ stop } = started);
  await settle();
  return started;
};

describe('loadUntilLoaded', () => {
  it('loads once, and not again without an event [FED-4]', async () => {
    const { state, failures } = await startAndFail();
    expect([state.calls, failures]).toEqual([1, ['failed']]);
  });

  it.each(['online', 'visibilitychange'])('makes one attempt at each event %s [FED-4]', async (type) => {
    const { state, loaded } = await startAndFail();
    await send(type);
    await send(type);
    expect(state.calls).toBe(3);
    state.loads = true;
    await send(type);
    expect(loaded).toEqual(['header']);
    await send(type);
    expect([state.calls, loaded]).toEqual([4, ['header']]);
  });

  it('makes one attempt after the one under way, for all events meanwhile [FED-4]', async () => {
    const { state, loaded } = await startAndFail();
    window.dispatchEvent(new Event('online'));
    window.dispatchEvent(new Event('visibilitychange'));
    window.dispatchEvent(new Event('online'));
    expect(state.calls).toBe(2);
    state.loads = true;
    await settle();
    expect([state.calls, loaded]).toEqual([3, ['header']]);
  });

  it.each(['popstate', 'focusin'])(
    'makes one attempt for each address of the page, which it reads at the event %s [FED-4]',
    async (type) => {
      const { state } = await startAndFail();
      await send(type);
      expect(state.calls).toBe(1);
      history.pushState(null, '', '/ecom/shop/trolley');
      await send(type);
      await send(type);
      expect(state.calls).toBe(2);
    },
  );

  it('follows the Navigation API, and ignores another global with its name [FED-4] [FED-6]', async () => {
    const navigation = new EventTarget();
    Reflect.set(window, 'navigation', navigation);
    const { state } = await startAndFail();
    history.pushState(null, '', '/ecom/recipes');
    navigation.dispatchEvent(new Event('currententrychange'));
    await settle();
    expect(state.calls).toBe(2);
    stop();
    Reflect.set(window, 'navigation', {});
    ({ stop } = start());
    Reflect.deleteProperty(window, 'navigation');
  });

  it('makes no attempt while the page is hidden [FED-4]', async () => {
    const { state } = await startAndFail();
    setHidden(true);
    await send('visibilitychange');
    expect(state.calls).toBe(1);
  });

  it('makes no attempt after it is stopped, and reports none that was under way [FED-6]', async () => {
    const { state, failures, stop: end } = await startAndFail();
    window.dispatchEvent(new Event('online'));
    end();
    await send('online');
    expect([state.calls, failures]).toEqual([2, ['failed']]);
  });
});
