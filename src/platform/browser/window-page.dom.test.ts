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
    createWindowPage().focusMain(51);
    expect(document.activeElement).toBe(main);
    expect(scrolled).toHaveBeenCalledWith({ top: 349 });
  });

  it('removes the tabindex from the element once it has lost focus [SHELL-1] [FED-6]', () => {
    jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
    const main = document.body.appendChild(document.createElement('main'));
    createWindowPage().focusMain(51);
    main.blur();
    expect(main.hasAttribute('tabindex')).toBe(false);
  });

  it('does nothing if the page has no main element [SHELL-1]', () => {
    expect(() => createWindowPage().focusMain(51)).not.toThrow();
  });
});

describe('setRootProperty', () => {
  it('leaves no style attribute on an element that had none [FED-6]', () => {
    document.documentElement.removeAttribute('style');
    createWindowPage().setRootProperty('--shop-header-height', '64px')();
    expect(document.documentElement.hasAttribute('style')).toBe(false);
  });

  it('removes the property when it is restored [FED-6]', () => {
    const restore = createWindowPage().setRootProperty('--shop-header-height', '64px');
    expect(document.documentElement.style.getPropertyValue('--shop-header-height')).toBe('64px');
    restore();
    expect(document.documentElement.style.getPropertyValue('--shop-header-height')).toBe('');
  });

  it("restores the host's value of the property [FED-6]", () => {
    document.documentElement.style.setProperty('--shop-header-height', '10px');
    createWindowPage().setRootProperty('--shop-header-height', '64px')();
    expect(document.documentElement.style.getPropertyValue('--shop-header-height')).toBe('10px');
  });
});

describe('onLocationChange', () => {
  it('calls the listener when the hash changes, until it is removed [NAV-2]', async () => {
    const received: string[] = [];
    const page = createWindowPage();
    const stop = page.onLocationChange(() => received.push(page.location().hash));
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
});
