import { createFollowWindow } from './follow-window';
import { createWindowPage } from './window-page';

afterEach(() => {
  document.body.replaceChildren();
  document.documentElement.style.cssText = '';
});

describe('focusMain', () => {
  it("moves focus to the host's main element, below the header [SHELL-1] [SHELL-8]", () => {
    const main = document.body.appendChild(document.createElement('main'));
    jest.spyOn(main, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 400, 100, 100));
    const scrolled = jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
    createFollowWindow().focusMain(51);
    expect(document.activeElement).toBe(main);
    expect(scrolled).toHaveBeenCalledWith({ top: 349 });
  });

  it('removes the tabindex from the element once it has lost focus [SHELL-1] [FED-6]', () => {
    jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
    const main = document.body.appendChild(document.createElement('main'));
    createFollowWindow().focusMain(51);
    main.blur();
    expect(main.hasAttribute('tabindex')).toBe(false);
  });

  it('does nothing if the page has no main element [SHELL-1]', () =>
    expect(() => createFollowWindow().focusMain(51)).not.toThrow());
});

describe('setRootProperty', () => {
  it('removes the property when it is restored [FED-6]', () => {
    const restore = createFollowWindow().setRootProperty('--shop-header-height', '64px');
    expect(document.documentElement.style.getPropertyValue('--shop-header-height')).toBe('64px');
    restore();
    expect(document.documentElement.style.getPropertyValue('--shop-header-height')).toBe('');
  });
});

describe('onLocationChange', () => {
  it('calls the listener when the hash changes, until it is removed [NAV-2]', async () => {
    const received: string[] = [];
    const page = createFollowWindow();
    const stop = page.onLocationChange(() => received.push(window.location.hash));
    const change = (hash: string) =>
      new Promise((changed) => {
        window.addEventListener('hashchange', changed, { once: true });
        window.location.hash = hash;
      });
    await change('one');
    stop();
    await change('two');
    expect([...new Set(received)]).toEqual(['#one']);
  });

  it.each(['pointerover', 'focusin', 'keydown', 'click'])(
    'reads the address of pushState at the next %s where the Navigation API is missing [NAV-2]',
    (name) => {
      const received: string[] = [];
      const stop = createFollowWindow().onLocationChange(() => received.push(window.location.pathname));
      const link = document.body.appendChild(document.createElement('a'));
      link.addEventListener(name, (event) => event.stopPropagation());
      const use = () => link.dispatchEvent(new Event(name, { bubbles: true }));
      use();
      history.pushState(null, '', '/ecom/lists');
      use();
      use();
      stop();
      history.pushState(null, '', '/');
      use();
      expect(received).toEqual(['/ecom/lists']);
    },
  );
});

describe('afterPaint', () => {
  it('calls its callback once when the first frame comes after the time limit, as in a hidden tab [FED-4]', () => {
    jest.useFakeTimers();
    try {
      const frames = new Map<number, FrameRequestCallback>();
      jest.spyOn(window, 'requestAnimationFrame').mockImplementation((frame) => {
        frames.set(frames.size + 1, frame);
        return frames.size;
      });
      jest.spyOn(window, 'cancelAnimationFrame').mockImplementation((handle) => void frames.delete(handle));
      const callback = jest.fn();
      createWindowPage().afterPaint(callback);
      jest.advanceTimersByTime(500);
      for (const frame of frames.values()) frame(500);
      jest.runAllTimers();
      expect(callback).toHaveBeenCalledTimes(1);
    } finally {
      jest.useRealTimers();
    }
  });
});

describe('onceOpened', () => {
  const setPrerendering = (isPrerendering: boolean) =>
    Object.defineProperty(document, 'prerendering', { configurable: true, value: isPrerendering });

  afterEach(() => {
    Reflect.deleteProperty(document, 'prerendering');
  });

  it('calls its callback at once in a page that the shopper sees [FED-11]', () => {
    const callback = jest.fn();
    createWindowPage().onceOpened(callback);
    expect(callback).toHaveBeenCalledTimes(1);
  });

  it('waits in a prerendered page until the shopper opens it [FED-11]', () => {
    setPrerendering(true);
    const callback = jest.fn();
    createWindowPage().onceOpened(callback);
    expect(callback).not.toHaveBeenCalled();
    document.dispatchEvent(new Event('prerenderingchange'));
    expect(callback).toHaveBeenCalledTimes(1);
  });

  it('makes no call after it is cancelled [FED-6] [FED-11]', () => {
    setPrerendering(true);
    const callback = jest.fn();
    createWindowPage().onceOpened(callback)();
    document.dispatchEvent(new Event('prerenderingchange'));
    expect(callback).not.toHaveBeenCalled();
  });
});
