import { createManualClock } from '../../../kernel/testing/manual-clock';
import type { FollowedPage } from '../browser';

/** Creates a source of messages, with its listeners. */
export const subscribable = <Message = void>() => {
  const listeners = new Set<(message: Message) => void>();
  return {
    listeners: () => listeners.size,
    on: (listener: (message: Message) => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    send: (message: Message) => {
      for (const listener of listeners) listener(message);
    },
  };
};

/** A page that is open, unless the test prerenders it. */
const createOpening = () => {
  const opening = subscribable();
  let isPrerendering = false;
  return {
    opening,
    onceOpened: (callback: () => void) => {
      if (isPrerendering) return opening.on(callback);
      callback();
      return () => undefined;
    },
    prerender: () => {
      isPrerendering = true;
    },
    /** The shopper opens the prerendered page. */
    openPrerendered: () => {
      isPrerendering = false;
      opening.send();
    },
  };
};

/** Creates a page whose scroll position, width and location are set by the test. */
export const createFakePage = (address = 'https://shop.example/ecom/shop/browse/groceries') => {
  const clock = createManualClock();
  const [scroll, resize, move] = [subscribable(), subscribable(), subscribable()];
  const { onceOpened, opening, ...opener } = createOpening();
  const properties = new Map<string, string>();
  let here = new URL(address);
  let [top, end, wide, high, locks, raised] = [0, 10_000, 1200, 800, 0, 0];

  const page: Omit<FollowedPage, 'recall' | 'remember'> = {
    now: clock.now,
    after: clock.after,
    afterPaint: (callback) => clock.after(16, callback),
    onceOpened,
    location: () => here,
    searchField: () => undefined,
    onLocationChange: move.on,
    scrollTop: () => top,
    maxScrollTop: () => end,
    onScroll: scroll.on,
    raise: (pixels) => {
      raised = pixels;
    },
    onResize: resize.on,
    width: () => wide,
    height: () => high,
    lockScroll() {
      locks += 1;
      return () => {
        locks -= 1;
      };
    },
    focusMain: () => undefined,
    setRootProperty(name, value) {
      const before = properties.get(name);
      properties.set(name, value);
      return () => void (before === undefined ? properties.delete(name) : properties.set(name, before));
    },
  };
  return {
    page,
    clock,
    /** Custom properties on the document's root. */
    properties,
    /** Returns the number of scroll locks. */
    locks: () => locks,
    /** Returns by how many CSS pixels the header has moved up. */
    raised: () => raised,
    listeners: () => [scroll, resize, move, opening].reduce((sum, { listeners }) => sum + listeners(), 0),
    /** @param endsAt the scroll position of the page's end */
    scrollTo(to: number, endsAt = 10_000) {
      [top, end] = [to, endsAt];
      scroll.send();
    },
    resizeTo(width: number, height = 800) {
      [wide, high] = [width, height];
      resize.send();
    },
    ...opener,
    moveTo(path: string) {
      here = new URL(path, here);
      move.send();
    },
  };
};
