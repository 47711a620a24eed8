import { settle } from '../kernel/testing/settle';
import { OPERATOR } from '../context/testing/shop-data';
import { createTestHeader } from './testing/test-header';

const SUMMARY = { trolley: { count: '3', cost: '£43.10', name: '£43.10, 3 items, trolley' } };
/** A session whose service never responds. */
const SESSION = { load: () => new Promise<never>(() => undefined) };

/** Returns the listeners that are added to these elements from now on, without those that are removed. */
const recordListeners = (...elements: readonly EventTarget[]) => {
  const listeners: { readonly name: string; readonly listener: unknown }[] = [];
  for (const element of elements) {
    jest.spyOn(element, 'addEventListener').mockImplementation((name, listener) => {
      listeners.push({ name, listener });
    });
    jest.spyOn(element, 'removeEventListener').mockImplementation((name, listener) => {
      const at = listeners.findIndex((each) => each.name === name && each.listener === listener);
      if (at >= 0) listeners.splice(at, 1);
    });
  }
  return listeners;
};

interface Store {
  subscribe: (listener: never) => () => void;
}

/** Returns a function that returns how many subscriptions each store has got from now on. */
const countSubscriptions = (stores: readonly Store[]) => {
  const active = stores.map((store) => {
    const subscriptions = new Set<object>();
    const { subscribe } = store;
    store.subscribe = (listener) => {
      const stop = subscribe(listener);
      subscriptions.add(stop);
      return () => {
        subscriptions.delete(stop);
        stop();
      };
    };
    return subscriptions;
  });
  return () => active.map(({ size }) => size);
};

// Otherwise the code is compiled while the test waits for it.
beforeAll(() => Promise.all([import('./idle-features'), import('../features/amend/amend-bar')]));

describe('a runtime whose host replaces the content of its page', () => {
  it('stops when its element leaves the document, and starts again when it returns [FED-6]', () => {
    const element = document.body.appendChild(document.createElement('header'));
    const { runtime, header, browser, listeners } = createTestHeader({ element, session: SESSION });
    let resize = (): void => undefined;
    jest.spyOn(browser, 'observeHeight').mockImplementation((_element, listener) => {
      resize = () => listener(0);
      return () => undefined;
    });
    const stop = runtime.start();
    const started = listeners();
    expect(started).toBeGreaterThan(0);
    header.page.getState().open('account');
    element.remove();
    resize();
    expect([listeners(), header.page.getState().openPanel]).toEqual([0, 'none']);
    document.body.append(element);
    resize();
    expect(listeners()).toBe(started);
    stop();
    expect(listeners()).toBe(0);
    element.remove();
  });
});

describe('a runtime whose features have all started', () => {
  it('removes every listener, subscription, timer and banner when it is stopped [FED-6]', async () => {
    const element = document.body.appendChild(document.createElement('header'));
    // jsdom adds listeners of its own with the first query and the first style.
    element.querySelector('a');
    getComputedStyle(element);
    const onElements = recordListeners(element, document);
    const { runtime, header, listeners, clock, loadOrder } = createTestHeader({
      element,
      session: SESSION,
      config: { features: { healthPanel: true, pinBar: true } },
      preloaded: { summary: SUMMARY },
    });
    const { session, context, trolley, slot } = runtime;
    const subscriptions = countSubscriptions([session, trolley, slot, header.page]);
    const shown = () => [
      runtime.amend.amendBar.getState().content,
      runtime.modals.store.getState().strips.operator,
    ];
    const stop = runtime.start();
    header.page.setState({ isTouched: true });
    session.setState(OPERATOR, true);
    context.setState({ status: 'ready', context: { customerOrderId: 'co-1' } });
    loadOrder({ isAmendingOrder: true });
    // Some features are loaded once the page is idle.
    for (let times = 0; times < 5; times += 1) {
      clock.pass(2_500);
      await settle();
    }
    expect(shown()).not.toContain(undefined);
    expect(onElements.map(({ name }) => name)).toContain('pointerover');
    expect(Math.min(...subscriptions(), listeners(), clock.pending())).toBeGreaterThan(0);
    stop();
    await settle();
    // The content of the menus follows the session as long as the header exists.
    expect([onElements, subscriptions()]).toEqual([[], [1, 0, 0, 0]]);
    expect([listeners(), clock.pending(), ...shown()]).toEqual([0, 0, undefined, null]);
  });
});
